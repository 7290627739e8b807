import { type EntityManager, type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';
import type { AssuranceLevel, AuthenticationMethod } from '../tokens/access-token.service.js';
import { AuthSession } from './auth-session.entity.js';
import type { SessionTimes } from './session-limits.service.js';

/** Where a session was started; shown to its owner. */
export interface Device {
  userAgent: string | null;
  ip: string | null;
}

export type SignOutScope = 'global' | 'local' | 'others';

/** A session that is locked, or has just started. */
export interface SessionRow {
  id: string;
  user_id: string;
  aal: AssuranceLevel;
  amr: AuthenticationMethod[];
  /** Null while it lives; also set for a session that has outlived its limits. */
  ended_at: Date | null;
}

/** A lost LISTEN connection is restored within seconds; an hour covers any tolerable outage. */
const GAP_HOURS = 1;

const BEGIN: PreparedStatement = {
  name: 'auth-session-begin',
  text: `WITH session AS (
      INSERT INTO auth_sessions (id, user_id, aal, amr, user_agent, ip) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
    )
    INSERT INTO auth_refresh_tokens (token_hash, session_id) SELECT $7, id FROM session`,
};

const LOCK = `SELECT id, user_id, aal, amr, created_at, refreshed_at, ended_at FROM auth_sessions
  WHERE id = $1 FOR UPDATE`;

const IS_FRESH = `SELECT 1 FROM auth_sessions WHERE user_id = $1 AND id = $2
  AND greatest(created_at, raised_at) > coalesce($4, now()) - make_interval(mins => $3)`;

const END_BATCH = `UPDATE auth_sessions SET ended_at = now() WHERE id IN (
  SELECT id FROM auth_sessions WHERE ended_at IS NULL AND created_at <= $1 LIMIT $2)`;

/** Removes the authentication method `$1`. */
const STEP_DOWN = `UPDATE auth_sessions SET aal = 'aal1', factor_id = NULL, raised_at = NULL,
  amr = (SELECT coalesce(jsonb_agg(entry ORDER BY place), '[]')
         FROM jsonb_array_elements(amr) WITH ORDINALITY AS entries (entry, place)
         WHERE entry ->> 'method' <> $1)`;

const WITH_USERS = 'SELECT s.id FROM auth_sessions s JOIN auth_users u ON u.id = s.user_id';
const OPENS_NOTHING = '(s.ended_at IS NOT NULL OR u.deleted_at IS NOT NULL OR u.banned_until > now())';
const LIVING_AMONG = `${WITH_USERS} WHERE s.id = ANY ($1::uuid[]) AND ${OPENS_NOTHING} IS NOT TRUE`;
const SHUT_OF_USER = `${WITH_USERS} WHERE s.user_id = $1 AND s.ended_at IS NULL AND ${OPENS_NOTHING}`;
const SHUT_LATELY = `${WITH_USERS} WHERE s.ended_at > now() - make_interval(hours => $1)
  OR (s.ended_at IS NULL AND ${OPENS_NOTHING})`;

/** A session with its expiry times. */
type LockedSession = SessionRow & SessionTimes;

/** Beginnings, changes and ends of sessions, as part of the caller's transaction. */
export class SessionChangeQueries {
  constructor(private readonly manager: EntityManager) {}

  /** Starts a session with its first refresh token. */
  async begin({ id, user_id: userId, aal, amr }: SessionRow, device: Device, tokenHash: Buffer): Promise<void> {
    const { userAgent, ip } = device;
    await runPrepared(this.manager, BEGIN, [id, userId, aal, JSON.stringify(amr), userAgent, ip, tokenHash]);
  }

  /** Locks the session until the transaction ends, so that others can neither end nor refresh it. */
  async lock(sessionId: string): Promise<LockedSession | null> {
    const rows: LockedSession[] = await this.manager.query(LOCK, [sessionId]);
    return rows[0] ?? null;
  }

  /**
   * Whether the session was started, or stepped up, within this many minutes before a time, now by default.
   */
  async isFresh(
    { userId, sessionId }: { userId: string; sessionId: string },
    { minutes, at }: { minutes: number; at: Date | undefined },
  ): Promise<boolean> {
    const rows: unknown[] = await this.manager.query(IS_FRESH, [userId, sessionId, minutes, at ?? null]);
    return rows.length > 0;
  }

  /** @returns whether it was active. @param userId its required owner; any owner by default. */
  async end(sessionId: string, userId?: string): Promise<boolean> {
    return (await this.endWhere({ id: sessionId, ...(userId === undefined ? {} : { userId }) })) > 0;
  }

  /** @returns how many there were. @param exceptId the one to keep. */
  endAllOf(userId: string, exceptId?: string): Promise<number> {
    return this.endWhere({ userId, ...(exceptId === undefined ? {} : { id: Not(exceptId) }) });
  }

  /** Ends sessions without a verified second factor. */
  async endUnproved(userId: string): Promise<void> {
    await this.endWhere({ userId, aal: 'aal1' });
  }

  /** @returns how many there were. */
  async signOut(userId: string, sessionId: string, scope: SignOutScope): Promise<number> {
    if (scope === 'local') return Number(await this.end(sessionId, userId));
    return this.endAllOf(userId, scope === 'others' ? sessionId : undefined);
  }

  /** By the database clock, which session times use. */
  async now(): Promise<Date> {
    const [row]: { now: Date }[] = await this.manager.query('SELECT now() AS now');
    if (!row) throw new Error('The database did not tell the time');
    return row.now;
  }

  /** Ends some of everyone's sessions that had started by then. @returns how many there were. */
  async endBatch(begunBy: Date, limit: number): Promise<number> {
    const [, count]: [unknown, number] = await this.manager.query(END_BATCH, [begunBy, limit]);
    return count;
  }

  /** Steps down the sessions that a factor has stepped up. */
  async lower(factorId: string, method: string): Promise<void> {
    await this.manager.query(`${STEP_DOWN} WHERE factor_id = $2`, [method, factorId]);
  }

  /** Steps down the sessions of a person that something other than a factor has stepped up. */
  async lowerWithoutFactor(userId: string, method: string): Promise<void> {
    await this.manager.query(`${STEP_DOWN} WHERE user_id = $2 AND aal = 'aal2' AND factor_id IS NULL`, [
      method,
      userId,
    ]);
  }

  /** Those that open something. */
  async listLivingAmong(ids: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.manager.query(LIVING_AMONG, [ids]);
    return rows.map(({ id }) => id);
  }

  /** Sessions of a closed or banned account that have not expired. */
  async listShutOfUser(userId: string): Promise<string[]> {
    const rows: { id: string }[] = await this.manager.query(SHUT_OF_USER, [userId]);
    return rows.map(({ id }) => id);
  }

  /** Sessions that have ended in the last hour, and all remaining ones of closed or banned accounts. */
  async listShutLately(): Promise<string[]> {
    const rows: { id: string }[] = await this.manager.query(SHUT_LATELY, [GAP_HOURS]);
    return rows.map(({ id }) => id);
  }

  private async endWhere(which: FindOptionsWhere<AuthSession>): Promise<number> {
    const { affected } = await this.manager.update(
      AuthSession,
      { ...which, endedAt: IsNull() },
      { endedAt: () => 'now()' },
    );
    return affected ?? 0;
  }
}
