import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Cursor, encodeCursor } from '../../common/http/cursor.js';
import { PreparedQueries } from '../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared } from '../../database/prepared-statement.js';
import type { ActivityDto, ActivityPageDto } from './activity.dto.js';
import type { ActivityType } from './activity-type.js';

const OWN = 'SELECT id, user_id, activity_type, activity_data, created_at FROM activity_logs WHERE user_id = $1';
const ORDER = 'ORDER BY created_at DESC, id DESC LIMIT $2';
const FILTERS = `($3::text[] IS NULL OR activity_type = ANY($3))
  AND created_at >= coalesce($4::timestamptz, '-infinity') AND created_at < coalesce($5::timestamptz, 'infinity')`;

const FIRST_PAGE = `${OWN} AND ${FILTERS} ${ORDER}`;
const NEXT_PAGE = `${OWN} AND ${FILTERS} AND (created_at, id) < ($6, $7) ${ORDER}`;

/** Prepared, because planning it costs more than the insert: most writes record an activity. */
const INSERT_ACTIVITY: PreparedStatement = {
  name: 'activity-insert',
  text: 'INSERT INTO activity_logs (id, user_id, activity_type, activity_data) VALUES ($1, $2, $3, $4)',
};

/** The same, unless the person has done the same to the same SOP within ten minutes. */
const INSERT_ACTIVITY_OF_SITTING: PreparedStatement = {
  name: 'activity-insert-of-sitting',
  text: `INSERT INTO activity_logs (id, user_id, activity_type, activity_data)
    SELECT $1, $2, $3, $4::jsonb
    WHERE NOT EXISTS (
      SELECT FROM activity_logs
      WHERE user_id = $2 AND created_at > now() - interval '10 minutes'
        AND activity_type = $3 AND activity_data->>'sop_id' = $4::jsonb->>'sop_id'
    )`,
};

export interface ActivityListOptions {
  limit: number;
  cursor: Cursor | null;
  /** Only these kinds; undefined for all. */
  types: readonly ActivityType[] | undefined;
  /** RFC 3339; the period begins there, included. */
  from: string | undefined;
  /** RFC 3339; the period ends there, excluded. */
  to: string | undefined;
}

/** Reads of the activity log, one query a page. */
@Injectable()
export class ActivityQueries {
  constructor(private readonly reads: PreparedQueries) {}

  async listActivity(
    userId: string,
    { limit, cursor, types, from, to }: ActivityListOptions,
  ): Promise<ActivityPageDto> {
    // One extra row tells whether there is a next page.
    const values = [userId, limit + 1, types ?? null, from ?? null, to ?? null];
    const rows = cursor
      ? await this.reads.query<ActivityDto>('activity-next', NEXT_PAGE, [...values, cursor.at, cursor.id])
      : await this.reads.query<ActivityDto>('activity-first', FIRST_PAGE, values);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor({ at: last.created_at, id: last.id }) : null;
    return { items, next_cursor };
  }
}

/** A fact about what a person did. */
export interface NewActivity {
  userId: string;
  type: ActivityType;
  data: Record<string, string | number | boolean | null>;
}

/** Adds the fact in the caller's transaction. */
export async function insertActivity(manager: EntityManager, { userId, type, data }: NewActivity): Promise<void> {
  await runPrepared(manager, INSERT_ACTIVITY, [uuidv7(), userId, type, data]);
}

/** The same, unless the person has done the same to the same SOP within ten minutes. */
export async function insertActivityOfSitting(
  manager: EntityManager,
  { userId, type, sopId }: Omit<NewActivity, 'data'> & { sopId: string },
): Promise<void> {
  await runPrepared(manager, INSERT_ACTIVITY_OF_SITTING, [uuidv7(), userId, type, { sop_id: sopId }]);
}
