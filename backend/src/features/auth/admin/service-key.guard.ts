import { timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { AuthError } from '../auth-error.js';
import { BearerAuthenticator } from '../bearer-authenticator.service.js';

/** Lets only those through who hold the service key, as their bearer token. Never a person, whoever it is. */
@Injectable()
export class ServiceKeyGuard implements CanActivate {
  constructor(
    @Inject(SECRETS) private readonly secrets: Secrets,
    private readonly authenticator: BearerAuthenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { authorization } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (isBearer(authorization, this.secrets.serviceKey)) return true;
    if (isBearer(authorization, this.secrets.anonKey)) throw notAdmin();
    const caller = await this.authenticator.authenticate(authorization);
    throw caller instanceof AuthError ? caller : notAdmin();
  }
}

function isBearer(authorization: string | undefined, key: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${key}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function notAdmin(): AuthError {
  return new AuthError('not_admin', 'This call needs the service key');
}
