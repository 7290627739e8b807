import { Injectable } from '@nestjs/common';
import { type Cursor, encodeCursor } from '../../common/http/cursor.js';
import { PreparedQueries } from '../../database/prepared-queries.js';
import type { ActivityType } from '../activity/activity-type.js';
import { SOP_ACTIONS, type TeamActivityDto, type TeamActivityPageDto } from './team-activity.dto.js';

/**
 * The members of the team of $1: the owner, and everyone with one of the owner's active seats. One column, `user_id`.
 * The figures use it as their only definition of a member.
 */
export const TEAM_MEMBERS = `SELECT $1::uuid AS user_id
  UNION SELECT member_user_id FROM install_links WHERE user_id = $1 AND is_active AND member_user_id IS NOT NULL`;

/** The SOP of the owner, $1, that an action is about: a lookup by id, without a row when there is none. */
export function ownSopOf(action: string): string {
  return `LATERAL (SELECT id, title, deleted_at FROM sops WHERE id = (${action}.activity_data ->> 'sop_id')::uuid AND user_id = $1 OFFSET 0) AS sop`;
}

const ORDER = 'ORDER BY a.created_at DESC, a.id DESC LIMIT $2';

/** The newest of one person, along the index of their actions. @param condition what else must hold. */
function newest(condition: string, cursor: string): string {
  return `SELECT a.id, a.user_id, a.activity_type, a.activity_data, a.created_at FROM activity_logs a
    WHERE a.user_id = m.user_id AND a.activity_type = ANY($3)
      AND a.created_at >= coalesce($4::timestamptz, '-infinity') AND a.created_at < coalesce($5::timestamptz, 'infinity')
      AND ${condition}${cursor} ${ORDER}`;
}

/**
 * The owner's own actions, and those of members that are about an SOP of the owner. Prompts stay with their author.
 * Each person's newest are read along an index; titles only for those that are shown.
 */
function page(cursor: string): string {
  return `WITH members AS (SELECT user_id FROM (${TEAM_MEMBERS}) AS everyone WHERE $6::uuid IS NULL OR user_id = $6)
    SELECT a.id, a.user_id, coalesce(nullif(p.full_name, ''), p.email) AS member_name, a.activity_type,
      sop.id AS sop_id, sop.title AS sop_title,
      sop.deleted_at IS NOT NULL AS is_sop_deleted, a.created_at
    FROM (
      SELECT * FROM (
        SELECT a.* FROM (SELECT user_id FROM members WHERE user_id = $1) m, LATERAL (${newest('true', cursor)}) a
        UNION ALL
        SELECT a.* FROM (SELECT user_id FROM members WHERE user_id <> $1) m,
          LATERAL (${newest(`EXISTS (SELECT 1 FROM ${ownSopOf('a')})`, cursor)}) a
      ) a ${ORDER}
    ) a
      JOIN profiles p ON p.id = a.user_id
      LEFT JOIN ${ownSopOf('a')} ON true
    ORDER BY a.created_at DESC, a.id DESC`;
}

const FIRST_PAGE = page('');
const NEXT_PAGE = page(' AND (a.created_at, a.id) < ($7, $8)');

export interface TeamActivityOptions {
  limit: number;
  cursor: Cursor | null;
  /** Only these SOP actions; undefined for all. */
  types: readonly ActivityType[] | undefined;
  /** Only actions of this person; undefined for everyone. */
  memberId: string | undefined;
  /** RFC 3339; the period begins there, included. */
  from: string | undefined;
  /** RFC 3339; the period ends there, excluded. */
  to: string | undefined;
}

/** The feed of /team, one statement a page. */
@Injectable()
export class TeamActivityQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** One page of what the caller's team did with SOPs, newest first (S2.129). */
  async listTeamActivity(
    ownerId: string,
    { limit, cursor, types, memberId, from, to }: TeamActivityOptions,
  ): Promise<TeamActivityPageDto> {
    // One extra row tells whether there is a next page.
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
