import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ExecutionContext, Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Authenticated, Public } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { Problem } from '../../../common/problems/problem.js';
import { AuthError } from '../protocol/auth-error.js';
import type { SessionCheckService, SessionRefusal } from '../sessions/session-check.service.js';
import type { SessionProofsService } from '../sessions/session-proofs.service.js';
import { AccessTokenGuard } from './access-token.guard.js';
import type { AccessTokenService, VerifiedToken } from './access-token.service.js';
import { BearerAuthenticatorService } from './bearer-authenticator.service.js';
import { SESSION_STRATEGY, SessionStrategy } from './session.strategy.js';

const PERSON: Principal = {
  userId: 'u1',
  email: 'ada@example.test',
  role: 'user',
  sessionId: 's1',
  aal: 'aal1',
  hasSecondFactor: false,
};
const TOKEN: VerifiedToken = { userId: 'u1', sessionId: 's1', aal: 'aal1', expiresAt: 4_000_000_000 };

class Routes {
  @Authenticated()
  protected() {}

  @Authenticated({ beforeSecondFactor: true })
  unproved() {}

  @Authenticated({ freshProof: true })
  fresh() {}

  @Public()
  open() {}

  undeclared() {}
}

/** `good` is a token of ours; its session lives unless `refusal` says otherwise. */
class FakeTokens {
  outage: Error | undefined;
  remembers = false;

  async verify(token: string): Promise<VerifiedToken | null> {
    if (this.outage) throw this.outage;
    return token === 'good' ? TOKEN : null;
  }

  findVerified(token: string): VerifiedToken | undefined {
    return this.remembers && token === 'good' ? TOKEN : undefined;
  }
}

class FakeSessions {
  refusal: SessionRefusal | undefined;
  person = PERSON;
  asked = 0;

  async check(): Promise<{ principal: Principal; endsAt: number } | { refusal: SessionRefusal }> {
    this.asked += 1;
    return this.refusal ? { refusal: this.refusal } : { principal: this.person, endsAt: 0 };
  }

  findCached(): Principal | undefined {
    return this.refusal ? undefined : this.person;
  }
}

/** Says of each session what the test says. */
class FakeProofs {
  refusal: Error | undefined;

  async requireFreshProof(): Promise<void> {
    if (this.refusal) throw this.refusal;
  }
}

let tokens: FakeTokens;
let sessions: FakeSessions;
let proofs: FakeProofs;
let guard: AccessTokenGuard;

beforeEach(() => {
  Logger.overrideLogger(false);
  tokens = new FakeTokens();
  sessions = new FakeSessions();
  proofs = new FakeProofs();
  const authenticator = new BearerAuthenticatorService(
    tokens as unknown as AccessTokenService,
    sessions as unknown as SessionCheckService,
  );
  new SessionStrategy(authenticator);
  guard = new AccessTokenGuard(new Reflector(), authenticator, proofs as unknown as SessionProofsService);
});
afterEach(() => {
  passport.unuse(SESSION_STRATEGY);
});

interface Call {
  isAllowed: boolean;
  user: Principal | undefined;
}

async function call(authorization: string | undefined, route: keyof Routes = 'protected'): Promise<Call> {
  const request = { headers: { authorization } } as unknown as FastifyRequest & { user?: Principal };
  const context = {
    getHandler: () => Routes.prototype[route],
    getClass: () => Routes,
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({}) }),
  } as unknown as ExecutionContext;
  return { isAllowed: await guard.canActivate(context), user: request.user };
}

async function problemOf(authorization: string | undefined, route?: keyof Routes): Promise<Problem> {
  const error: unknown = await call(authorization, route).catch((thrown: unknown) => thrown);
  if (!(error instanceof Problem)) throw error;
  return error;
}

async function refusalOf(authorization: string | undefined, route?: keyof Routes): Promise<[string, string | null]> {
  const error = await problemOf(authorization, route);
  return [error.type.code, error.cause instanceof AuthError ? error.cause.code : null];
}

