import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/access/principal.js';
import { Clock } from '../../../common/clock.js';
import { withDeadline } from '../../../common/time/deadline.js';
import { NOTIFICATION_CHANNELS } from '../../../database/notification-channels.js';
import { NotificationListener } from '../../../database/notification-listener.js';
import type { VerifiedToken } from '../tokens/access-token.service.js';
import { type SessionPersonRow, SessionQueries } from './session.queries.js';
import { SessionLimitsService } from './session-limits.service.js';

/** Maximum time that an ended session may be cached as active when a notification is lost. */
const FRESH_FOR_MS = 5_000;
const MAX_CACHED = 20_000;
/** Timeout of a shared read: it may have got a dead connection. */
const READ_DEADLINE_MS = 5_000;

/** Why a valid token is rejected. */
export type SessionRefusal = 'session_not_found' | 'session_expired' | 'user_not_found' | 'user_banned';

export type SessionStatus =
  /** `endsAt`: when the session ends if nobody renews it, in milliseconds since 1970. */
  { principal: Principal; endsAt: number } | { refusal: SessionRefusal };

interface Entry {
  status: SessionStatus;
  userId: string;
  readAt: number;
}

/**
 * The status and the user of a session. Cached for seconds; notifications inform every process of sign-out, ban,
 * deletion and a change of type immediately.
 */
@Injectable()
export class SessionCheckService {
  private readonly entries = new Map<string, Entry>();
  private readonly reading = new Map<string, Promise<SessionStatus>>();
  /** Counts notifications: a result read before one must not be cached after it. */
  private changes = 0;

  constructor(
    private readonly queries: SessionQueries,
    private readonly clock: Clock,
    private readonly limits: SessionLimitsService,
    notifications: NotificationListener,
  ) {
    notifications.subscribe(NOTIFICATION_CHANNELS.sessionChanges, (sessionId) => this.forgetSession(sessionId));
    notifications.subscribe(NOTIFICATION_CHANNELS.userChanges, (userId) => this.forgetUser(userId));
    notifications.onGap(() => this.forget(() => true));
  }

  /** The user of a verified token, or why there is none. */
  async check(token: VerifiedToken): Promise<SessionStatus> {
    return statusFor(token, this.findFresh(token) ?? (await this.readOnce(token)));
  }

  /** The user of a verified token, if the session was read in the last seconds and is active. */
  findCached(token: VerifiedToken): Principal | undefined {
    const cached = this.findFresh(token);
    const status = cached && statusFor(token, cached);
    return status && 'principal' in status ? status.principal : undefined;
  }

  /** Drops this session from the cache. Code that ends a session calls it, because the notification takes a moment. */
  forgetSession(sessionId: string): void {
    this.changes += 1;
    this.reading.clear();
    this.entries.delete(sessionId);
  }

  /** Drops all sessions of the user from the cache. */
  forgetUser(userId: string): void {
    this.forget(([, entry]) => entry.userId === userId);
  }

  private findFresh({ sessionId }: VerifiedToken): SessionStatus | undefined {
    const entry = this.entries.get(sessionId);
    return entry && this.clock.now().getTime() - entry.readAt < FRESH_FOR_MS ? entry.status : undefined;
  }

  /** Concurrent requests of one session share one read. @throws DeadlineExceededError */
  private readOnce({ sessionId, userId }: VerifiedToken): Promise<SessionStatus> {
    const running = this.reading.get(sessionId);
    if (running) return running;
    const reading = withDeadline(this.read(sessionId, userId), READ_DEADLINE_MS).finally(() => {
      if (this.reading.get(sessionId) === reading) this.reading.delete(sessionId);
    });
    this.reading.set(sessionId, reading);
    return reading;
  }

  private async read(sessionId: string, userId: string): Promise<SessionStatus> {
    const changesBefore = this.changes;
    const readAt = this.clock.now().getTime();
    const row = await this.queries.findWithPerson(sessionId);
    const status = row ? this.toSessionStatus(row) : await this.refuseWithoutSession(userId);
    if (changesBefore === this.changes) {
      if (this.entries.size >= MAX_CACHED) this.entries.clear();
      this.entries.set(sessionId, { status, userId: row?.user_id ?? userId, readAt });
    }
    return status;
  }

  private forget(isChanged: (entry: [string, Entry]) => boolean): void {
    this.changes += 1;
    // Later callers must not share a read that started before the change.
    this.reading.clear();
    for (const entry of this.entries) {
      if (isChanged(entry)) this.entries.delete(entry[0]);
    }
  }

  /** The sessions of a deleted account are deleted, too; the protocol distinguishes that from an ended session. */
  private async refuseWithoutSession(userId: string): Promise<SessionStatus> {
    return { refusal: (await this.queries.isUserThere(userId)) ? 'session_not_found' : 'user_not_found' };
  }

  private toSessionStatus(row: SessionPersonRow): SessionStatus {
    if (row.is_deleted) return { refusal: 'user_not_found' };
    if (row.is_ended) return { refusal: 'session_not_found' };
    if (row.is_banned) return { refusal: 'user_banned' };
    if (this.limits.hasEnded(row)) return { refusal: 'session_expired' };
    return {
      endsAt: this.limits.endOf(row),
      principal: {
        userId: row.user_id,
        email: row.email ?? '',
        role: row.user_type,
        sessionId: row.session_id,
        aal: row.aal,
        hasSecondFactor: row.has_second_factor,
      },
    };
  }
}

function statusFor(token: VerifiedToken, status: SessionStatus): SessionStatus {
  if ('refusal' in status) return status;
  if (status.principal.userId !== token.userId) return { refusal: 'session_not_found' };
  // A token contains the assurance level of its creation; a later step-up of the session does not change it.
  const isSame = status.principal.aal === token.aal || status.principal.aal === 'aal1';
  return isSame ? status : { ...status, principal: { ...status.principal, aal: token.aal } };
}
