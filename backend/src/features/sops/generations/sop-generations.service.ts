import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v4 as uuidv4 } from 'uuid';
import { carryAnswers, renderText } from '../../../../libs/sop-document/index.js';
import type { JobRun } from '../../../platform/jobs/job-definition.js';
import { ActivityRecorder } from '../../activity/activity-recorder.js';
import { CANCELLED_CONTENT, FAILED_CONTENT, Sop } from '../sops/sop.entity.js';
import { draftedTitle } from '../sops/sop-title.js';
import { VersionCutsService } from '../versions/version-cuts.service.js';
import type { WrittenSop } from '../writing/sop-writer.service.js';
import { GenerationQueries } from './generation.queries.js';
import { type GenerationCode, SopGeneration } from './sop-generation.entity.js';

/** Maximum retries of a run. */
const MAX_ATTEMPTS = 3;

/** A running draft, for its worker; only the newest holder of the fencing token may write. */
export interface ClaimedGeneration {
  id: string;
  sopId: string;
  userId: string;
  prompt: string;
  fencingToken: string;
}

/** Who drafts a run. @see JobRun */
export type RunHolder = Pick<JobRun<object>, 'workerId' | 'jobId'>;

/** Thrown to the worker when its run was cancelled, or taken by another worker. */
export class GenerationLostError extends Error {
  constructor() {
    super('The drafting run was canceled or taken over');
    this.name = 'GenerationLostError';
  }
}

/**
 * The life of a drafting run: queued → running → succeeded | failed | cancelled. Each write of a worker is fenced by
 * its token, so that one believed dead changes nothing.
 */
@Injectable()
export class SopGenerationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: GenerationQueries,
    private readonly activity: ActivityRecorder,
    private readonly versions: VersionCutsService,
  ) {}

  /** Cancels the live run of an SOP, if there is one, and tells the worker that drafts it. */
  async cancelLive(manager: EntityManager, sopId: string): Promise<boolean> {
    const canceledId = await this.queries.cancelLive(manager, sopId);
    if (canceledId === null) return false;
    await this.queries.endWithoutDraft(manager, sopId, { state: 'cancelled', content: CANCELLED_CONTENT });
    await this.queries.notifyCancelled(manager, canceledId);
    return true;
  }

  /**
   * Starts an attempt of a run. Null when there is nothing to do: it is finished or cancelled. A run with too many
   * attempts fails with `gave_up`.
   * @param holder the worker, whose lock shows whether it is alive, and its job.
   */
  async begin(generationId: string, holder: RunHolder): Promise<ClaimedGeneration | null> {
    const fencingToken = uuidv4();
    return this.dataSource.transaction(async (manager) => {
      await this.queries.lockSopOf(manager, generationId);
      const run = await this.queries.claim(manager, generationId, { fencingToken, ...holder });
      if (!run) return null;
      const claimed = { id: generationId, sopId: run.sop_id, userId: run.user_id, prompt: run.prompt, fencingToken };
      if (run.attempt > MAX_ATTEMPTS) {
        await this.failIn(manager, claimed, 'gave_up');
        return null;
      }
      await manager.update(Sop, { id: run.sop_id }, { generationState: 'running' });
      return claimed;
    });
  }

  /** Publishes a live snapshot of the draft. @throws GenerationLostError */
  async saveProgress(run: ClaimedGeneration, partial: object, provider: string): Promise<void> {
    const isSaved = await this.queries.saveProgress(this.dataSource.manager, run, partial, provider);
    if (!isSaved) throw new GenerationLostError();
  }

  /** Writes the finished draft and keeps it as a version; so is what it replaces. @throws GenerationLostError */
  async succeed(run: ClaimedGeneration, result: WrittenSop): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.queries.lockSopOf(manager, run.id);
      await this.finish(manager, run, {
        state: 'succeeded',
        provider: result.provider,
        draftedBy: result.draftedBy,
        fallbackReason: result.fallbackReason,
      });
      const replaced = await manager.findOneByOrFail(Sop, { id: run.sopId });
      const baseVersionId = await this.versions.cutUnkept(manager, replaced, { cause: 'replaced', userId: run.userId });
      const category = replaced.isCategoryChosen ? replaced.category : result.category;
      const document = carryAnswers(replaced.document, result.document);
      const content = renderText(document, { notice: result.draftedBy === 'template' });
      const title = draftedTitle(replaced, document);
      await manager.update(
        Sop,
        { id: run.sopId },
        {
          title,
          document,
          content,
          category,
          draftedBy: result.draftedBy,
          generationState: 'succeeded',
          version: () => 'version + 1',
          updatedAt: () => 'now()',
        },
      );
      const drafted = { id: run.sopId, title, document, content, category, baseVersionId };
      await this.versions.cut(manager, drafted, { cause: 'generated', userId: run.userId });
      await this.activity.record(manager, run.userId, 'sop_generated', {
        sop_id: run.sopId,
        drafted_by: result.draftedBy,
        ...(title !== replaced.title && { renamed_from: replaced.title }),
      });
    });
  }

  /** Ends a run without a draft. @throws GenerationLostError */
  async fail(run: ClaimedGeneration, code: GenerationCode): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.queries.lockSopOf(manager, run.id);
      await this.failIn(manager, run, code);
    });
  }

  /**
   * Releases a run of a dead worker, so that another one can take it. Null when it is no longer that worker's:
   * another process was faster, or the worker came back and finished.
   */
  async orphan(
    manager: EntityManager,
    generationId: string,
    workerId: number,
  ): Promise<{ userId: string; jobId: string | null } | null> {
    await this.queries.lockSopOf(manager, generationId);
    const run = await this.queries.takeFromWorker(manager, generationId, workerId);
    return run ? { userId: run.user_id, jobId: run.job_id } : null;
  }

  /** Releases a run unchanged, without counting an attempt: the process is shutting down. */
  async release(run: ClaimedGeneration): Promise<void> {
    await this.dataSource.manager.update(
      SopGeneration,
      { id: run.id, fencingToken: run.fencingToken, state: 'running' },
      { state: 'queued', attempt: () => 'attempt - 1', fencingToken: null, workerId: null },
    );
  }

  private async failIn(manager: EntityManager, run: ClaimedGeneration, code: GenerationCode): Promise<void> {
    await this.finish(manager, run, { state: 'failed', errorCode: code });
    await this.queries.endWithoutDraft(manager, run.sopId, { state: 'failed', content: FAILED_CONTENT });
    await this.activity.record(manager, run.userId, 'sop_generation_failed', { sop_id: run.sopId, code });
  }

  private async finish(manager: EntityManager, run: ClaimedGeneration, columns: object): Promise<void> {
    const { affected } = await manager.update(
      SopGeneration,
      { id: run.id, fencingToken: run.fencingToken, state: 'running' },
      { ...columns, partial: null, finishedAt: () => 'now()' },
    );
    if (affected !== 1) throw new GenerationLostError();
  }
}