describe('AccessTokenGuard', () => {
  it('lets somebody with a good token through, by way of passport once', async () => {
    expect(await call('Bearer good')).toEqual({ isAllowed: true, user: PERSON });
    expect(sessions.asked).toBe(1);
    tokens.remembers = true;
    expect(await call('Bearer good')).toEqual({ isAllowed: true, user: PERSON });
    expect(sessions.asked).toBe(1);
  });

  it.each(['bearer good', 'BEARER good', 'Bearer  good'])('reads the header %j', async (authorization) => {
    expect(await call(authorization)).toEqual({ isAllowed: true, user: PERSON });
  });

  it('tells a program whether it needs a token, or another one', async () => {
    const challengeOf = async (authorization: string | undefined) =>
      (await problemOf(authorization)).headers['www-authenticate'];
    expect(await challengeOf(undefined)).toBe('Bearer');
    expect(await challengeOf('Bearer bad')).toBe('Bearer error="invalid_token"');
    sessions.refusal = 'session_not_found';
    expect(await challengeOf('Bearer good')).toBe('Bearer error="invalid_token"');
  });

  it('lets everybody through to a public route, as nobody', async () => {
    expect(await call('Bearer good', 'open')).toEqual({ isAllowed: true, user: undefined });
  });

  it('refuses everybody on a route that declares nothing', async () => {
    tokens.remembers = true;
    expect(await refusalOf('Bearer good', 'undeclared')).toEqual(['not-signed-in', null]);
  });

  it.each([
    [undefined, 'no_authorization'],
    ['', 'no_authorization'],
    ['good', 'no_authorization'],
    ['Basic good', 'no_authorization'],
    ['Bearer', 'no_authorization'],
    ['Bearer good good', 'no_authorization'],
    ['Basic Bearer good', 'no_authorization'],
    ['Bearer bad', 'bad_jwt'],
  ])('refuses the header %j', async (authorization, code) => {
    tokens.remembers = true;
    expect(await refusalOf(authorization)).toEqual(['not-signed-in', code]);
  });

  it.each(['session_not_found', 'session_expired', 'user_not_found', 'user_banned'] as const)(
    'refuses a good token when the answer is %s, although the token is remembered',
    async (refusal) => {
      tokens.remembers = true;
      sessions.refusal = refusal;
      expect(await refusalOf('Bearer good')).toEqual(['not-signed-in', refusal]);
    },
  );

  it('does not take an outage for a bad token', async () => {
    tokens.outage = new Error('Connection terminated unexpectedly');
    await expect(call('Bearer good')).rejects.toBe(tokens.outage);
  });

  it('refuses when a strategy passes, fails or is missing', async () => {
    for (const outcome of ['pass', 'fail'] as const) {
      passport.use(
        SESSION_STRATEGY,
        new (class extends passport.Strategy {
          override authenticate(): void {
            if (outcome === 'pass') this.pass();
            else this.fail(401);
          }
        })(),
      );
      expect(await refusalOf('Bearer good')).toEqual(['not-signed-in', null]);
    }
    passport.unuse(SESSION_STRATEGY);
    await expect(call('Bearer good')).rejects.toThrow('Unknown authentication strategy');
  });

  it.each([false, true])('asks for a second factor where there is one, cached: %s', async (remembers) => {
    tokens.remembers = remembers;
    sessions.person = { ...PERSON, hasSecondFactor: true };
    expect(await refusalOf('Bearer good')).toEqual(['second-factor-needed', null]);
    expect(await call('Bearer good', 'unproved')).toEqual({ isAllowed: true, user: sessions.person });
    sessions.person = { ...sessions.person, aal: 'aal2' };
    expect(await call('Bearer good')).toEqual({ isAllowed: true, user: sessions.person });
  });

  it.each([false, true])('asks for a fresh proof only where the route does, cached: %s', async (remembers) => {
    tokens.remembers = remembers;
    proofs.refusal = new Error('not fresh');
    await expect(call('Bearer good', 'fresh')).rejects.toBe(proofs.refusal);
    expect((await call('Bearer good')).isAllowed).toBe(true);
    proofs.refusal = undefined;
    expect((await call('Bearer good', 'fresh')).isAllowed).toBe(true);
  });

  it("has a strategy beside passport's own, which would let everybody pass", () => {
    expect(SESSION_STRATEGY).not.toBe('session');
  });
});
