import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Cursor, encodeCursor } from '../../../common/http/cursor.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';
import type { Sop } from '../sops/sop.entity.js';
import { sopProblems } from '../sops.problems.js';
import type { SopVersionDto, SopVersionPageDto, SopVersionSummaryDto } from './sop-version.dto.js';
import type { VersionCause } from './sop-version.entity.js';

/**
 * The number that people see, in SQL over a row named `v`: `2.0` once published, `2.3` before. A cut takes the highest
 * published number as its major one and counts on in that: 0.1, 0.2 → published as 1.0, then 1.1, 1.2 → 2.0.
 */
const VERSION_NUMBER =
  "CASE WHEN v.published_as IS NULL THEN v.major || '.' || v.minor ELSE v.published_as || '.0' END";

const SUMMARY = `v.id, ${VERSION_NUMBER} AS number, v.state, v.cause, v.reason, v.title, v.drafted_by, v.created_by_name,
  v.created_at, (v.id = sops.base_version_id AND NOT sops.is_dirty) AS is_present, v.effective_from, v.effective_to`;
const TEXT = "v.category, v.content, v.document, encode(v.content_hash, 'hex') AS content_hash";

/** Versions of the SOP $1 of the owner $2, unless it is deleted. */
const OWN = `FROM sop_versions v JOIN sops ON sops.id = v.sop_id
  WHERE v.sop_id = $1 AND sops.user_id = $2 AND sops.deleted_at IS NULL`;
const ORDER = 'ORDER BY v.created_at DESC, v.id DESC LIMIT $3';

/**
 * Copies the text of an SOP ($2) as it stands on the row, unless the version it was last equal to ($4) says the same
 * ($5). With $9 that version must be a draft: published numbers are unique.
 */
const CUT: PreparedStatement = {
  name: 'sop-version-cut',
  text: `WITH same AS (
    SELECT id FROM sop_versions WHERE id = $4::uuid AND content_hash = $5 AND (NOT $9::boolean OR state = 'draft')
  ),
  highest AS (SELECT coalesce(max(published_as), 0) AS major FROM sop_versions WHERE sop_id = $2::uuid),
  cut AS (
    INSERT INTO sop_versions (id, user_id, sop_id, major, minor, cause, title, category, content, document,
      content_hash, drafted_by, created_by_user_id, created_by_name, reason)
    SELECT $1::uuid, sops.user_id, sops.id, highest.major,
      (SELECT coalesce(max(minor), 0) + 1 FROM sop_versions v WHERE v.sop_id = sops.id AND v.major = highest.major),
      $3, title, category, content, document, $5, drafted_by, $6::uuid,
      coalesce((SELECT full_name FROM profiles WHERE profiles.id = $6::uuid), ''), $7
    FROM sops, highest WHERE sops.id = $2::uuid AND NOT EXISTS (SELECT FROM same)
    RETURNING id
  ),
  kept AS (SELECT id, false AS is_new FROM same UNION ALL SELECT id, true FROM cut),
  marked AS (
    UPDATE sops SET base_version_id = kept.id, is_dirty = false FROM kept
    WHERE sops.id = $2::uuid AND (is_dirty OR base_version_id IS DISTINCT FROM kept.id)
  )
  SELECT id, is_new,
    (SELECT count(*)::int FROM (SELECT FROM sop_versions WHERE sop_id = $2::uuid AND state = 'draft' LIMIT $8) drafts)
      AS drafts
  FROM kept`,
};

/** The text of a version as it is copied back into the working copy. */
export type StoredText = Pick<Sop, 'title' | 'category' | 'content' | 'document' | 'draftedBy'> & { number: string };

interface NewCut {
  sopId: string;
  cause: VersionCause;
  baseVersionId: string | null;
  /** SHA-256, 32 bytes. */
  contentHash: Buffer;
  userId: string;
  reason: string | null;
  /** No more drafts than these are counted. */
  mostDraftsCounted: number;
  /** Whether that version must be a draft: published numbers are unique. */
  mustBeDraft: boolean;
}

