import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { consultantProblems } from '../consultant.problems.js';
import { type EntryList, type EntryPageOptions, pageStatement, toEntryPage } from '../workspace/entry.queries.js';
import type { MeetingDto, MeetingOrder, MeetingPageDto, UpcomingMeetingsDto } from './meeting.dto.js';

const LIST: EntryList = {
  name: 'meetings',
  rows: `SELECT id, client_id, title, status, scheduled_at, duration_minutes, version, created_at, updated_at
    FROM meetings WHERE consultant_id = $1`,
  orderColumn: 'scheduled_at',
  archivedStatus: 'cancelled',
};

const UPCOMING = `${LIST.rows} AND status = 'scheduled' AND scheduled_at >= $2 ORDER BY scheduled_at, id LIMIT $3`;

/** Reads of a consultant's meetings: each is limited to the consultant's id: rows of others do not exist for them (S6.11). */
@Injectable()
export class MeetingQueries {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly clock: Clock,
  ) {}

  /** One page, latest or next one first. Those of status `cancelled` are left out unless requested. */
  async listMeetings(consultantId: string, order: MeetingOrder, options: EntryPageOptions): Promise<MeetingPageDto> {
    const comingFrom = order === 'next' ? this.clock.now() : undefined;
    const { name, text, values } = pageStatement(LIST, consultantId, { ...options, comingFrom });
    const rows = await this.queries.query<MeetingDto>(name, text, values);
    return toEntryPage(rows, options.limit, 'scheduled_at');
  }

  /** Scheduled ones from now on, the earliest first. */
  async listUpcomingMeetings(consultantId: string, limit: number): Promise<UpcomingMeetingsDto> {
    const values = [consultantId, this.clock.now(), limit];
    return { items: await this.queries.query<MeetingDto>('meetings-upcoming', UPCOMING, values) };
  }

  /** @throws `meeting-not-found`. */
  async getMeeting(consultantId: string, id: string): Promise<MeetingDto> {
    const [meeting] = await this.queries.query<MeetingDto>('meetings-one', `${LIST.rows} AND id = $2`, [
      consultantId,
      id,
    ]);
    if (!meeting) throw consultantProblems['meeting-not-found']();
    return meeting;
  }
}
