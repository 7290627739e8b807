import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { AuthError, type AuthErrorCode } from '../protocol/auth-error.js';
import { AuthSessionsService } from './auth-sessions.service.js';
import { type Refreshed, RefreshTokenFamilyService } from './refresh-token-family.service.js';
import { SessionCheckService } from './session-check.service.js';

type Outcome = Refreshed | { refused: AuthError; endedSessionId?: string };

/**
 * Refresh tokens rotate: each use revokes the token and gives its child. Tabs and retries may present a token twice, so
 * the parent of the active token, and any token revoked a moment ago, lead to the same active token; anything older is
 * theft and ends the session.
 */
@Injectable()
export class RefreshTokensService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: AuthSessionsService,
    private readonly users: AuthUsersService,
    private readonly check: SessionCheckService,
    private readonly events: SecurityEventsRecorderService,
    private readonly family: RefreshTokenFamilyService,
  ) {}

  /**
   * @throws AuthError `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`, `user_banned`.
   * What a refused call changes (a stolen family ends) is committed all the same.
   */
  async refresh(token: string): Promise<Refreshed> {
    const rotated = await this.family.rotate(token);
    if (rotated) return rotated;
    const outcome = await this.dataSource.transaction((manager) => this.decide(manager, token));
    if (!('refused' in outcome)) return outcome;
    if (outcome.endedSessionId) this.check.forgetSession(outcome.endedSessionId);
    throw outcome.refused;
  }

  /** Finds out why a token was not simply rotated, and what follows from it. */
  private async decide(manager: EntityManager, token: string): Promise<Outcome> {
    const found = await this.family.find(manager, token);
    if (!found) return refuse('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    // The session's lock serialises everything that happens to its tokens.
    const session = await this.sessions.lock(manager, found.session_id);
    if (!session) return refuse('session_expired', 'Invalid Refresh Token: Session Expired');
    if (session.ended_at) {
      // It may have outlived its limits a moment ago: then its open channels have yet to hear of it.
      await this.sessions.endOutlived(manager, session);
      return { ...refuse('session_expired', 'Invalid Refresh Token: Session Expired'), endedSessionId: session.id };
    }
    const user = await this.users.findUser(session.user_id, manager);
    if (!user) return refuse('session_expired', 'Invalid Refresh Token: Session Expired');
    if (this.users.isBanned(user)) return refuse('user_banned', 'Invalid Refresh Token: User Banned');

    const presented = await this.family.find(manager, token);
    if (!presented) return refuse('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    if (!presented.revoked_at) {
      const rotated = await this.family.rotate(token, manager);
      return rotated ?? refuse('session_expired', 'Invalid Refresh Token: Session Expired');
    }
    const active = await this.family.openActive(manager, presented, token);
    if (active) return { session, user, refreshToken: active };
    await this.sessions.end(manager, session.id);
    const { id: sessionId, user_id: userId } = session;
    await this.events.record(manager, { kind: 'refresh_token_reused', userId, sessionId });
    const refusal = refuse('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    return { ...refusal, endedSessionId: session.id };
  }
}

/** Whatever the reason, a refused refresh answers 400. */
function refuse(code: AuthErrorCode, message: string): { refused: AuthError } {
  return { refused: new AuthError(code, message, { status: 400 }) };
}