interface CutRow {
  id: string;
  is_new: boolean;
  drafts: number;
}

/** The number of the version that has the current text, or the one that it would get if it were kept now. */
const PRESENT_NUMBER = `SELECT CASE WHEN v.id IS NULL OR sops.is_dirty
    THEN highest.major || '.' || (SELECT coalesce(max(minor), 0) + 1 FROM sop_versions WHERE sop_id = sops.id AND major = highest.major)
    ELSE ${VERSION_NUMBER} END AS number
  FROM sops LEFT JOIN sop_versions v ON v.id = sops.base_version_id
    CROSS JOIN (SELECT coalesce(max(published_as), 0) AS major FROM sop_versions WHERE sop_id = $1) highest
  WHERE sops.id = $1`;

interface PageWish {
  limit: number;
  cursor: Cursor | null;
}

/** Statements on versions. Reads for the wire are owner-scoped; a method that takes a manager runs in its transaction. */
@Injectable()
export class SopVersionQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** One page, newest first. @throws `sop-not-found`. */
  async listVersions(userId: string, sopId: string, { limit, cursor }: PageWish): Promise<SopVersionPageDto> {
    // One extra row tells whether there is a next page.
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

  /** The whole version. @throws `version-not-found`, also for another person's SOP. */
  async readVersion(userId: string, sopId: string, versionId: string): Promise<SopVersionDto> {
    const [row] = await this.reads.query<SopVersionDto>(
      'sop-version',
      `SELECT ${SUMMARY}, ${TEXT} ${OWN} AND v.id = $3`,
      [sopId, userId, versionId],
    );
    if (!row) throw sopProblems['version-not-found']();
    return row;
  }

  /** The number of the current text, as its readers know it: `1.0`, or `1.1` for a text that has changed since. */
  async presentNumber(sopId: string): Promise<string> {
    const [row] = await this.reads.query<{ number: string }>('sop-present-number', PRESENT_NUMBER, [sopId]);
    if (!row) throw sopProblems['sop-not-found']();
    return row.number;
  }

  /** The text of a version, to be restored. @returns null when the SOP has no such version. */
  async findStored(manager: EntityManager, sopId: string, versionId: string): Promise<StoredText | null> {
    const [stored]: StoredText[] = await manager.query(
      `SELECT title, category, content, document, drafted_by AS "draftedBy", ${VERSION_NUMBER} AS number
       FROM sop_versions v WHERE id = $1 AND sop_id = $2`,
      [versionId, sopId],
    );
    return stored ?? null;
  }

  /** Copies the text of an SOP, whose row the caller has locked, unless its base version says the same. */
  async cut(manager: EntityManager, cut: NewCut): Promise<CutRow> {
    const { sopId, cause, baseVersionId, contentHash, userId, reason, mostDraftsCounted, mustBeDraft } = cut;
    const values = [uuidv7(), sopId, cause, baseVersionId, contentHash, userId, reason, mostDraftsCounted, mustBeDraft];
    const [kept] = await runPrepared<CutRow>(manager, CUT, values);
    if (!kept) throw new Error('The SOP of a version is gone although its row is locked');
    return kept;
  }

  /** Sets the next published number of its SOP on a version. */
  async publish(manager: EntityManager, versionId: string, sopId: string): Promise<void> {
    await manager.query(
      `UPDATE sop_versions SET state = 'effective', effective_from = now(),
         published_as = (SELECT coalesce(max(published_as), 0) + 1 FROM sop_versions WHERE sop_id = $2)
       WHERE id = $1`,
      [versionId, sopId],
    );
  }

  /** Removes old drafts without a note. */
  async prune(manager: EntityManager, sopId: string): Promise<void> {
    await manager.query('SELECT prune_versions($1)', [sopId]);
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
