import { Injectable } from '@nestjs/common';
import { type Cursor, encodeCursor } from '../../../common/http/cursor.js';
import { HotReads } from '../../../database/hot-reads.js';
import type { SopVersionDto, SopVersionPageDto, SopVersionSummaryDto } from '../dto/sop-version.dto.js';
import { sopProblems } from '../sops.problems.js';
import { VERSION_NUMBER } from './version-number.js';

const SUMMARY = `v.id, ${VERSION_NUMBER} AS number, v.state, v.cause, v.reason, v.title, v.drafted_by, v.created_by_name,
  v.created_at, (v.id = sops.base_version_id AND NOT sops.is_dirty) AS is_present, v.effective_from, v.effective_to`;
const TEXT = "v.category, v.content, v.document, encode(v.content_hash, 'hex') AS content_hash";

/** Versions of the SOP $1 of the owner $2, unless it is deleted. */
const OWN = `FROM sop_versions v JOIN sops ON sops.id = v.sop_id
  WHERE v.sop_id = $1 AND sops.user_id = $2 AND sops.deleted_at IS NULL`;
const ORDER = 'ORDER BY v.created_at DESC, v.id DESC LIMIT $3';

interface PageWish {
  limit: number;
  cursor: Cursor | null;
}

/** Reads of versions for the wire, owner-scoped. */
@Injectable()
export class SopVersionQueries {
  constructor(private readonly reads: HotReads) {}

  /** One page, newest first. @throws `sop-not-found`. */
  async listVersions(userId: string, sopId: string, { limit, cursor }: PageWish): Promise<SopVersionPageDto> {
    // One row more than asked tells whether there is a next page.
    const values = [sopId, userId, limit + 1];
    const rows = cursor
      ? await this.reads.query<SopVersionSummaryDto>(
          'sop-versions-next',
          `SELECT ${SUMMARY} ${OWN} AND (v.created_at, v.id) < ($4, $5) ${ORDER}`,
          [...values, cursor.at, cursor.id],
        )
      : await this.reads.query<SopVersionSummaryDto>('sop-versions-first', `SELECT ${SUMMARY} ${OWN} ${ORDER}`, values);
    if (rows.length === 0) await this.requireSop(userId, sopId);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor({ at: last.created_at, id: last.id }) : null;
    return { items, next_cursor };
  }

  /** The whole version. @throws `version-not-found`, also for the SOP of somebody else. */
  async readVersion(userId: string, sopId: string, versionId: string): Promise<SopVersionDto> {
    const [row] = await this.reads.query<SopVersionDto>(
      'sop-version',
      `SELECT ${SUMMARY}, ${TEXT} ${OWN} AND v.id = $3`,
      [sopId, userId, versionId],
    );
    if (!row) throw sopProblems['version-not-found']();
    return row;
  }

  private async requireSop(userId: string, sopId: string): Promise<void> {
    const found = await this.reads.query(
      'sop-exists',
      'SELECT 1 FROM sops WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL',
      [sopId, userId],
    );
    if (found.length === 0) throw sopProblems['sop-not-found']();
  }
}
