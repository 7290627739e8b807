import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import type { TokenDto } from '../grants/dto/token.dto.js';
import { AuthError } from '../protocol/auth-error.js';
import { AuthRefreshToken, AuthSession } from '../sessions/auth-session.entity.js';
import { AuthSessionsService } from '../sessions/auth-sessions.service.js';
import { RefreshTokenFamilyService } from '../sessions/refresh-tokens.service.js';
import { SessionChangeQueries, type SessionRow } from '../sessions/session-change.queries.js';
import { SessionCheckService } from '../sessions/session-check.service.js';
import { SessionIssuerService } from '../sessions/session-issuer.service.js';
import { RECOVERY_METHOD } from './recovery-code.js';

/** A stepped-up session, and the only token that renews it. */
export interface SteppedUpSession {
  session: SessionRow;
  refreshToken: string;
}

/** Steps sessions up to aal2 with a second factor, and back down without it. */
@Injectable()
export class SessionAssuranceService {
  constructor(
    private readonly sessions: AuthSessionsService,
    private readonly refreshTokens: RefreshTokenFamilyService,
    private readonly clock: Clock,
  ) {}

  /**
   * Steps a session up to aal2. The refresh token given here replaces all others, so that nobody who holds an
   * earlier one is stepped up too.
   * @param proof.factorId null for a recovery code, which belongs to no factor.
   * @throws AuthError `session_not_found`
   */
  async stepUp(
    manager: EntityManager,
    sessionId: string,
    proof: { factorId: string | null; method: string },
  ): Promise<SteppedUpSession> {
    const session = await this.sessions.lock(manager, sessionId);
    if (!session || session.ended_at) throw new AuthError('session_not_found', 'The session of this token has ended');
    const timestamp = Math.floor(this.clock.now().getTime() / 1000);
    const earlier = session.amr.filter(({ method }) => method !== proof.method);
    const amr = [{ method: proof.method, timestamp }, ...earlier];
    const assurance = { aal: 'aal2', amr, factorId: proof.factorId } as const;
    await manager.update(AuthSession, { id: sessionId }, { ...assurance, steppedUpAt: () => 'now()' });
    await manager.delete(AuthRefreshToken, { sessionId });
    const refreshToken = await this.refreshTokens.issue(manager, sessionId);
    return { session: { ...session, aal: 'aal2', amr }, refreshToken };
  }

  /** Steps down the sessions that a factor has stepped up. Call it before the factor is removed. */
  async lower(manager: EntityManager, factorId: string, method: string): Promise<void> {
    await new SessionChangeQueries(manager).lower(factorId, method);
  }

  /** Steps down the sessions of a person that recovery codes have stepped up. */
  async lowerRecovered(manager: EntityManager, userId: string): Promise<void> {
    await new SessionChangeQueries(manager).lowerWithoutFactor(userId, RECOVERY_METHOD);
  }

  /** Ends the person's sessions without a verified second factor. */
  async endUnproved(manager: EntityManager, userId: string): Promise<void> {
    await new SessionChangeQueries(manager).endUnproved(userId);
  }
}

/** Makes the response to a step-up: the session with a new access token. */
@Injectable()
export class StepUpResponseService {
  constructor(
    private readonly users: AuthUsersService,
    private readonly issuer: SessionIssuerService,
    private readonly check: SessionCheckService,
  ) {}

  /** Call after the transaction. @throws AuthError `user_not_found` */
  async of({ session, refreshToken }: SteppedUpSession): Promise<TokenDto> {
    // The session has changed, and the first verification has ended others.
    this.check.forgetUser(session.user_id);
    const user = await this.users.findUser(session.user_id);
    if (!user) throw new AuthError('user_not_found', 'User not found');
    return this.issuer.answer(user, session, refreshToken);
  }
}
