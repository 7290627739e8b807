import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/access/principal.js';
import type { Role } from '../../common/access/role.js';
import { Clock } from '../../common/clock.js';
import { HotReads } from '../../database/hot-reads.js';
import { NotificationListener } from '../../database/notification-listener.js';
import type { VerifiedToken } from './access-token.service.js';

/** Longest that an ended session may still be taken for alive when a notification got lost. */
const FRESH_FOR_MS = 5_000;
const MAX_CACHED = 20_000;

const STATEMENT = `SELECT s.id AS session_id, s.user_id, s.aal, u.email, p.user_type
  FROM auth_sessions s JOIN auth_users u ON u.id = s.user_id LEFT JOIN profiles p ON p.id = u.id
  WHERE s.id = $1 AND s.ended_at IS NULL AND u.deleted_at IS NULL AND (u.banned_until IS NULL OR u.banned_until <= now())`;

interface Row {
  session_id: string;
  user_id: string;
  aal: 'aal1' | 'aal2';
  email: string | null;
  user_type: Role | null;
}

interface Entry {
  principal: Principal | null;
  readAt: number;
}

type EndHandler = (sessionId: string) => void;

/**
 * Whether a session still lives, and whose it is. Cached for seconds; sign-out, ban, deletion and a change of type reach
 * every process at once through notifications.
 */
@Injectable()
export class SessionCheckService {
  private readonly entries = new Map<string, Entry>();
  private readonly endHandlers = new Set<EndHandler>();

  constructor(
    private readonly reads: HotReads,
    private readonly clock: Clock,
    notifications: NotificationListener,
  ) {
    notifications.subscribe('session_changes', (sessionId) => this.forget(sessionId));
    notifications.subscribe('user_changes', (userId) => this.forgetUser(userId));
    notifications.onGap(() => this.entries.clear());
  }

  /** The person behind a verified token, or null when the session or the account has ended. */
  async findPrincipal(token: VerifiedToken): Promise<Principal | null> {
    const entry = this.entries.get(token.sessionId);
    const isFresh = entry !== undefined && this.clock.now().getTime() - entry.readAt < FRESH_FOR_MS;
    const principal = isFresh ? entry.principal : await this.read(token.sessionId);
    return principal?.userId === token.userId ? principal : null;
  }

  /** Whether the session still lives, read from the database. */
  async isAlive(sessionId: string): Promise<boolean> {
    return (await this.read(sessionId)) !== null;
  }

  /** Calls `handler` when a session may have ended, on whichever replica; ask again to be sure. */
  onSessionChange(handler: EndHandler): void {
    this.endHandlers.add(handler);
  }

  private async read(sessionId: string): Promise<Principal | null> {
    const readAt = this.clock.now().getTime();
    const [row] = await this.reads.query<Row>('auth-session', STATEMENT, [sessionId]);
    const principal = row ? toPrincipal(row) : null;
    if (this.entries.size >= MAX_CACHED) this.entries.clear();
    this.entries.set(sessionId, { principal, readAt });
    return principal;
  }

  private forget(sessionId: string): void {
    this.entries.delete(sessionId);
    for (const handler of this.endHandlers) handler(sessionId);
  }

  private forgetUser(userId: string): void {
    for (const [sessionId, { principal }] of this.entries) {
      if (principal?.userId === userId) this.forget(sessionId);
    }
  }
}

function toPrincipal(row: Row): Principal {
  return {
    userId: row.user_id,
    email: row.email ?? '',
    role: row.user_type,
    sessionId: row.session_id,
    aal: row.aal,
  };
}
