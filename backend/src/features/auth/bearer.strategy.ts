import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport';
import type { Principal } from '../../common/access/principal.js';
import { AccessTokenService } from './access-token.service.js';
import { SessionCheckService } from './session-check.service.js';

/** Passport's part of a bearer check: it finds the token, Nest's part below says whose it is. */
class BearerTokenStrategy extends Strategy {
  constructor(private readonly verify: (token: string, done: (error: unknown, user?: unknown) => void) => void) {
    super();
    this.name = 'bearer';
  }

  override authenticate(request: unknown): void {
    const token = bearerTokenOf(request as FastifyRequest);
    if (token === null) {
      this.fail('Bearer', 401);
      return;
    }
    this.verify(token, (error, user) => {
      if (error) this.error(error);
      else if (user) this.success(user);
      else this.fail('Bearer error="invalid_token"', 401);
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

  async validate(token: string): Promise<Principal | null> {
    const verified = await this.tokens.verify(token);
    return verified && this.sessions.findPrincipal(verified);
  }
}

/** The token of an `Authorization: Bearer` header, or null. */
export function bearerTokenOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const match = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
