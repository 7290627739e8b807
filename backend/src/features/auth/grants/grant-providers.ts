import { PasswordGrant, RefreshTokenGrant } from './grant.js';
import { GrantsService } from './grants.service.js';
import { IdTokenGrant, LinkingCallersService } from './id-token.grant.js';
import { FlowSessionsService, PkceGrant } from './pkce.grant.js';

/** The ways to get a session from the token endpoint. */
export const GRANT_PROVIDERS = [
  FlowSessionsService,
  GrantsService,
  IdTokenGrant,
  LinkingCallersService,
  PasswordGrant,
  PkceGrant,
  RefreshTokenGrant,
];
