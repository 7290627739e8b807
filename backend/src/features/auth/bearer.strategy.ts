import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport';
import type { Principal } from '../../common/access/principal.js';
import { AccessTokenService } from './access-token.service.js';
import { AuthError } from './auth-error.js';
import { SessionCheckService, type SessionRefusal } from './session-check.service.js';

type Done = (error: unknown, user?: unknown, reason?: AuthError) => void;

const MESSAGES: Readonly<Record<SessionRefusal, string>> = {
  session_not_found: 'The session of this token has ended',
  user_not_found: 'The account of this token is gone',
  user_banned: 'User is banned',
};

/** Passport's part of a bearer check: it finds the token, Nest's part below says whose it is. */
class BearerTokenStrategy extends Strategy {
  constructor(private readonly verify: (token: string, done: Done) => void) {
    super();
    this.name = 'bearer';
  }

  override authenticate(request: Pick<FastifyRequest, 'headers'>): void {
    const token = bearerTokenOf(request.headers.authorization);
    if (token === null) {
      this.fail(new AuthError('no_authorization', 'This call needs a bearer token'), 401);
      return;
    }
    this.verify(token, (error, user, reason) => {
      if (error) this.error(error);
      else if (user) this.success(user);
      else this.fail(reason, 401);
    });
  }
}

/** Gives the person behind a bearer token: signature once per token, session every few seconds. */
@Injectable()
export class BearerStrategy extends PassportStrategy(BearerTokenStrategy, 'bearer') {
  constructor(
    private readonly tokens: AccessTokenService,
    private readonly sessions: SessionCheckService,
  ) {
    super();
  }

  /** @returns the person, or false with the reason as an {@link AuthError}. */
  async validate(token: string): Promise<Principal | [false, AuthError]> {
    const verified = await this.tokens.verify(token);
    if (!verified) return [false, new AuthError('bad_jwt', 'The token is not valid or has expired')];
    const verdict = await this.sessions.check(verified);
    if ('principal' in verdict) return verdict.principal;
    return [false, new AuthError(verdict.refusal, MESSAGES[verdict.refusal])];
  }
}

/** The token of an `Authorization: Bearer` header, or null. */
function bearerTokenOf(header: string | undefined): string | null {
  const match = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
