import { timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { identifyCaller } from '../../../common/http/request-context.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from '../auth-error.js';
import { BearerAuthenticator } from '../bearer-authenticator.service.js';

/** Lets only those through who hold the service key, as their bearer token. Never a person, whoever it is. */
@Injectable()
export class ServiceKeyGuard implements CanActivate {
  constructor(
    @Inject(SECRETS) private readonly secrets: Secrets,
    private readonly authenticator: BearerAuthenticator,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { authorization } = request.headers;
    if (isBearer(authorization, this.secrets.serviceKey)) {
      identifyCaller('admin_api');
      return true;
    }
    throw await this.refuse(request, authorization);
  }

  private async refuse(
    { method, routeOptions }: FastifyRequest,
    authorization: string | undefined,
  ): Promise<AuthError> {
    const isAnon = isBearer(authorization, this.secrets.anonKey);
    const caller = isAnon ? notAdmin() : await this.authenticator.authenticate(authorization);
    const isPerson = !(caller instanceof AuthError);
    if (isPerson) identifyCaller('person', caller.sessionId);
    const details = { route: `${method} ${routeOptions.url}` };
    await this.events.recordOfStranger({ kind: 'admin_refused', userId: isPerson ? caller.userId : null, details });
    return isPerson ? notAdmin() : caller;
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
