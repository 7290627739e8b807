import { FlowSessionsService } from './flow-sessions.service.js';
import { GrantsService } from './grants.service.js';
import { IdTokenGrant } from './id-token.grant.js';
import { LinkingCallersService } from './linking-callers.service.js';
import { PasswordGrant } from './password.grant.js';
import { PkceGrant } from './pkce.grant.js';
import { RefreshTokenGrant } from './refresh-token.grant.js';

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
