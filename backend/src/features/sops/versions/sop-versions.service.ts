import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { ActivityRecorder } from '../../activity/activity-recorder.service.js';
import { hasNoTextYet } from '../interim-content.js';
import { lockSop } from '../lock-sop.js';
import { Sop } from '../sop.entity.js';
import { isBeingDrafted } from '../sop-status.js';
import { sopProblems } from '../sops.problems.js';
import { contentHash } from './content-hash.js';
import { type KeptVersion, VersionCutsService } from './version-cuts.service.js';
import { VERSION_NUMBER } from './version-number.js';

/** Versions with a note are never pruned, so there is an end to them. */
const MOST_NOTED = 500;

/** What is copied back into the working copy. */
type StoredText = Pick<Sop, 'title' | 'category' | 'content' | 'document' | 'draftedBy'> & { number: string };

/** What a person does with the versions of an own SOP. */
@Injectable()
export class SopVersionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly activity: ActivityRecorder,
    private readonly cuts: VersionCutsService,
  ) {}

  /**
   * Keeps the present text. Where a version says the same already, that one gets the note.
   * @throws `sop-not-found`, `draft-in-progress`, `nothing-to-keep`, `too-many-noted-versions`.
   */
  async keep(principal: Principal, sopId: string, note: string | null): Promise<KeptVersion> {
    return this.dataSource.transaction(async (manager) => {
      const sop = await lockSop(manager, principal, sopId);
      if (isBeingDrafted(sop.generationState)) throw sopProblems['draft-in-progress']();
      if (hasNoTextYet(sop)) throw sopProblems['nothing-to-keep']();
      if (note !== null) await requireRoomForNote(manager, sopId);
      const kept = await this.cuts.cut(manager, sop, { cause: 'edited', userId: principal.userId, reason: note });
      if (!kept.isNew && note !== null) {
        await manager.query('UPDATE sop_versions SET reason = $2 WHERE id = $1', [kept.id, note]);
      }
      if (kept.isNew) await this.activity.record(manager, principal.userId, 'sop_version_kept', { sop_id: sopId });
      return kept;
    });
  }

  /**
   * Makes the text of a version the working copy; what stood there is kept as a version before.
   * @returns the version that holds what stood there, or null when that was no text.
   * @throws `sop-not-found`, `version-not-found`, `version-required`, `version-conflict`, `draft-in-progress`.
   */
  async restore(
    principal: Principal,
    sopId: string,
    versionId: string,
    expectedVersion: number | null,
  ): Promise<string | null> {
    return this.dataSource.transaction(async (manager) => {
      const sop = await lockSop(manager, principal, sopId);
      const stored = await readStored(manager, sopId, versionId);
      if (expectedVersion === null) throw sopProblems['version-required']();
      if (expectedVersion !== sop.version) {
        throw sopProblems['version-conflict']({ detail: `The current version is ${sop.version}.` });
      }
      if (isBeingDrafted(sop.generationState)) throw sopProblems['draft-in-progress']();
      const { userId } = principal;
      const formerId = await this.cuts.cutUnkept(manager, sop, { cause: 'replaced', userId });
      if (contentHash(stored).equals(contentHash(sop))) return formerId;
      const { number, ...text } = stored;
      await manager.update(
        Sop,
        { id: sopId },
        { ...text, editedByUserId: userId, version: sop.version + 1, updatedAt: () => 'now()' },
      );
      // After the text, whose change marks the working copy as different from every version.
      await manager.update(Sop, { id: sopId }, { baseVersionId: versionId, isDirty: false });
      await this.activity.record(manager, userId, 'sop_version_restored', { sop_id: sopId, number });
      return formerId;
    });
  }
}

async function readStored(manager: EntityManager, sopId: string, versionId: string): Promise<StoredText> {
  const [stored]: StoredText[] = await manager.query(
    `SELECT title, category, content, document, drafted_by AS "draftedBy", ${VERSION_NUMBER} AS number
     FROM sop_versions v WHERE id = $1 AND sop_id = $2`,
    [versionId, sopId],
  );
  if (!stored) throw sopProblems['version-not-found']();
  return stored;
}

async function requireRoomForNote(manager: EntityManager, sopId: string): Promise<void> {
  const [{ noted }]: [{ noted: number }] = await manager.query(
    'SELECT count(*)::int AS noted FROM sop_versions WHERE sop_id = $1 AND reason IS NOT NULL',
    [sopId],
  );
  if (noted >= MOST_NOTED) throw sopProblems['too-many-noted-versions']();
}
