import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { hashToken, newToken } from '../../../common/crypto/secrets.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import type { AuthenticationMethod } from '../tokens/access-token.service.js';
import { type Device, SessionChangeQueries, type SessionRow, type SignOutScope } from './session-change.queries.js';
import { SessionCheckService } from './session-check.service.js';
import { SessionLimitsService } from './session-limits.service.js';

const ENDED_AT_ONCE = 1000;

/** The security event of a session that expires. */
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
    const device = { userAgent: userAgent?.slice(0, 400) ?? null, ip };
    await new SessionChangeQueries(manager).begin(session, device, hashToken(refreshToken));
    return { session, refreshToken };
  }

  /** Locks the session until the transaction ends, so that others can neither end nor refresh it. */
  async lock(manager: EntityManager, sessionId: string): Promise<SessionRow | null> {
    const row = await new SessionChangeQueries(manager).lock(sessionId);
    if (!row) return null;
    const { created_at, refreshed_at, ended_at: endedAt, ...session } = row;
    const times = { created_at, refreshed_at };
    return {
      ...session,
      ended_at: endedAt ?? (this.limits.hasEnded(times) ? new Date(this.limits.endOf(times)) : null),
    };
  }

  async end(manager: EntityManager, sessionId: string): Promise<void> {
    await new SessionChangeQueries(manager).end(sessionId);
  }

  /** Ends an expired session, and records it; does nothing if it had ended before. */
  async endOutlived(manager: EntityManager, { id, user_id: userId }: SessionRow): Promise<void> {
    const hasEnded = await new SessionChangeQueries(manager).end(id);
    if (hasEnded) await this.events.record(manager, outlivedSession(userId, id));
  }

  /** Signs out: this browser, all others, or all of them (the default of S7.6). */
  async signOut(userId: string, sessionId: string, scope: SignOutScope): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const sessions = await new SessionChangeQueries(manager).signOut(userId, sessionId, scope);
      const kind = scope === 'local' ? 'signed_out' : 'all_sessions_ended';
      await this.events.record(manager, { kind, userId, details: { scope, sessions } });
    });
    this.check.forgetUser(userId);
  }

  /** Ends every session of a person. @returns how many there were. */
  async endAllOf(userId: string): Promise<number> {
    const count = await this.dataSource.transaction(async (manager) => {
      const sessions = await new SessionChangeQueries(manager).endAllOf(userId);
      const details = { scope: 'global', sessions };
      await this.events.record(manager, { kind: 'all_sessions_ended', userId, details });
      return sessions;
    });
    this.check.forgetUser(userId);
    return count;
  }

  /** Ends all sessions of all accounts, except those that start in the meantime. @returns how many there were. */
  async endAll(): Promise<number> {
    const queries = new SessionChangeQueries(this.dataSource.manager);
    const begunBy = await queries.now();
    for (let total = 0; ; ) {
      // In batches: every process is notified of each ended session, and locks must not be held for long.
      const count = await queries.endBatch(begunBy, ENDED_AT_ONCE);
      total += count;
      if (count < ENDED_AT_ONCE) {
        const details = { scope: 'everybody', sessions: total };
        await this.events.recordAlone({ kind: 'all_sessions_ended', userId: null, details });
        return total;
      }
    }
  }
}
