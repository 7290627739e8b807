import { AccessTokenService } from './access-token.service.js';
import { ApiKeyStrategy } from './api-key.guard.js';
import { BearerAuthenticatorService } from './bearer-authenticator.service.js';
import { RealtimeAuthenticatorService } from './realtime-authenticator.service.js';
import { SessionStrategy } from './session.strategy.js';

/** Access tokens, and the guards that check them. */
export const TOKEN_PROVIDERS = [
  AccessTokenService,
  ApiKeyStrategy,
  BearerAuthenticatorService,
  RealtimeAuthenticatorService,
  SessionStrategy,
];
