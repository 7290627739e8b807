import { SessionRevocationEventsService } from '../tokens/realtime-authenticator.service.js';
import { AuthSessionsService } from './auth-sessions.service.js';
import { DemoSessionService } from './demo/demo-session.service.js';
import { ExpiredAuthRowsService } from './expired-auth-rows.service.js';
import { RefreshTokenFamilyService, RefreshTokensService } from './refresh-tokens.service.js';
import { SessionQueries } from './session.queries.js';
import { SessionCheckService } from './session-check.service.js';
import { SessionIssuerService } from './session-issuer.service.js';
import { SessionLimitsService } from './session-limits.service.js';
import { SessionProofsService } from './session-proofs.service.js';

/** Sessions, and the tokens that renew them. */
export const SESSION_PROVIDERS = [
  AuthSessionsService,
  DemoSessionService,
  ExpiredAuthRowsService,
  RefreshTokenFamilyService,
  RefreshTokensService,
  SessionCheckService,
  SessionIssuerService,
  SessionLimitsService,
  SessionProofsService,
  SessionQueries,
  SessionRevocationEventsService,
];
