import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';
import { Sop } from '../sop.entity.js';
import { contentHash, type VersionText } from './content-hash.js';
import { isUnkept } from './due-cut.js';
import type { VersionCause } from './version-cause.js';

/** From so many drafts of an SOP on it is worth a look whether old ones may go. */
const MANY_DRAFTS = 100;

/**
 * Copies the text of an SOP ($2) as it stands on the row, unless the version it was last equal to ($4) says the same
 * ($5). With $9 only a draft will do as that version: a published number is never given twice.
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

/** Why and by whom a version is cut. */
export interface CutWish {
  cause: VersionCause;
  /** Whose act it is. */
  userId: string;
  reason?: string | null;
}

/** The version that holds the text now. */
export interface KeptVersion {
  id: string;
  /** False when the text was kept before. */
  isNew: boolean;
}

/**
 * Keeps texts of SOPs as versions, always in the transaction of the change that would replace them. The caller holds the
 * lock of the SOP's row.
 */
@Injectable()
export class VersionCutsService {
  /** Keeps the text of the row, which is `sop`'s. */
  async cut(manager: EntityManager, sop: CutSop, wish: CutWish): Promise<KeptVersion> {
    return this.copyRow(manager, sop, wish, false);
  }

  /**
   * Keeps the text of the row before it is replaced, unless a version holds it already.
   * @returns the version that holds it; null when nobody has written anything yet.
   */
  async cutUnkept(manager: EntityManager, sop: Sop, wish: CutWish): Promise<string | null> {
    return isUnkept(sop) ? (await this.cut(manager, sop, wish)).id : sop.baseVersionId;
  }

  /** Gives the text that the row has by now the next published number; it counts from now on. */
  async publish(manager: EntityManager, sopId: string, userId: string): Promise<void> {
    const sop = await manager.findOneByOrFail(Sop, { id: sopId });
    // A release that knows nothing of versions may have reopened it.
    await this.endEffective(manager, sopId, 'superseded');
    const { id } = await this.copyRow(manager, sop, { cause: 'published', userId }, true);
    await manager.query(
      `UPDATE sop_versions SET state = 'effective', effective_from = now(),
         published_as = (SELECT coalesce(max(published_as), 0) + 1 FROM sop_versions WHERE sop_id = $2)
       WHERE id = $1`,
      [id, sopId],
    );
  }

  /** The published text no longer counts. */
  async withdraw(manager: EntityManager, sopId: string): Promise<void> {
    await this.endEffective(manager, sopId, 'withdrawn');
  }

  private async endEffective(manager: EntityManager, sopId: string, state: 'superseded' | 'withdrawn'): Promise<void> {
    await manager.query(
      "UPDATE sop_versions SET state = $2, effective_to = now() WHERE sop_id = $1 AND state = 'effective'",
      [sopId, state],
    );
  }

  private async copyRow(
    manager: EntityManager,
    sop: CutSop,
    { cause, userId, reason }: CutWish,
    mustBeDraft: boolean,
  ): Promise<KeptVersion> {
    const hash = contentHash(sop);
    const values = [uuidv7(), sop.id, cause, sop.baseVersionId, hash, userId, reason ?? null, MANY_DRAFTS, mustBeDraft];
    const [kept] = await runPrepared<{ id: string; is_new: boolean; drafts: number }>(manager, CUT, values);
    if (!kept) throw new Error('The SOP of a version is gone although its row is locked');
    if (kept.is_new && kept.drafts >= MANY_DRAFTS) await manager.query('SELECT prune_versions($1)', [sop.id]);
    return { id: kept.id, isNew: kept.is_new };
  }
}

/** The columns of the locked row that a cut needs. */
type CutSop = VersionText & Pick<Sop, 'id' | 'baseVersionId'>;
