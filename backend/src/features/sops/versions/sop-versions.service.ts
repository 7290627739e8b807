import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { ActivityRecorder } from '../../activity/activity-recorder.js';
import { hasNoTextYet, isBeingDrafted, Sop } from '../sops/sop.entity.js';
import { lockSop } from '../sops/sop.queries.js';
import { sopProblems } from '../sops.problems.js';
import { contentHash, SopVersion } from './sop-version.entity.js';
import { SopVersionQueries } from './sop-version.queries.js';
import { type KeptVersion, VersionCutsService } from './version-cuts.service.js';

/** Versions with a note are never pruned, so their number is limited. */
const MOST_NOTED = 500;

/** The actions of a person on the versions of their SOP. */
@Injectable()
export class SopVersionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly activity: ActivityRecorder,
    private readonly cuts: VersionCutsService,
    private readonly queries: SopVersionQueries,
  ) {}

  /**
   * Keeps the current text. If a version with the same text exists, that one gets the note.
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
        await manager.update(SopVersion, { id: kept.id }, { reason: note });
      }
      if (kept.isNew) await this.activity.record(manager, principal.userId, 'sop_version_kept', { sop_id: sopId });
      return kept;
    });
  }

  /**
   * Makes the text of a version the working copy; the replaced text is kept as a version first.
   * @returns the version with the replaced text, or null when there was no text.
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
      const stored = await this.queries.findStored(manager, sopId, versionId);
      if (!stored) throw sopProblems['version-not-found']();
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

async function requireRoomForNote(manager: EntityManager, sopId: string): Promise<void> {
  const noted = await manager.countBy(SopVersion, { sopId, reason: Not(IsNull()) });
  if (noted >= MOST_NOTED) throw sopProblems['too-many-noted-versions']();
}
