import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { CalendarAddress } from './calendar-address.entity.js';
import type { CalendarMeeting } from './meetings-calendar.js';

const MAX_MEETINGS = 2000;

/** Only consultants with an active account have a calendar. */
const OWNER = `SELECT consultant_id FROM consultant_calendars
    JOIN profiles ON profiles.id = consultant_id JOIN auth_users ON auth_users.id = consultant_id
  WHERE token_hash = $1 AND user_type = 'consultant' AND deleted_at IS NULL
    AND (banned_until IS NULL OR banned_until <= now())`;

const MEETINGS = `SELECT m.id, m.title, c.name AS client, m.status, m.scheduled_at, m.duration_minutes, m.version, m.updated_at
  FROM meetings m LEFT JOIN clients c ON c.consultant_id = m.consultant_id AND c.id = m.client_id
  WHERE m.consultant_id = $1 AND m.scheduled_at >= $2 ORDER BY m.scheduled_at, m.id LIMIT ${MAX_MEETINGS}`;

/** Statements about calendar addresses and what is read under them. */
@Injectable()
export class CalendarQueries {
  constructor(
    private readonly queries: PreparedQueries,
    @InjectRepository(CalendarAddress) private readonly addresses: Repository<CalendarAddress>,
  ) {}

  /** RFC 3339; null without an address. */
  async findCreatedAt(consultantId: string): Promise<string | null> {
    const [row] = await this.queries.query<{ created_at: string }>(
      'calendar-address',
      'SELECT created_at FROM consultant_calendars WHERE consultant_id = $1',
      [consultantId],
    );
    return row?.created_at ?? null;
  }

  /** Replaces the address that was there. */
  async saveAddress({ consultantId, tokenHash, createdAt }: CalendarAddress): Promise<void> {
    await this.addresses.upsert({ consultantId, tokenHash, createdAt }, ['consultantId']);
  }

  async deleteAddress(consultantId: string): Promise<void> {
    await this.addresses.delete({ consultantId });
  }

  /** Id of the consultant whose address it is, or null. */
  async findOwner(tokenHash: Buffer): Promise<string | null> {
    const [owner] = await this.queries.query<{ consultant_id: string }>('calendar-owner', OWNER, [tokenHash]);
    return owner?.consultant_id ?? null;
  }

  /** Earliest first; at most 2,000. */
  listMeetings(consultantId: string, since: Date): Promise<CalendarMeeting[]> {
    return this.queries.query<CalendarMeeting>('calendar-meetings', MEETINGS, [consultantId, since]);
  }
}
