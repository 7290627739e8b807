import { Injectable } from '@nestjs/common';
import { type Cursor, encodeCursor } from '../../common/http/cursor.js';
import { HotReads } from '../../database/hot-reads.js';
import type { SharedSopDto, SharedSopPageDto, SharedSopSummaryDto } from './dto/shared-sop.dto.js';
import { SUMMARY_COLUMNS } from './sop-row.js';

/** What $1 may read as a member: the completed SOPs of those on whose active seats they sit. */
const SHARED = `FROM sops WHERE deleted_at IS NULL AND status = 'completed'
  AND user_id IN (SELECT user_id FROM install_links WHERE member_user_id = $1 AND is_active)`;
const OWNER_NAME = '(SELECT full_name FROM profiles WHERE profiles.id = sops.user_id) AS owner_name';
const LIST = `SELECT ${SUMMARY_COLUMNS}, ${OWNER_NAME} ${SHARED}`;
const DETAIL = `SELECT ${SUMMARY_COLUMNS}, ${OWNER_NAME}, content, document ${SHARED} AND id = $2`;
const ORDER = 'ORDER BY updated_at DESC, id DESC LIMIT $2';

/** Reads of what teams share with their members. */
@Injectable()
export class SharedSopQueries {
  constructor(private readonly reads: HotReads) {}

  /** One page over all teams of the person, newest update first (T28). */
  async listSharedSops(userId: string, limit: number, cursor: Cursor | null): Promise<SharedSopPageDto> {
    // One row more than asked tells whether there is a next page.
    const rows = cursor
      ? await this.reads.query<SharedSopSummaryDto>(
          'shared-sops-next',
          `${LIST} AND (updated_at, id) < ($3, $4) ${ORDER}`,
          [userId, limit + 1, cursor.at, cursor.id],
        )
      : await this.reads.query<SharedSopSummaryDto>('shared-sops-first', `${LIST} ${ORDER}`, [userId, limit + 1]);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor({ at: last.updated_at, id: last.id }) : null;
    return { items, next_cursor };
  }

  /** The whole SOP, or null when the person may not read it, or not any more. */
  async findSharedSop(userId: string, sopId: string): Promise<SharedSopDto | null> {
    const [row] = await this.reads.query<SharedSopDto>('shared-sop', DETAIL, [userId, sopId]);
    return row ?? null;
  }
}
