import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { SealedBox } from '../../../common/crypto/sealed-box.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { runPrepared, runPreparedAlone } from '../../../database/prepared-statement.js';
import { AUTH_USER_COLUMNS, type AuthUserRow } from '../account/auth-user-rows.js';
import { hashToken, newToken } from '../tokens/random-token.js';
import type { SessionRow } from './auth-sessions.service.js';
import { SessionLimitsService } from './session-limits.service.js';

/** A refresh token as it is kept. */
export interface RefreshTokenRow {
  session_id: string;
  /** RFC 3339; null while it is the active one. */
  revoked_at: string | null;
  sealed_child: Buffer | null;
}

/** What a refresh gives: the session, whose it is, and the one token that is active in it now. */
export interface Refreshed {
  session: SessionRow;
  user: AuthUserRow;
  refreshToken: string;
}

type RotatedRow = AuthUserRow & Pick<SessionRow, 'aal' | 'amr'> & { session_id: string };

const ISSUE = {
  name: 'auth-refresh-token-issue',
  text: 'INSERT INTO auth_refresh_tokens (token_hash, session_id) VALUES ($1, $2)',
};

const FIND = {
  name: 'auth-refresh-token',
  text: 'SELECT session_id, revoked_at, sealed_child FROM auth_refresh_tokens WHERE token_hash = $1',
};

/**
 * The whole of an honest refresh; no row if anything speaks against it. The session's row is locked first, which
 * serialises everything that happens to its tokens: of two refreshes that meet here the second waits for it and then
 * finds the token revoked. A ban that begins while it waits is found by the next request.
 */
const ROTATE = {
  name: 'auth-refresh-token-rotate',
  text: `WITH session AS (
      UPDATE auth_sessions s SET refreshed_at = now()
      FROM auth_refresh_tokens t, auth_users u
      WHERE t.token_hash = $1 AND t.revoked_at IS NULL
        AND s.id = t.session_id AND s.ended_at IS NULL
        AND s.created_at > $5 AND coalesce(s.refreshed_at, s.created_at) > $6
        AND u.id = s.user_id AND u.deleted_at IS NULL AND (u.banned_until > $4) IS NOT TRUE
      RETURNING s.id AS session_id, s.user_id, s.aal, s.amr
    ), parent AS (
      UPDATE auth_refresh_tokens SET revoked_at = $4, sealed_child = $3 FROM session
      WHERE token_hash = $1 AND revoked_at IS NULL
      RETURNING auth_refresh_tokens.id, session.*
    ), child AS (
      INSERT INTO auth_refresh_tokens (token_hash, session_id, parent_id) SELECT $2, session_id, id FROM parent
    )
    SELECT session_id, aal, amr, u.* FROM parent,
      LATERAL (SELECT ${AUTH_USER_COLUMNS} FROM auth_users WHERE id = parent.user_id) u`,
};

/** Rotations that can happen within a reuse interval; more than any honest client makes. */
const MAX_GENERATIONS = 20;

/** The refresh tokens of a session, each made by the one before: one of them is active. */
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
    await runPrepared(manager, ISSUE, [hashToken(token), sessionId]);
    return token;
  }

  /** Revokes the token and gives its child; null if anything speaks against it. @param manager of a transaction. */
  async rotate(token: string, manager?: EntityManager): Promise<Refreshed | null> {
    const child = newToken();
    const { beganAfter, usedAfter } = this.limits.livingSince();
    const sealedChild = boxOf(token).seal(child);
    const values = [hashToken(token), hashToken(child), sealedChild, this.clock.now(), beganAfter, usedAfter];
    const [row] = manager
      ? await runPrepared<RotatedRow>(manager, ROTATE, values)
      : await runPreparedAlone<RotatedRow>(this.dataSource, ROTATE, values);
    if (!row) return null;
    const { session_id: id, aal, amr, ...user } = row;
    return { session: { id, user_id: user.id, aal, amr, ended_at: null }, user, refreshToken: child };
  }

  /**
   * The active token for somebody who holds a revoked one: follows the sealed children from the presented token. The
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

  /** The token as it is kept, or null. */
  async find(manager: EntityManager, token: string): Promise<RefreshTokenRow | null> {
    const [row] = await runPrepared<RefreshTokenRow>(manager, FIND, [hashToken(token)]);
    return row ?? null;
  }
}

/** Only whoever holds a token can open what was sealed for it. */
function boxOf(token: string): SealedBox {
  return new SealedBox(token, 'refresh token child');
}
