import { timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SECRETS } from '../../config/config.module.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { AuthError } from './auth-error.js';

/** Auth calls carry the installation's public key (S7.1), as header or as query parameter. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(@Inject(SECRETS) private readonly secrets: Secrets) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Querystring: { apikey?: unknown } }>>();
    const given = request.headers['apikey'] ?? request.query.apikey;
    const { anonKey, serviceKey } = this.secrets;
    if (typeof given === 'string' && (isSame(given, anonKey) || isSame(given, serviceKey))) return true;
    throw new AuthError('no_api_key', 'The apikey header is missing or not of this installation');
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
