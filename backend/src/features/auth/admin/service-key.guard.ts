import { Inject, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../../../common/crypto/secrets.js';
import { identifyCaller } from '../../../common/http/request-context.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { BearerAuthenticatorService } from '../tokens/bearer-authenticator.service.js';
import { RequestStrategy } from '../tokens/request.strategy.js';

const SERVICE_KEY_STRATEGY = 'service-key';

/** Accepts only the service key as bearer token, never the token of a person. */
@Injectable()
export class ServiceKeyStrategy extends PassportStrategy(RequestStrategy, SERVICE_KEY_STRATEGY) {
  constructor(
    @Inject(SECRETS) private readonly secrets: Secrets,
    private readonly authenticator: BearerAuthenticatorService,
    private readonly events: SecurityEventsRecorderService,
  ) {
    super();
  }

  /** @throws AuthError `not_admin`, or why the bearer token is not good */
  async validate(request: FastifyRequest): Promise<{ isOperator: true }> {
    if (!isBearer(request.headers.authorization, this.secrets.serviceKey)) throw await this.refuse(request);
    identifyCaller('admin_api');
    return { isOperator: true };
  }

  private async refuse({ method, routeOptions, headers: { authorization } }: FastifyRequest): Promise<AuthError> {
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
  return isSameSecret(authorization, `Bearer ${key}`);
}

function notAdmin(): AuthError {
  return new AuthError('not_admin', 'This call needs the service key');
}

/** Allows only requests with the service key. */
@Injectable()
export class ServiceKeyGuard extends AuthGuard(SERVICE_KEY_STRATEGY) {
  /** A program is not a person: `request.user` stays empty. */
  override getAuthenticateOptions(): { property: string } {
    return { property: 'operator' };
  }
}
