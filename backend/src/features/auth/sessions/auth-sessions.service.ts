import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { runPrepared } from '../../../database/prepared-statement.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import type { AssuranceLevel, AuthenticationMethod } from '../tokens/access-token.service.js';
import { hashToken, newToken } from '../tokens/random-token.js';
import { SessionCheckService } from './session-check.service.js';
import { SessionLimitsService, type SessionTimes } from './session-limits.service.js';

/** Where a session was begun; shown to its owner. */
export interface Device {
  userAgent: string | null;
  ip: string | null;
}

export type SignOutScope = 'global' | 'local' | 'others';

/** A session that is locked, or has just begun. */
export interface SessionRow {
  id: string;
  user_id: string;
  aal: AssuranceLevel;
  amr: AuthenticationMethod[];
  /** Null while it lives; also set for a session that has outlived its limits. */
  ended_at: Date | null;
}

const ENDED_AT_ONCE = 1000;

const BEGIN = {
  name: 'auth-session-begin',
  text: `WITH session AS (
      INSERT INTO auth_sessions (id, user_id, aal, amr, user_agent, ip) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
    )
    INSERT INTO auth_refresh_tokens (token_hash, session_id) SELECT $7, id FROM session`,
};

/** What is recorded of a session that ends by itself. */
export function outlivedSession(userId: string, sessionId: string) {
  return { kind: 'session_ended', userId, sessionId, actor: 'system', details: { reason: 'outlived' } } as const;
}

/** Signed-in browsers: one row each, ended but not removed. */
@Injectable()
export class AuthSessionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly check: SessionCheckService,
    private readonly limits: SessionLimitsService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /** Begins a session. @returns it, and the first token that renews it. */
  async begin(
    manager: EntityManager,
    userId: string,
    method: AuthenticationMethod,
    { userAgent, ip }: Device,
  ): Promise<{ session: SessionRow; refreshToken: string }> {
    const session: SessionRow = { id: uuidv7(), user_id: userId, aal: 'aal1', amr: [method], ended_at: null };
    const refreshToken = newToken();
    const { id, aal, amr } = session;
    const device = [userAgent?.slice(0, 400) ?? null, ip];
    await runPrepared(manager, BEGIN, [id, userId, aal, JSON.stringify(amr), ...device, hashToken(refreshToken)]);
    return { session, refreshToken };
  }

  /** Reads the session and keeps others from ending or refreshing it until the transaction is over. */
  async lock(manager: EntityManager, sessionId: string): Promise<SessionRow | null> {
    const rows: (SessionRow & SessionTimes)[] = await manager.query(
      'SELECT id, user_id, aal, amr, created_at, refreshed_at, ended_at FROM auth_sessions WHERE id = $1 FOR UPDATE',
      [sessionId],
    );
    const [row] = rows;
    if (!row) return null;
    const { created_at, refreshed_at, ended_at: endedAt, ...session } = row;
    const times = { created_at, refreshed_at };
    return {
      ...session,
      ended_at: endedAt ?? (this.limits.hasEnded(times) ? new Date(this.limits.endOf(times)) : null),
    };
  }

  async end(manager: EntityManager, sessionId: string): Promise<void> {
    await manager.query('UPDATE auth_sessions SET ended_at = now() WHERE id = $1 AND ended_at IS NULL', [sessionId]);
  }

  /** Ends a session that has outlived its limits, and records it; nothing if it had ended before. */
  async endOutlived(manager: EntityManager, { id, user_id: userId }: SessionRow): Promise<void> {
    const [, ended]: [unknown, number] = await manager.query(
      'UPDATE auth_sessions SET ended_at = now() WHERE id = $1 AND ended_at IS NULL',
      [id],
    );
    if (ended > 0) await this.events.record(manager, outlivedSession(userId, id));
  }

  /** Signs out: this browser, all others, or all of them (the default of S7.6). */
  async signOut(userId: string, sessionId: string, scope: SignOutScope): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [, sessions]: [unknown, number] = await manager.query(
        `UPDATE auth_sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL
           AND CASE $3 WHEN 'local' THEN id = $2 WHEN 'others' THEN id <> $2 ELSE true END`,
        [userId, sessionId, scope],
      );
      const kind = scope === 'local' ? 'signed_out' : 'all_sessions_ended';
      await this.events.record(manager, { kind, userId, details: { scope, sessions } });
    });
    this.check.forgetUser(userId);
  }

  /** Ends every session of a person. @returns how many there were. */
  async endAllOf(userId: string): Promise<number> {
    const count = await this.dataSource.transaction(async (manager) => {
      const [, sessions]: [unknown, number] = await manager.query(
        'UPDATE auth_sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL',
        [userId],
      );
      const details = { scope: 'global', sessions };
      await this.events.record(manager, { kind: 'all_sessions_ended', userId, details });
      return sessions;
    });
    this.check.forgetUser(userId);
    return count;
  }

  /** Ends every session of everybody, but not those that begin meanwhile. @returns how many there were. */
  async endAll(): Promise<number> {
    const [{ now } = { now: null }]: { now: Date | null }[] = await this.dataSource.query('SELECT now()');
    for (let total = 0; ; ) {
      // By parts: each ended session is told to every process, and locks must not be held for long.
      const [, count]: [unknown, number] = await this.dataSource.query(
        `UPDATE auth_sessions SET ended_at = now() WHERE id IN (
           SELECT id FROM auth_sessions WHERE ended_at IS NULL AND created_at <= $1 LIMIT $2)`,
        [now, ENDED_AT_ONCE],
      );
      total += count;
      if (count < ENDED_AT_ONCE) {
        const details = { scope: 'everybody', sessions: total };
        await this.events.recordAlone({ kind: 'all_sessions_ended', userId: null, details });
        return total;
      }
    }
  }
}
