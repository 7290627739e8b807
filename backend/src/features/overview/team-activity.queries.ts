import { Injectable } from '@nestjs/common';
import { type Cursor, encodeCursor } from '../../common/http/cursor.js';
import { HotReads } from '../../database/hot-reads.js';
import type { ActivityType } from '../activity/activity-type.js';
import type { TeamActivityDto, TeamActivityPageDto } from './dto/team-activity.dto.js';
import { SOP_ACTIONS } from './sop-actions.js';
import { TEAM_MEMBERS } from './team-members.js';

/** The owner's own actions, and those of members that are about an SOP of the owner. Prompts stay with their author. */
const ENTRIES = `WITH members AS (${TEAM_MEMBERS})
  SELECT a.id, a.user_id, coalesce(nullif(p.full_name, ''), p.email) AS member_name, a.activity_type,
    s.id AS sop_id, s.title AS sop_title, a.created_at
  FROM activity_logs a
    JOIN members m ON m.user_id = a.user_id
    JOIN profiles p ON p.id = a.user_id
    LEFT JOIN sops s ON s.user_id = $1 AND s.id = (a.activity_data ->> 'sop_id')::uuid
  WHERE (a.user_id = $1 OR s.id IS NOT NULL) AND a.activity_type = ANY($3)
    AND ($4::timestamptz IS NULL OR a.created_at >= $4) AND ($5::timestamptz IS NULL OR a.created_at < $5)
    AND ($6::uuid IS NULL OR a.user_id = $6)`;
const ORDER = 'ORDER BY a.created_at DESC, a.id DESC LIMIT $2';

const FIRST_PAGE = `${ENTRIES} ${ORDER}`;
const NEXT_PAGE = `${ENTRIES} AND (a.created_at, a.id) < ($7, $8) ${ORDER}`;

export interface TeamActivityOptions {
  limit: number;
  cursor: Cursor | null;
  /** Only these SOP actions; undefined asks for all. */
  types: readonly ActivityType[] | undefined;
  /** Only what this person did; undefined asks for everybody. */
  memberId: string | undefined;
  /** RFC 3339; the period begins there, included. */
  from: string | undefined;
  /** RFC 3339; the period ends there, excluded. */
  to: string | undefined;
}

/** The feed of /team, one statement a page. */
@Injectable()
export class TeamActivityQueries {
  constructor(private readonly reads: HotReads) {}

  /** One page of what the caller's team did with SOPs, newest first (S2.129). */
  async listTeamActivity(
    ownerId: string,
    { limit, cursor, types, memberId, from, to }: TeamActivityOptions,
  ): Promise<TeamActivityPageDto> {
    // One row more than asked tells whether there is a next page.
    const values = [ownerId, limit + 1, types ?? SOP_ACTIONS, from ?? null, to ?? null, memberId ?? null];
    const rows = cursor
      ? await this.reads.query<TeamActivityDto>('team-activity-next', NEXT_PAGE, [...values, cursor.at, cursor.id])
      : await this.reads.query<TeamActivityDto>('team-activity-first', FIRST_PAGE, values);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor({ at: last.created_at, id: last.id }) : null;
    return { items, next_cursor };
  }
}
