import type { DataSource, EntityManager } from 'typeorm';
import { type PreparedStatement, runPrepared, runPreparedAlone } from '../../../database/prepared-statement.js';
import { AUTH_USER_COLUMNS, type AuthUserRow } from '../account/auth-user.queries.js';
import type { SessionRow } from './session-change.queries.js';

/** A stored refresh token. */
export interface RefreshTokenRow {
  session_id: string;
  /** RFC 3339; null while it is the active one. */
  revoked_at: string | null;
  sealed_child: Buffer | null;
}

/** A session whose token was just rotated, with its person. */
export type RotatedRow = AuthUserRow & Pick<SessionRow, 'aal' | 'amr'> & { session_id: string };

/** The parameters of a rotation. */
export interface Rotation {
  tokenHash: Buffer;
  childHash: Buffer;
  sealedChild: Buffer;
  now: Date;
  /** The session must have started after this, as Postgres reads times. */
  beganAfter: string;
  /** The session must have been used after this, as Postgres reads times. */
  usedAfter: string;
}

const ISSUE: PreparedStatement = {
  name: 'auth-refresh-token-issue',
  text: 'INSERT INTO auth_refresh_tokens (token_hash, session_id) VALUES ($1, $2)',
};

const FIND: PreparedStatement = {
  name: 'auth-refresh-token',
  text: 'SELECT session_id, revoked_at, sealed_child FROM auth_refresh_tokens WHERE token_hash = $1',
};

/**
 * A complete valid refresh in one statement; no row if anything is wrong. The session's row is locked first, which
 * serializes all changes of its tokens: of two concurrent refreshes the second waits and then finds the token revoked.
 * A ban that starts while it waits is found by the next request.
 */
const ROTATE: PreparedStatement = {
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

/** Refresh tokens; the token itself is never stored. */
export class RefreshTokenQueries {
  constructor(private readonly manager: EntityManager) {}

  /** Exchanges an active token for its child, in its own transaction. @returns null if anything is wrong. */
  static async rotateAlone(dataSource: DataSource, rotation: Rotation): Promise<RotatedRow | null> {
    const [row] = await runPreparedAlone<RotatedRow>(dataSource, ROTATE, valuesOf(rotation));
    return row ?? null;
  }

  /** The same in the caller's transaction. */
  async rotate(rotation: Rotation): Promise<RotatedRow | null> {
    const [row] = await runPrepared<RotatedRow>(this.manager, ROTATE, valuesOf(rotation));
    return row ?? null;
  }

  /** Adds the active token of a session that has none. */
  async insert(tokenHash: Buffer, sessionId: string): Promise<void> {
    await runPrepared(this.manager, ISSUE, [tokenHash, sessionId]);
  }

  async find(tokenHash: Buffer): Promise<RefreshTokenRow | null> {
    const [row] = await runPrepared<RefreshTokenRow>(this.manager, FIND, [tokenHash]);
    return row ?? null;
  }
}

function valuesOf({ tokenHash, childHash, sealedChild, now, beganAfter, usedAfter }: Rotation): unknown[] {
  return [tokenHash, childHash, sealedChild, now, beganAfter, usedAfter];
}
