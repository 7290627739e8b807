import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOperator, In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { ownerScope, type Principal } from '../../../common/access/principal.js';
import { ActivityRecorder } from '../../activity/activity-recorder.js';
import { SopGenerationsService } from '../generations/sop-generations.service.js';
import { VersionCutsService } from '../versions/version-cuts.service.js';
import { isBeingDrafted, restorableSince, Sop, type SopStatus } from './sop.entity.js';
import { SopEditor } from './sop-editor.js';

/**
 * Batch actions on SOPs: in one transaction, each with its activity. Every method returns the ids of the changed SOPs
 * and skips missing ones.
 */
@Injectable()
export class SopBatchesService {
  private readonly editor = new SopEditor();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly activity: ActivityRecorder,
    private readonly generations: SopGenerationsService,
    private readonly versions: VersionCutsService,
  ) {}

  /** Skips SOPs that are being drafted, too, and completes none without text. */
  async changeStatuses(principal: Principal, sopIds: string[], status: SopStatus): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const changed: string[] = [];
      for (const sop of await lockSops(manager, principal, sopIds, IsNull())) {
        if (isBeingDrafted(sop.generationState)) continue;
        if (status === 'completed' && (await hasNoText(manager, sop))) continue;
        const update = this.editor.apply(sop, { status }, null);
        if (!update) continue;
        await manager.update(Sop, { id: sop.id, ...ownerScope(principal) }, update.columns);
        if (status === 'completed') await this.versions.publish(manager, sop.id, principal.userId);
        else await this.versions.withdraw(manager, sop.id);
        for (const activityType of update.activities) {
          await this.activity.record(manager, principal.userId, activityType, { sop_id: sop.id });
        }
        changed.push(sop.id);
      }
      return changed;
    });
  }

  /** Hides the SOPs; they can be restored for 30 days. Stops drafts under way. */
  async deleteSops(principal: Principal, sopIds: string[]): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const ids = idsOf(await lockSops(manager, principal, sopIds, IsNull()));
      for (const id of ids) {
        await this.generations.cancelLive(manager, id);
        await this.activity.record(manager, principal.userId, 'sop_deleted', { sop_id: id });
      }
      await manager.update(Sop, { id: In(ids), ...ownerScope(principal) }, { deletedAt: () => 'now()' });
      return ids;
    });
  }

  async restoreSops(principal: Principal, sopIds: string[]): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const ids = idsOf(await lockSops(manager, principal, sopIds, MoreThanOrEqual(restorableSince())));
      for (const id of ids) {
        await this.activity.record(manager, principal.userId, 'sop_restored', { sop_id: id });
      }
      await manager.update(Sop, { id: In(ids), ...ownerScope(principal) }, { deletedAt: null });
      return ids;
    });
  }
}

/** Locks the rows, without reading their texts; in one order, so that two batches never deadlock. */
async function lockSops(
  manager: EntityManager,
  principal: Principal,
  sopIds: string[],
  deletedAt: FindOperator<Date>,
): Promise<Sop[]> {
  return manager.find(Sop, {
    select: { id: true, status: true, version: true, generationState: true, draftedBy: true },
    where: { id: In(sopIds), ...ownerScope(principal), deletedAt },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Asks for the document only where no drafter is known: that is rare. */
async function hasNoText(manager: EntityManager, { id, draftedBy }: Sop): Promise<boolean> {
  return draftedBy === null && !(await manager.existsBy(Sop, { id, document: Not(IsNull()) }));
}

function idsOf(sops: Sop[]): string[] {
  return sops.map(({ id }) => id);
}
