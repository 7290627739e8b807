import { Inject, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../../../common/crypto/secrets.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { AuthError } from '../protocol/auth-error.js';
import { RequestStrategy } from './request.strategy.js';

const API_KEY_STRATEGY = 'api-key';

/** Accepts the installation's public key or its service key (S7.1), as header or query parameter. */
@Injectable()
export class ApiKeyStrategy extends PassportStrategy(RequestStrategy, API_KEY_STRATEGY) {
  constructor(@Inject(SECRETS) private readonly secrets: Secrets) {
    super();
  }

  /** @throws AuthError `no_api_key` */
  validate(request: FastifyRequest<{ Querystring: { apikey?: unknown } }>): { isApiKey: true } {
    const given = request.headers['apikey'] ?? request.query.apikey;
    const { anonKey, serviceKey } = this.secrets;
    if (isSameSecret(given, anonKey) || isSameSecret(given, serviceKey)) return { isApiKey: true };
    throw new AuthError('no_api_key', 'The apikey header is missing or not of this installation');
  }
}

/** Allows only requests with the installation's API key. */
@Injectable()
export class ApiKeyGuard extends AuthGuard(API_KEY_STRATEGY) {
  /** The key does not identify a user; another guard sets `request.user`. */
  override getAuthenticateOptions(): { property: string } {
    return { property: 'apiKey' };
  }
}
