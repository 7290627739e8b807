import { Injectable } from '@nestjs/common';
import { type Cursor, encodeCursor } from '../../../common/http/cursor.js';
import { HotReads } from '../../../database/hot-reads.js';
import type { DeletedSopDto, DeletedSopPageDto } from '../dto/deleted-sop.dto.js';
import { SUMMARY_COLUMNS } from '../sop-row.js';

const LIST = `SELECT ${SUMMARY_COLUMNS}, deleted_at, deleted_at + interval '30 days' AS purged_at
  FROM sops WHERE user_id = $1 AND deleted_at >= now() - interval '30 days'`;
const ORDER = 'ORDER BY deleted_at DESC, id DESC LIMIT $2';

/** Reads of what a person has deleted and can restore. */
@Injectable()
export class DeletedSopQueries {
  constructor(private readonly reads: HotReads) {}

  /** One page, last deletion first. */
  async listDeletedSops(userId: string, limit: number, cursor: Cursor | null): Promise<DeletedSopPageDto> {
    // One row more than asked tells whether there is a next page.
    const rows = cursor
      ? await this.reads.query<DeletedSopDto>('deleted-sops-next', `${LIST} AND (deleted_at, id) < ($3, $4) ${ORDER}`, [
          userId,
          limit + 1,
          cursor.at,
          cursor.id,
        ])
      : await this.reads.query<DeletedSopDto>('deleted-sops-first', `${LIST} ${ORDER}`, [userId, limit + 1]);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor({ at: last.deleted_at, id: last.id }) : null;
    return { items, next_cursor };
  }
}
