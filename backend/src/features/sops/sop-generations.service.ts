import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v4 as uuidv4 } from 'uuid';
import type { JobRun } from '../../platform/jobs/job-definition.js';
import { ActivityRecorder } from '../activity/activity-recorder.service.js';
import { carryAnswers } from './document/carry-answers.js';
import { renderText } from './document/render-text.js';
import type { SopDocument } from './document/sop-document.js';
import type { GenerationCode } from './dto/generation.dto.js';
import { CANCELLED_CONTENT, FAILED_CONTENT, PLACEHOLDER_CONTENT } from './interim-content.js';
import { Sop } from './sop.entity.js';
import { SopGeneration } from './sop-generation.entity.js';
import { draftedTitle } from './sop-title.js';
import { VersionCutsService } from './versions/version-cuts.service.js';

/** Times a run may be taken up again before it is given up. */
const MAX_ATTEMPTS = 3;

/** A run as the worker that took it up sees it; only the newest holder of the fencing token may write. */
export interface ClaimedGeneration {
  id: string;
  sopId: string;
  userId: string;
  prompt: string;
  fencingToken: string;
}

/** Who drafts a run. @see JobRun */
export type RunHolder = Pick<JobRun<object>, 'workerId' | 'jobId'>;

/** What a finished draft brings. */
export interface DraftResult {
  document: SopDocument;
  category: string;
  draftedBy: 'model' | 'template';
  provider: string;
  fallbackReason: GenerationCode | null;
}

/** Thrown to the worker when its run was cancelled, or was given to somebody else. */
export class GenerationLostError extends Error {
  constructor() {
    super('The drafting run was cancelled or taken over');
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
    private readonly activity: ActivityRecorder,
    private readonly versions: VersionCutsService,
  ) {}

  /** Cancels the live run of an SOP, if there is one, and tells the worker that drafts it. */
  async cancelLive(manager: EntityManager, sopId: string): Promise<boolean> {
    const [cancelled]: { id: string }[] = returned(
      await manager.query(
        `UPDATE sop_generations SET state = 'cancelled', partial = NULL, finished_at = now()
         WHERE sop_id = $1 AND state IN ('queued', 'running') RETURNING id`,
        [sopId],
      ),
    );
    if (!cancelled) return false;
    await endWithoutDraft(manager, sopId, 'cancelled', CANCELLED_CONTENT);
    await manager.query("SELECT pg_notify('generation_cancelled', $1)", [cancelled.id]);
    return true;
  }

  /**
   * Takes up a run. Null when there is nothing to do: it is finished or cancelled.
   * A run that has been taken up too often is failed with `gave_up`.
   * @param holder who takes it up: whose lock tells whether it still lives, and by which job.
   */
  async begin(generationId: string, holder: RunHolder): Promise<ClaimedGeneration | null> {
    const fencingToken = uuidv4();
    return this.dataSource.transaction(async (manager) => {
      await lockSopOf(manager, generationId);
      const [run]: { sop_id: string; user_id: string; prompt: string; attempt: number }[] = returned(
        await manager.query(
          `UPDATE sop_generations SET state = 'running', attempt = attempt + 1, fencing_token = $2, partial = NULL,
             started_at = coalesce(started_at, now()), worker_id = $3, job_id = $4
           WHERE id = $1 AND state IN ('queued', 'running') RETURNING sop_id, user_id, prompt, attempt`,
          [generationId, fencingToken, holder.workerId, holder.jobId],
        ),
      );
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
    const rows: unknown[] = await this.dataSource.query(
      `WITH saved AS (
         UPDATE sop_generations SET partial = $3, provider = $4, seq = seq + 1
         WHERE id = $1 AND fencing_token = $2 AND state = 'running' RETURNING id, sop_id, user_id, seq
       )
       SELECT pg_notify('draft_progress', json_build_object(
         'user_id', user_id, 'sop_id', sop_id, 'generation_id', id, 'seq', seq)::text) FROM saved`,
      [run.id, run.fencingToken, JSON.stringify(partial), provider],
    );
    if (rows.length === 0) throw new GenerationLostError();
  }

  /** Writes the finished draft and keeps it as a version; so is what it replaces. @throws GenerationLostError */
  async succeed(run: ClaimedGeneration, result: DraftResult): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockSopOf(manager, run.id);
      await this.finish(manager, run, {
        state: 'succeeded',
        provider: result.provider,
        draftedBy: result.draftedBy,
        fallbackReason: result.fallbackReason,
      });
      const replaced = await manager.findOneByOrFail(Sop, { id: run.sopId });
      const baseVersionId = await this.versions.cutUnkept(manager, replaced, { cause: 'replaced', userId: run.userId });
      const { category } = result;
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
      await lockSopOf(manager, run.id);
      await this.failIn(manager, run, code);
    });
  }

  /**
   * Takes a run from a worker that is gone, so that another one may take it up. Null when it is no longer that worker's:
   * somebody else was faster, or the worker came back and finished.
   */
  async orphan(
    manager: EntityManager,
    generationId: string,
    workerId: number,
  ): Promise<{ userId: string; jobId: string | null } | null> {
    await lockSopOf(manager, generationId);
    const [run]: { user_id: string; job_id: string | null }[] = returned(
      await manager.query(
        `UPDATE sop_generations SET state = 'queued', fencing_token = NULL, worker_id = NULL
         WHERE id = $1 AND worker_id = $2 AND state = 'running' RETURNING user_id, job_id`,
        [generationId, workerId],
      ),
    );
    return run ? { userId: run.user_id, jobId: run.job_id } : null;
  }

  /** Gives a run back untouched, without using up an attempt: the process is shutting down. */
  async release(run: ClaimedGeneration): Promise<void> {
    await this.dataSource.query(
      `UPDATE sop_generations SET state = 'queued', attempt = attempt - 1, fencing_token = NULL, worker_id = NULL
       WHERE id = $1 AND fencing_token = $2 AND state = 'running'`,
      [run.id, run.fencingToken],
    );
  }

  private async failIn(manager: EntityManager, run: ClaimedGeneration, code: GenerationCode): Promise<void> {
    await this.finish(manager, run, { state: 'failed', errorCode: code });
    await endWithoutDraft(manager, run.sopId, 'failed', FAILED_CONTENT);
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

/** An SOP is locked before its runs, by workers too: otherwise a worker and a deletion could wait for each other. */
async function lockSopOf(manager: EntityManager, generationId: string): Promise<void> {
  await manager.query('SELECT 1 FROM sops WHERE id = (SELECT sop_id FROM sop_generations WHERE id = $1) FOR UPDATE', [
    generationId,
  ]);
}

/** An earlier draft stays as it is; only the placeholder gives way to a sentence that says what happened. */
async function endWithoutDraft(
  manager: EntityManager,
  sopId: string,
  state: 'failed' | 'cancelled',
  content: string,
): Promise<void> {
  await manager.query(
    `UPDATE sops SET generation_state = $2, updated_at = now(), content = CASE WHEN content = $3 THEN $4 ELSE content END
     WHERE id = $1`,
    [sopId, state, PLACEHOLDER_CONTENT, content],
  );
}

/** TypeORM answers an UPDATE … RETURNING with [rows, count]. */
function returned<Row>(result: [Row[], number]): Row[] {
  return result[0];
}
