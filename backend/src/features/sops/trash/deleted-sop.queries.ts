import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Cursor, encodeCursor } from '../../../common/http/cursor.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { SUMMARY_COLUMNS } from '../sops/sop.queries.js';
import type { DeletedSopDto, DeletedSopPageDto } from './deleted-sop.dto.js';

const LIST = `SELECT ${SUMMARY_COLUMNS}, deleted_at, deleted_at + interval '30 days' AS purged_at
  FROM sops WHERE user_id = $1 AND deleted_at >= now() - interval '30 days'`;
const ORDER = 'ORDER BY deleted_at DESC, id DESC LIMIT $2';

/** `purge_sop` checks each row again. Rows that another process is purging are left to it. */
const PURGE = `SELECT purge_sop(id) FROM (
  SELECT id FROM sops WHERE deleted_at < now() - interval '30 days' ORDER BY deleted_at LIMIT $1 FOR UPDATE SKIP LOCKED
) due`;

/** Statements on deleted SOPs. */
@Injectable()
export class DeletedSopQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** One page, last deletion first. */
  async listDeletedSops(userId: string, limit: number, cursor: Cursor | null): Promise<DeletedSopPageDto> {
    // One extra row tells whether there is a next page.
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

  /** Removes at most `limit` SOPs that can no longer be restored. @returns how many. */
  async purgeDue(manager: EntityManager, limit: number): Promise<number> {
    const due: unknown[] = await manager.query(PURGE, [limit]);
    return due.length;
  }
}
