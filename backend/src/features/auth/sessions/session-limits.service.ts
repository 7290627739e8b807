import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';

const DAY_MS = 86_400_000;

/** Times of a session, as returned by Postgres. */
export interface SessionTimes {
  created_at: Date | string;
  /** When it was last renewed; null if never. */
  refreshed_at: Date | string | null;
}

/** Sessions expire: after a time without use, and after a maximum lifetime. */
@Injectable()
export class SessionLimitsService {
  private readonly idleMs: number;
  private readonly maxMs: number;

  constructor(
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) { auth }: Environment,
  ) {
    this.idleMs = lengthOf(auth.sessionIdleDays);
    this.maxMs = lengthOf(auth.sessionMaxDays);
  }

  /** When the session ends if nobody renews it, in milliseconds since 1970; Infinity for never. */
  endOf({ created_at: createdAt, refreshed_at: refreshedAt }: SessionTimes): number {
    const createdMs = new Date(createdAt).getTime();
    const usedMs = refreshedAt === null ? createdMs : new Date(refreshedAt).getTime();
    return Math.min(createdMs + this.maxMs, usedMs + this.idleMs);
  }

  /** A session is active if it was started, and used, after these times, as Postgres reads them. */
  livingSince(): { beganAfter: string; usedAfter: string } {
    const now = this.clock.now().getTime();
    return { beganAfter: agoOf(now, this.maxMs), usedAfter: agoOf(now, this.idleMs) };
  }

  hasEnded(times: SessionTimes): boolean {
    return this.endOf(times) <= this.clock.now().getTime();
  }
}

function lengthOf(days: number): number {
  return days === 0 ? Number.POSITIVE_INFINITY : days * DAY_MS;
}

function agoOf(now: number, lengthMs: number): string {
  return Number.isFinite(lengthMs) ? new Date(now - lengthMs).toISOString() : '-infinity';
}
