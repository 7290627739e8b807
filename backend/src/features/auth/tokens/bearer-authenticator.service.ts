import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/access/principal.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionCheckService, type SessionRefusal } from '../sessions/session-check.service.js';
import { AccessTokenService } from './access-token.service.js';

const BEARER = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i;

const MESSAGES: Readonly<Record<SessionRefusal, string>> = {
  session_not_found: 'The session of this token has ended',
  session_expired: 'The session has ended: sign in again',
  user_not_found: 'The account of this token is gone',
  user_banned: 'User is banned',
};

/** Finds the person behind a bearer token: signature once per token, session every few seconds. */
@Injectable()
export class BearerAuthenticatorService {
  constructor(
    private readonly tokens: AccessTokenService,
    private readonly sessions: SessionCheckService,
  ) {}

  /**
   * @param authorization the header as it came.
   * @returns the person, or why there is none.
   */
  async authenticate(authorization: string | undefined): Promise<Principal | AuthError> {
    const token = readBearer(authorization);
    if (token === undefined) return new AuthError('no_authorization', 'This call needs a bearer token');
    const verified = await this.tokens.verify(token);
    if (!verified) return new AuthError('bad_jwt', 'The token is not valid or has expired');
    const status = await this.sessions.check(verified);
    if ('principal' in status) return status.principal;
    // The protocol refuses a refresh with 400, but a token with 403.
    return new AuthError(status.refusal, MESSAGES[status.refusal], { status: 403 });
  }

  /** The person, if token and session were both checked moments ago; undefined says nothing about the others. */
  findCached(authorization: string | undefined): Principal | undefined {
    const token = readBearer(authorization);
    const verified = token === undefined ? undefined : this.tokens.findVerified(token);
    return verified && this.sessions.findCached(verified);
  }
}

function readBearer(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}
