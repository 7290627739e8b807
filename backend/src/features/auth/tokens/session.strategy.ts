import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../../common/access/principal.js';
import { AuthError } from '../protocol/auth-error.js';
import { BearerAuthenticatorService } from './bearer-authenticator.service.js';
import { RequestStrategy } from './request.strategy.js';

/** Not `session`: passport registers its own strategy by that name, which may accept requests. */
export const SESSION_STRATEGY = 'access-token';

/** Authenticates a bearer token. */
@Injectable()
export class SessionStrategy extends PassportStrategy(RequestStrategy, SESSION_STRATEGY) {
  constructor(private readonly authenticator: BearerAuthenticatorService) {
    super();
  }

  /** @throws AuthError why there is no such person */
  async validate({ headers }: FastifyRequest): Promise<Principal> {
    const result = await this.authenticator.authenticate(headers.authorization);
    if (result instanceof AuthError) throw result;
    return result;
  }
}
