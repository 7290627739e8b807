import { AccessTokenService } from './access-token.service.js';
import { ApiKeyStrategy } from './api-key.strategy.js';
import { BearerAuthenticatorService } from './bearer-authenticator.service.js';
import { RealtimeAuthenticatorService } from './realtime-authenticator.service.js';
import { SessionStrategy } from './session.strategy.js';

/** Access tokens, and who is let in by them. */
export const TOKEN_PROVIDERS = [
  AccessTokenService,
  ApiKeyStrategy,
  BearerAuthenticatorService,
  RealtimeAuthenticatorService,
  SessionStrategy,
];
