import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { SealedBox } from '../../common/crypto/sealed-box.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { SecurityEventsRecorderService } from '../security-events/security-events-recorder.service.js';
import { AuthError } from './auth-error.js';
import type { AuthErrorCode } from './auth-error-codes.js';
import { AuthSessionsService, type SessionRow } from './auth-sessions.service.js';
import { AuthUsersService } from './auth-users.service.js';
import { hashToken, newToken } from './random-token.js';
import { SessionCheckService } from './session-check.service.js';

interface TokenRow {
  id: string;
  session_id: string;
  parent_id: string | null;
  revoked_at: Date | null;
}

/** What a refresh gives: the session, and the one token that is active in it now. */
export interface Refreshed {
  session: SessionRow;
  refreshToken: string;
}

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
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** First token of a session. */
  async issue(manager: EntityManager, sessionId: string): Promise<string> {
    const token = newToken();
    await manager.query('INSERT INTO auth_refresh_tokens (token_hash, session_id) VALUES ($1, $2)', [
      hashToken(token),
      sessionId,
    ]);
    return token;
  }

  /**
   * @throws AuthError `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`, `user_banned`.
   * What a refused call changes (a stolen family ends) is committed all the same.
   */
  async refresh(token: string): Promise<Refreshed> {
    const outcome = await this.dataSource.transaction((manager) => this.decide(manager, token));
    if (!('refused' in outcome)) return outcome;
    if (outcome.endedSessionId) this.check.forgetSession(outcome.endedSessionId);
    throw outcome.refused;
  }

  private async decide(manager: EntityManager, token: string): Promise<Outcome> {
    const found = await this.find(manager, token);
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

    const presented = await this.find(manager, token);
    if (!presented) return refuse('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    if (!presented.revoked_at) return { session, refreshToken: await this.rotate(manager, presented, token) };
    const active = await this.openActive(manager, presented, token);
    if (active) return { session, refreshToken: active };
    await this.sessions.end(manager, session.id);
    const { id: sessionId, user_id: userId } = session;
    await this.events.record(manager, { kind: 'refresh_token_reused', userId, sessionId });
    const refusal = refuse('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    return { ...refusal, endedSessionId: session.id };
  }

  private async rotate(manager: EntityManager, parent: TokenRow, parentToken: string): Promise<string> {
    const child = newToken();
    await manager.query('UPDATE auth_refresh_tokens SET revoked_at = $2, sealed_child = $3 WHERE id = $1', [
      parent.id,
      this.clock.now(),
      boxOf(parentToken).seal(child),
    ]);
    await manager.query('INSERT INTO auth_refresh_tokens (token_hash, session_id, parent_id) VALUES ($1, $2, $3)', [
      hashToken(child),
      parent.session_id,
      parent.id,
    ]);
    await manager.query('UPDATE auth_sessions SET refreshed_at = now() WHERE id = $1', [parent.session_id]);
    return child;
  }

  /**
   * The active token for somebody who holds a revoked one: follows the sealed children from the presented token. The
   * direct parent may do so at any time, older ancestors only within the reuse interval.
   */
  private async openActive(manager: EntityManager, presented: TokenRow, token: string): Promise<string | null> {
    const intervalMs = this.environment.auth.refreshReuseIntervalS * 1000;
    const isRecent = this.clock.now().getTime() - (presented.revoked_at?.getTime() ?? 0) <= intervalMs;
    let holder = token;
    for (let generation = 1; generation <= (isRecent ? MAX_GENERATIONS : 1); generation += 1) {
      const child = await this.openChild(manager, holder);
      const row = child && (await this.find(manager, child));
      if (!child || !row) return null;
      if (!row.revoked_at) return child;
      holder = child;
    }
    return null;
  }

  private async openChild(manager: EntityManager, token: string): Promise<string | null> {
    const rows: { sealed_child: Buffer | null }[] = await manager.query(
      'SELECT sealed_child FROM auth_refresh_tokens WHERE token_hash = $1',
      [hashToken(token)],
    );
    const sealed = rows[0]?.sealed_child;
    return sealed ? boxOf(token).open(sealed) : null;
  }

  private async find(manager: EntityManager, token: string): Promise<TokenRow | null> {
    const rows: TokenRow[] = await manager.query(
      'SELECT id, session_id, parent_id, revoked_at FROM auth_refresh_tokens WHERE token_hash = $1',
      [hashToken(token)],
    );
    return rows[0] ?? null;
  }
}

/** Rotations that can happen within a reuse interval; more than any honest client makes. */
const MAX_GENERATIONS = 20;

/** Only whoever holds a token can open what was sealed for it. */
function boxOf(token: string): SealedBox {
  return new SealedBox(token, 'refresh token child');
}

/** Whatever the reason, a refused refresh answers 400. */
function refuse(code: AuthErrorCode, message: string): { refused: AuthError } {
  return { refused: new AuthError(code, message, { status: 400 }) };
}
