import { Injectable } from '@nestjs/common';
import { type Cursor, encodeCursor } from '../../../common/http/cursor.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { EntitlementsService } from '../../subscriptions/entitlements/entitlements.service.js';
import { SUMMARY_COLUMNS } from '../sops/sop.queries.js';
import type { SharedSopDto, SharedSopPageDto, SharedSopSummaryDto } from './shared-sop.dto.js';

/**
 * Those whose completed SOPs $1 may read as a member: whose active seats they have, unless the paid period ended more
 * than $2 days ago.
 */
export const SHARING_OWNERS = `SELECT user_id FROM install_links WHERE member_user_id = $1 AND is_active
  AND NOT EXISTS (SELECT FROM subscribers
    WHERE subscribers.user_id = install_links.user_id AND subscription_end < now() - $2::integer * interval '24 hours')`;
const SHARED = `FROM sops WHERE deleted_at IS NULL AND status = 'completed' AND user_id IN (${SHARING_OWNERS})`;
export const OWNER_NAME = '(SELECT full_name FROM profiles WHERE profiles.id = sops.user_id) AS owner_name';
const LIST = `SELECT ${SUMMARY_COLUMNS}, ${OWNER_NAME} ${SHARED}`;
const DETAIL = `SELECT ${SUMMARY_COLUMNS}, ${OWNER_NAME}, content, document ${SHARED} AND id = $3`;
const ORDER = 'ORDER BY updated_at DESC, id DESC LIMIT $3';

/** Reads of what teams share with their members. */
@Injectable()
export class SharedSopQueries {
  constructor(
    private readonly reads: PreparedQueries,
    private readonly entitlements: EntitlementsService,
  ) {}

  /** One page over all teams of the person, newest update first (T28). */
  async listSharedSops(userId: string, limit: number, cursor: Cursor | null): Promise<SharedSopPageDto> {
    const days = this.entitlements.memberReadingDays;
    // One extra row tells whether there is a next page.
    const rows = cursor
      ? await this.reads.query<SharedSopSummaryDto>(
          'shared-sops-next',
          `${LIST} AND (updated_at, id) < ($4, $5) ${ORDER}`,
          [userId, days, limit + 1, cursor.at, cursor.id],
        )
      : await this.reads.query<SharedSopSummaryDto>('shared-sops-first', `${LIST} ${ORDER}`, [userId, days, limit + 1]);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor({ at: last.updated_at, id: last.id }) : null;
    return { items, next_cursor };
  }

  /** The whole SOP, or null when the person may not read it, or no longer. */
  async findSharedSop(userId: string, sopId: string): Promise<SharedSopDto | null> {
    const [row] = await this.reads.query<SharedSopDto>('shared-sop', DETAIL, [
      userId,
      this.entitlements.memberReadingDays,
      sopId,
    ]);
    return row ?? null;
  }

  /** Whether a person may read an SOP as a member of its team now. */
  async mayRead(userId: string, sopId: string): Promise<boolean> {
    const values = [userId, this.entitlements.memberReadingDays, sopId];
    return (await this.reads.query('shared-sop-readable', `SELECT 1 ${SHARED} AND id = $3`, values)).length > 0;
  }
}
