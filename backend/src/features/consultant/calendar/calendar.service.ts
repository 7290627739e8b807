import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { Clock } from '../../../common/clock.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { HotReads } from '../../../database/hot-reads.js';
import { consultantProblems } from '../consultant.problems.js';
import { type CalendarMeeting, meetingsCalendar } from './meetings-calendar.js';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;
const DAYS_SHOWN_BACK = 90;
const MAX_MEETINGS = 2000;

const MEETINGS = `SELECT m.id, m.title, c.name AS client, m.status, m.scheduled_at, m.duration_minutes, m.version, m.updated_at
  FROM meetings m LEFT JOIN clients c ON c.consultant_id = m.consultant_id AND c.id = m.client_id
  WHERE m.consultant_id = $1 AND m.scheduled_at >= $2 ORDER BY m.scheduled_at, m.id LIMIT ${MAX_MEETINGS}`;

/** The secret address under which a consultant's calendar program reads the meetings. */
@Injectable()
export class CalendarService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reads: HotReads,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** When the current address was made; null without one. The address itself is not kept. */
  async findAddress(principal: Principal): Promise<{ created_at: string | null }> {
    const [row] = await this.reads.query<{ created_at: string }>(
      'calendar-address',
      'SELECT created_at FROM consultant_calendars WHERE consultant_id = $1',
      [principal.userId],
    );
    return { created_at: row?.created_at ?? null };
  }

  /** Makes a new address, shown this once; a former one stops to work. */
  async renewAddress(principal: Principal): Promise<{ url: string }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.dataSource.query(
      `INSERT INTO consultant_calendars (consultant_id, token_hash, created_at) VALUES ($1, $2, $3)
        ON CONFLICT (consultant_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = excluded.created_at`,
      [principal.userId, hashOf(token), this.clock.now()],
    );
    return { url: `${this.environment.appUrl}/api/v1/calendars/${token}/meetings.ics` };
  }

  /** Ends the address; does nothing without one. */
  async deleteAddress(principal: Principal): Promise<void> {
    await this.dataSource.query('DELETE FROM consultant_calendars WHERE consultant_id = $1', [principal.userId]);
  }

  /**
   * The meetings of the last 90 days and of all days ahead, as an iCalendar file. The person must still be a
   * consultant.
   * @throws `calendar-not-found`.
   */
  async writeCalendar(token: string): Promise<string> {
    const [owner] = await this.reads.query<{ consultant_id: string }>(
      'calendar-owner',
      `SELECT consultant_id FROM consultant_calendars
         JOIN profiles ON profiles.id = consultant_id JOIN auth_users ON auth_users.id = consultant_id
        WHERE token_hash = $1 AND user_type = 'consultant' AND deleted_at IS NULL
          AND (banned_until IS NULL OR banned_until <= now())`,
      [hashOf(token)],
    );
    if (!owner) throw consultantProblems['calendar-not-found']();
    const since = new Date(this.clock.now().getTime() - DAYS_SHOWN_BACK * DAY_MS);
    const meetings = await this.reads.query<CalendarMeeting>('calendar-meetings', MEETINGS, [
      owner.consultant_id,
      since,
    ]);
    return meetingsCalendar(meetings);
  }
}

/** The token has 256 random bits: a plain hash is enough, and it can be looked up. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
