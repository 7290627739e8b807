import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { PreparedQueries } from '../../database/prepared-queries.js';
import { SOP_ACTIONS } from './team-activity.dto.js';
import { ownSopOf, TEAM_MEMBERS } from './team-activity.queries.js';
import type { UsageDetailsDto } from './usage-details.dto.js';

const DAY_MS = 86_400_000;
const PERIOD_DAYS = 30;
const MOST_SOPS = 10;
const MOST_PEOPLE = 50;

const IN_PERIOD = 'a.activity_type = ANY($2) AND a.created_at >= $3 AND a.created_at <= $5';

/**
 * $3 begins the period before, $4 the period, $5 is now, $6 the first day of reading. The owner's own actions, and those of
 * members that are about an SOP of the owner.
 */
const DETAILS = `WITH members AS (${TEAM_MEMBERS}),
  actions AS (
    SELECT a.user_id, a.created_at >= $4 AS is_recent, (a.activity_data ->> 'sop_id')::uuid AS sop_id
      FROM activity_logs a WHERE a.user_id = $1 AND ${IN_PERIOD}
    UNION ALL
    SELECT a.user_id, a.created_at >= $4, sop.id FROM activity_logs a JOIN members m ON m.user_id = a.user_id,
      ${ownSopOf('a')} WHERE m.user_id <> $1 AND ${IN_PERIOD}),
  reading AS (SELECT sop_id, reader_id, day, seconds FROM sop_reading_days WHERE user_id = $1 AND day >= $6::date),
  used AS (SELECT sop_id, sum(seconds)::int AS reading_seconds, sum(readers)::int AS readers, sum(actions)::int AS actions
    FROM (
      SELECT sop_id, sum(seconds) AS seconds, count(DISTINCT reader_id) AS readers, 0 AS actions FROM reading GROUP BY sop_id
      UNION ALL
      SELECT sop_id, 0, 0, count(*) FROM actions WHERE is_recent AND sop_id IS NOT NULL GROUP BY sop_id
    ) AS parts GROUP BY sop_id),
  sop_rows AS (SELECT sops.id AS sop_id, title, reading_seconds, readers, actions,
      extract(epoch FROM published_at - created_at)::int AS completed_after_seconds
    FROM used JOIN sops ON sops.id = used.sop_id AND sops.user_id = $1 AND deleted_at IS NULL
    ORDER BY reading_seconds DESC, actions DESC, sops.id LIMIT ${MOST_SOPS}),
  person_rows AS (SELECT m.user_id, coalesce(nullif(p.full_name, ''), p.email) AS name,
      coalesce(r.seconds, 0)::int AS reading_seconds, coalesce(d.actions, 0)::int AS actions, r.last_read_on
    FROM members m JOIN profiles p ON p.id = m.user_id
      LEFT JOIN (SELECT reader_id, sum(seconds) AS seconds, max(day)::text AS last_read_on FROM reading GROUP BY reader_id) r
        ON r.reader_id = m.user_id
      LEFT JOIN (SELECT user_id, count(*) AS actions FROM actions WHERE is_recent GROUP BY user_id) d
        ON d.user_id = m.user_id
    WHERE r.seconds > 0 OR d.actions > 0
    ORDER BY reading_seconds DESC, actions DESC, m.user_id LIMIT ${MOST_PEOPLE})
  SELECT (SELECT coalesce(sum(seconds), 0)::int FROM reading) AS reading_seconds,
    (SELECT count(*)::int FROM actions WHERE is_recent) AS actions,
    (SELECT count(*)::int FROM actions WHERE NOT is_recent) AS actions_before,
    (SELECT coalesce(json_agg(sop_rows), '[]') FROM sop_rows) AS sops,
    (SELECT coalesce(json_agg(person_rows), '[]') FROM person_rows) AS people`;

interface Details extends Omit<UsageDetailsDto, 'growth_percent'> {
  actions: number;
  actions_before: number;
}

/** How SOPs were used, SOP by SOP and person by person: one statement. */
@Injectable()
export class UsageDetailsQueries {
  constructor(
    private readonly reads: PreparedQueries,
    private readonly clock: Clock,
  ) {}

  /** The last 30 days of the caller's SOPs and team (S2.132, S2.134, screens M6). */
  async getUsageDetails(userId: string): Promise<UsageDetailsDto> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - PERIOD_DAYS * DAY_MS);
    const before = new Date(now.getTime() - 2 * PERIOD_DAYS * DAY_MS);
    const firstDay = since.toISOString().slice(0, 10);
    const [details] = await this.reads.query<Details>('overview-details', DETAILS, [
      userId,
      SOP_ACTIONS,
      before,
      since,
      now,
      firstDay,
    ]);
    if (!details) throw new Error('A count gives one row');
    const { actions, actions_before: actionsBefore, ...shown } = details;
    return { ...shown, growth_percent: growthPercent(actions, actionsBefore) };
  }
}

/** Change against the period before, in whole percent; null when there was nothing then to compare with (S2.134). */
export function growthPercent(count: number, before: number): number | null {
  return before === 0 ? null : Math.round((100 * (count - before)) / before);
}
