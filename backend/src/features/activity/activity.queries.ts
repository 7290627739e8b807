import { Injectable } from '@nestjs/common';
import { type Cursor, encodeCursor } from '../../common/http/cursor.js';
import { HotReads } from '../../database/hot-reads.js';
import type { ActivityDto } from './dto/activity.dto.js';
import type { ActivityPageDto } from './dto/activity-page.dto.js';

const COLUMNS = 'id, user_id, activity_type, activity_data, created_at';
const FIRST_PAGE = `SELECT ${COLUMNS} FROM activity_logs WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`;
const NEXT_PAGE = `SELECT ${COLUMNS} FROM activity_logs WHERE user_id = $1 AND (created_at, id) < ($3, $4)
  ORDER BY created_at DESC, id DESC LIMIT $2`;

/** Reads of the activity log, one query a page. */
@Injectable()
export class ActivityQueries {
  constructor(private readonly reads: HotReads) {}

  async listActivity(userId: string, limit: number, cursor: Cursor | null): Promise<ActivityPageDto> {
    // One row more than asked tells whether there is a next page.
    const rows = cursor
      ? await this.reads.query<ActivityDto>('activity-next', NEXT_PAGE, [userId, limit + 1, cursor.at, cursor.id])
      : await this.reads.query<ActivityDto>('activity-first', FIRST_PAGE, [userId, limit + 1]);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor({ at: last.created_at, id: last.id }) : null;
    return { items, next_cursor };
  }
}
