import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ownerScope, type Principal } from '../../../common/access/principal.js';
import { ActivityRecorder } from '../../activity/activity-recorder.js';
import { lockOwnClient } from '../../consultant/clients/lock-own-client.js';
import { EntitlementsService } from '../../subscriptions/entitlements/entitlements.service.js';
import { requireOwnPictures } from '../attachments/require-own-pictures.js';
import { lockFolder } from '../filing/folder.queries.js';
import { GenerationQueueService } from '../generations/generation-queue.service.js';
import { SopGenerationsService } from '../generations/sop-generations.service.js';
import { sopProblems } from '../sops.problems.js';
import { isCutDue, VersionCutsService } from '../versions/version-cuts.service.js';
import { hasNoTextYet, isBeingDrafted, restorableSince, Sop } from './sop.entity.js';
import { lockSop } from './sop.queries.js';
import { type SopChanges, type SopColumns, SopEditor } from './sop-editor.js';

/** How to draft an SOP again. */
interface RedraftRequest {
  /** Undefined: the one it has. */
  prompt: string | undefined;
  replaceEdits: boolean;
}

/** The actions of a person on their existing SOPs. Every write records its activity. */
@Injectable()
export class SopsService {
  private readonly editor = new SopEditor();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly activity: ActivityRecorder,
    private readonly entitlements: EntitlementsService,
    private readonly generations: SopGenerationsService,
    private readonly queue: GenerationQueueService,
    private readonly versions: VersionCutsService,
  ) {}

  /**
   * Changes title, text, status, category, tags, folder or client. Tags, folder and client only say where an SOP is found and
   * for whom it is: they record no activity.
   * @param expectedVersion needed for title and text; other changes are safe without.
   * @throws `sop-not-found`, `folder-not-found`, `version-required`, `version-conflict`, `draft-in-progress`,
   * `no-text-yet`, `invalid-fields`.
   */
  async updateSop(
    principal: Principal,
    sopId: string,
    changes: SopChanges,
    expectedVersion: number | null,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Client and folder are locked before the SOP, in the same order as when one of them is removed.
      await lockOwnClient(manager, principal, changes.clientId);
      await lockFolder(manager, principal.userId, changes.folderId);
      const sop = await lockSop(manager, principal, sopId);
      const update = this.editor.apply(sop, changes, expectedVersion);
      if (!update) return;
      if (update.columns.document) await requireOwnPictures(manager, sop, update.columns.document);
      if (update.changesText) await this.keepBefore(manager, principal, sop, update.columns);
      const editor = update.changesText ? { editedByUserId: principal.userId } : {};
      await manager.update(Sop, { id: sopId, ...ownerScope(principal) }, { ...update.columns, ...editor });
      if (update.columns.status === 'completed') await this.versions.publish(manager, sopId, principal.userId);
      if (update.columns.status === 'in_progress') await this.versions.withdraw(manager, sopId);
      for (const activityType of update.activities) {
        // The page saves during typing.
        if (activityType === 'sop_updated') {
          await this.activity.recordSitting(manager, principal.userId, activityType, sopId);
        } else await this.activity.record(manager, principal.userId, activityType, { sop_id: sopId });
      }
    });
  }

  /**
   * Writes the answer to a question of the draft. An answer to the prompt is added to it, and the SOP is drafted again.
   * @throws `sop-not-found`, `no-document`, `question-not-found`, `draft-in-progress`, and for an answer to the prompt
   * the problems of `regenerateSop`.
   */
  async answerQuestion(principal: Principal, sopId: string, questionId: string, answer: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const sop = await lockSop(manager, principal, sopId);
      const prompt = this.editor.promptWith(sop, questionId, answer);
      if (prompt !== null) {
        await this.entitlements.requireSubscription(principal.userId, manager);
        return this.redraft(manager, principal, sop, { prompt, replaceEdits: false });
      }
      const columns = this.editor.answer(sop, questionId, answer);
      await this.keepBefore(manager, principal, sop, columns);
      const editor = { editedByUserId: principal.userId };
      await manager.update(Sop, { id: sopId, ...ownerScope(principal) }, { ...columns, ...editor });
      await this.activity.record(manager, principal.userId, 'sop_question_answered', { sop_id: sopId });
    });
  }

  /** Hides an SOP; it can be restored for 30 days. Stops a draft under way. @throws `sop-not-found`. */
  async deleteSop(principal: Principal, sopId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockSop(manager, principal, sopId);
      await this.generations.cancelLive(manager, sopId);
      await manager.update(Sop, { id: sopId, ...ownerScope(principal) }, { deletedAt: () => 'now()' });
      await this.activity.record(manager, principal.userId, 'sop_deleted', { sop_id: sopId });
    });
  }

  /** Restores a deleted SOP. @throws `sop-not-found` (also after 30 days), `sop-not-deleted`. */
  async restoreSop(principal: Principal, sopId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const sop = await manager.findOne(Sop, {
        where: { id: sopId, ...ownerScope(principal) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!sop || (sop.deletedAt && sop.deletedAt < restorableSince())) throw sopProblems['sop-not-found']();
      if (!sop.deletedAt) throw sopProblems['sop-not-deleted']();
      await manager.update(Sop, { id: sopId, ...ownerScope(principal) }, { deletedAt: null });
      await this.activity.record(manager, principal.userId, 'sop_restored', { sop_id: sopId });
    });
  }

  /**
   * Records in the activity log that the person has exported the SOP.
   * @param versionNumber of the version that was exported; undefined for the present text.
   * @throws `sop-not-found`, `draft-in-progress`, `no-text-yet`.
   */
  async recordExport(principal: Principal, sopId: string, format: string, versionNumber?: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const sop = await lockSop(manager, principal, sopId);
      if (versionNumber === undefined) {
        if (isBeingDrafted(sop.generationState)) throw sopProblems['draft-in-progress']();
        if (hasNoTextYet(sop)) throw sopProblems['no-text-yet']();
      }
      const data = { sop_id: sopId, format, ...(versionNumber === undefined ? null : { version: versionNumber }) };
      await this.activity.record(manager, principal.userId, 'sop_exported', data);
    });
  }

  /**
   * Requests a new draft of an existing SOP.
   * @throws `subscription-required`, `sop-not-found`, `draft-in-progress`, `edits-would-be-lost`, `too-many-drafts`.
   */
  async regenerateSop(principal: Principal, sopId: string, request: RedraftRequest): Promise<void> {
    await this.entitlements.requireSubscription(principal.userId);
    await this.dataSource.transaction(async (manager) => {
      const sop = await lockSop(manager, principal, sopId);
      await this.redraft(manager, principal, sop, request);
    });
  }

  /** Stops the draft under way; the prompt is kept. @throws `sop-not-found`, `no-draft-in-progress`. */
  async cancelGeneration(principal: Principal, sopId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockSop(manager, principal, sopId);
      const isCancelled = await this.generations.cancelLive(manager, sopId);
      if (!isCancelled) throw sopProblems['no-draft-in-progress']();
      await this.activity.record(manager, principal.userId, 'sop_generation_cancelled', { sop_id: sopId });
    });
  }

  private async redraft(
    manager: EntityManager,
    principal: Principal,
    sop: Sop,
    request: RedraftRequest,
  ): Promise<void> {
    const { userId } = principal;
    if (isBeingDrafted(sop.generationState)) throw sopProblems['draft-in-progress']();
    if (this.editor.hasEdits(sop) && !request.replaceEdits) throw sopProblems['edits-would-be-lost']();
    await this.versions.cutUnkept(manager, sop, { cause: 'replaced', userId });
    const prompt = request.prompt ?? sop.description;
    await manager.update(
      Sop,
      { id: sop.id, ...ownerScope(principal) },
      { description: prompt, generationState: 'queued', updatedAt: () => 'now()' },
    );
    await this.activity.record(manager, userId, 'sop_regenerated', { sop_id: sop.id });
    await this.queue.addRun(manager, { sopId: sop.id, userId, prompt });
  }

  /** Keeps the text that a save would overwrite as a version. */
  private async keepBefore(
    manager: EntityManager,
    { userId }: Principal,
    sop: Sop,
    columns: SopColumns,
  ): Promise<void> {
    const losesStructure = sop.document !== null && columns.document === null;
    if (losesStructure) await this.versions.cutUnkept(manager, sop, { cause: 'replaced', userId });
    else if (isCutDue(sop, userId, new Date())) await this.versions.cut(manager, sop, { cause: 'edited', userId });
  }
}
