import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { ZoneCalendar } from '../../common/time/zone-calendar.js';
import { PreparedQueries } from '../../database/prepared-queries.js';
import type { SopFiguresDto, TeamFiguresDto, UsageFiguresDto } from './overview.dto.js';
import { SOP_ACTIONS } from './team-activity.dto.js';
import { ownSopOf, TEAM_MEMBERS } from './team-activity.queries.js';

const DAY_MS = 86_400_000;
const RECENT_DAYS = 7;
const CHART_DAYS = 30;

/** Counts are kept by triggers as rows that change them, so that this reads as little of a million SOPs as of ten. */
const SOPS = `WITH own AS (
    SELECT status, category, sum(change)::int AS count FROM sop_count_changes WHERE user_id = $1 GROUP BY status, category
  )
  SELECT coalesce(sum(count), 0)::int AS total,
    coalesce(sum(count) FILTER (WHERE status = 'completed'), 0)::int AS active,
    coalesce(sum(count) FILTER (WHERE status = 'in_progress'), 0)::int AS drafts,
    (SELECT coalesce(json_agg(counts ORDER BY counts.count DESC, counts.category), '[]') FROM (
      SELECT category, sum(count)::int AS count FROM own GROUP BY category HAVING sum(count) > 0) counts) AS categories
  FROM own`;

const IN_PERIOD = 'a.activity_type = ANY($2) AND a.created_at >= $3 AND a.created_at <= $4';

/**
 * A member's action counts if it is about an SOP of the owner; all actions of the owner count. The SOP is looked
 * up by its id for each action: joined by its owner, all SOPs of the owner would be read.
 */
const TEAM_ACTIONS = `SELECT a.user_id, a.created_at FROM activity_logs a WHERE a.user_id = $1 AND ${IN_PERIOD}
  UNION ALL
  SELECT a.user_id, a.created_at FROM activity_logs a JOIN members m ON m.user_id = a.user_id, ${ownSopOf('a')}
  WHERE m.user_id <> $1 AND ${IN_PERIOD}`;

const TEAM = `WITH members AS (${TEAM_MEMBERS}), actions AS (${TEAM_ACTIONS})
  SELECT (SELECT count(*)::int FROM members) AS team_members,
    (SELECT count(DISTINCT user_id)::int FROM actions) AS active_users,
    (SELECT count(*)::int FROM actions) AS recent_actions`;

/** $5 are the first moments of the days, oldest first. */
const USAGE = `WITH members AS (${TEAM_MEMBERS}), actions AS (${TEAM_ACTIONS})
  SELECT width_bucket(created_at, $5::timestamptz[]) AS bucket, count(*)::int AS actions FROM actions
  GROUP BY bucket ORDER BY bucket`;

/** Figures of the overview pages: one statement each, over the caller's own rows and team. */
@Injectable()
export class OverviewQueries {
  constructor(
    private readonly reads: PreparedQueries,
    private readonly clock: Clock,
  ) {}

  /** Figures of /sops (S2.118-S2.120). */
  async getSopFigures(userId: string): Promise<SopFiguresDto> {
    const [figures] = await this.reads.query<SopFiguresDto>('overview-sops', SOPS, [userId]);
    if (!figures) throw new Error('A count gives one row');
    return figures;
  }

  /** Figures of /team over the last seven days (S2.125-S2.128). */
  async getTeamFigures(userId: string): Promise<TeamFiguresDto> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS);
    const [counts] = await this.reads.query<Omit<TeamFiguresDto, 'activity_score'>>('overview-team', TEAM, [
      userId,
      SOP_ACTIONS,
      since,
      now,
    ]);
    if (!counts) throw new Error('A count gives one row');
    const activity_score = activityScore({ activeUsers: counts.active_users, teamMembers: counts.team_members });
    return { ...counts, activity_score };
  }

  /** SOP actions of the last 30 days on the zone's calendar. @param zone IANA name. */
  async getUsageFigures(userId: string, zone: string): Promise<UsageFiguresDto> {
    const now = this.clock.now();
    const days = recentDays(now, zone, CHART_DAYS);
    const starts = days.map(({ startsAt }) => startsAt.toISOString());
    const counts = await this.reads.query<{ bucket: number; actions: number }>('overview-usage', USAGE, [
      userId,
      SOP_ACTIONS,
      starts[0],
      now,
      starts,
    ]);
    const actionsByBucket = new Map(counts.map(({ bucket, actions }) => [bucket, actions]));
    // Buckets count from 1.
    return {
      time_zone: zone,
      days: days.map(({ day }, index) => ({ day, actions: actionsByBucket.get(index + 1) ?? 0 })),
    };
  }
}

/**
 * Share of the team that did something, in whole percent; null without any action (S2.128).
 * @param activeUsers members with an SOP action in the period.
 * @param teamMembers at least 1: the owner.
 */
export function activityScore({
  activeUsers,
  teamMembers,
}: {
  activeUsers: number;
  teamMembers: number;
}): number | null {
  if (activeUsers === 0) return null;
  return Math.round((100 * activeUsers) / teamMembers);
}

/** The last `count` days on the zone's calendar with their first moments, oldest first; the last one is today. */
export function recentDays(now: Date, zone: string, count: number): { day: string; startsAt: Date }[] {
  const calendar = new ZoneCalendar(zone);
  const today = calendar.wallTimeAt(now);
  return Array.from({ length: count }, (_unused, index) => {
    const day = today.day - (count - 1 - index);
    const startsAt = calendar.instantOf({ ...today, day, timeOfDayMs: 0 });
    const name = new Date(Date.UTC(today.year, today.month - 1, day)).toISOString().slice(0, 10);
    return { day: name, startsAt };
  });
}
