import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { hashToken, newToken, SealedBox } from '../../../common/crypto/secrets.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { AuthError, type AuthErrorCode } from '../protocol/auth-error.js';
import { AuthSessionsService } from './auth-sessions.service.js';
import { RefreshTokenQueries, type RefreshTokenRow } from './refresh-token.queries.js';
import type { SessionRow } from './session-change.queries.js';
import { SessionCheckService } from './session-check.service.js';
import { SessionLimitsService } from './session-limits.service.js';

/** The result of a refresh: the session, its user, and its active token. */
interface Refreshed {
  session: SessionRow;
  user: AuthUserRow;
  refreshToken: string;
}

/** Rotations within a reuse interval; more than any legitimate client makes. */
const MAX_GENERATIONS = 20;

/** The refresh tokens of a session, each created by the previous one: one of them is active. */
@Injectable()
export class RefreshTokenFamilyService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limits: SessionLimitsService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** A token for a session that has none. */
  async issue(manager: EntityManager, sessionId: string): Promise<string> {
    const token = newToken();
    await new RefreshTokenQueries(manager).insert(hashToken(token), sessionId);
    return token;
  }

  /** Revokes the token and returns its child; null if anything is wrong. @param manager of a transaction. */
  async rotate(token: string, manager?: EntityManager): Promise<Refreshed | null> {
    const child = newToken();
    const rotation = {
      tokenHash: hashToken(token),
      childHash: hashToken(child),
      sealedChild: boxOf(token).seal(child),
      now: this.clock.now(),
      ...this.limits.livingSince(),
    };
    const row = manager
      ? await new RefreshTokenQueries(manager).rotate(rotation)
      : await RefreshTokenQueries.rotateAlone(this.dataSource, rotation);
    if (!row) return null;
    const { session_id: id, aal, amr, ...user } = row;
    return { session: { id, user_id: user.id, aal, amr, ended_at: null }, user, refreshToken: child };
  }

  /**
   * The active token for the holder of a revoked one: follows the sealed children from the presented token. The
   * direct parent may do so at any time, older ancestors only within the reuse interval.
   */
  async openActive(manager: EntityManager, presented: RefreshTokenRow, token: string): Promise<string | null> {
    const intervalMs = this.environment.auth.refreshReuseIntervalS * 1000;
    const isRecent = this.clock.now().getTime() - new Date(presented.revoked_at ?? 0).getTime() <= intervalMs;
    let holder = { token, row: presented };
    for (let generation = 1; generation <= (isRecent ? MAX_GENERATIONS : 1); generation += 1) {
      const sealed = holder.row.sealed_child;
      const child = sealed && boxOf(holder.token).open(sealed);
      const row = child && (await this.find(manager, child));
      if (!child || !row) return null;
      if (!row.revoked_at) return child;
      holder = { token: child, row };
    }
    return null;
  }

  /** The stored token, or null. */
  find(manager: EntityManager, token: string): Promise<RefreshTokenRow | null> {
    return new RefreshTokenQueries(manager).find(hashToken(token));
  }
}

/** Only the holder of a token can decrypt what was sealed for it. */
function boxOf(token: string): SealedBox {
  return new SealedBox(token, 'refresh token child');
}

type Outcome = Refreshed | { refused: AuthError; endedSessionId?: string };

/**
 * Refresh tokens rotate: each use revokes the token and returns its child. Tabs and retries may present a token twice,
 * so the parent of the active token, and any token revoked a moment ago, lead to the same active token; anything older
 * is theft and ends the session.
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

  /** Determines why a token was not rotated, and handles the case. */
  private async decide(manager: EntityManager, token: string): Promise<Outcome> {
    const found = await this.family.find(manager, token);
    if (!found) return refuse('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    // The session's lock serializes all changes of its tokens.
    const session = await this.sessions.lock(manager, found.session_id);
    if (!session) return refuse('session_expired', 'Invalid Refresh Token: Session Expired');
    if (session.ended_at) {
      // It may have just expired: then its open channels are still to be notified.
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

/** A rejected refresh responds with 400, whatever the reason. */
function refuse(code: AuthErrorCode, message: string): { refused: AuthError } {
  return { refused: new AuthError(code, message, { status: 400 }) };
}
