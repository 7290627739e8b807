import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/access/principal.js';
import { AccessTokenService } from './access-token.service.js';
import { AuthError } from './auth-error.js';
import { SessionCheckService, type SessionRefusal } from './session-check.service.js';

const BEARER = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i;

const MESSAGES: Readonly<Record<SessionRefusal, string>> = {
  session_not_found: 'The session of this token has ended',
  session_expired: 'The session has ended: sign in again',
  user_not_found: 'The account of this token is gone',
  user_banned: 'User is banned',
};

/** Finds the person behind a bearer token: signature once per token, session every few seconds. */
@Injectable()
export class BearerAuthenticator {
  constructor(
    private readonly tokens: AccessTokenService,
    private readonly sessions: SessionCheckService,
  ) {}

  /**
   * @param authorization the header as it came.
   * @returns the person, or why there is none.
   */
  async authenticate(authorization: string | undefined): Promise<Principal | AuthError> {
    const [, token] = BEARER.exec(authorization ?? '') ?? [];
    if (token === undefined) return new AuthError('no_authorization', 'This call needs a bearer token');
    const verified = await this.tokens.verify(token);
    if (!verified) return new AuthError('bad_jwt', 'The token is not valid or has expired');
    const verdict = await this.sessions.check(verified);
    if ('principal' in verdict) return verdict.principal;
    // The protocol refuses a refresh with 400, but a token with 403.
    return new AuthError(verdict.refusal, MESSAGES[verdict.refusal], { status: 403 });
  }
}
