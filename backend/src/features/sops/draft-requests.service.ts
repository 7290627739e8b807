import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { runPrepared } from '../../database/prepared-statement.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import type { GenerationDto } from './dto/generation.dto.js';
import type { SopDto } from './dto/sop.dto.js';
import { generateSopJob } from './generate-sop.job.js';
import { INSERT_RUN, INSERT_SOP_WITH_RUN } from './sop-inserts.js';
import { sopProblems } from './sops.problems.js';

/** Drafts of one person that may wait or run at the same time, times the rate-limit factor. */
const MAX_LIVE_GENERATIONS = 20;

/** An SOP that does not exist yet. */
export interface NewSop {
  id: string;
  userId: string;
  prompt: string;
  title: string;
  /** What stands there until the draft is there. */
  content: string;
}

/** Asks for drafts: a run that waits, and the job that takes it up, in the transaction of the row they are about. */
@Injectable()
export class DraftRequests {
  constructor(
    private readonly jobs: JobQueue,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Adds an SOP together with its first run and job. @throws `too-many-drafts`. */
  async addSop(manager: EntityManager, sop: NewSop): Promise<SopDto> {
    const { id, userId, prompt, title, content } = sop;
    const values = [userId, this.mostLive, uuidv7(), id, prompt, title, content];
    const [row] = await runPrepared<SopDto>(manager, INSERT_SOP_WITH_RUN, values);
    return this.withJob(manager, userId, row);
  }

  /** Adds a run and its job to an SOP that is there already. @throws `too-many-drafts`. */
  async addRun(manager: EntityManager, run: { sopId: string; userId: string; prompt: string }): Promise<void> {
    const { sopId, userId, prompt } = run;
    const values = [userId, this.mostLive, uuidv7(), sopId, prompt];
    const [row] = await runPrepared<{ generation: GenerationDto }>(manager, INSERT_RUN, values);
    await this.withJob(manager, userId, row);
  }

  /** No row means that too many runs of the person are live. */
  private async withJob<Row extends { generation: GenerationDto | null }>(
    manager: EntityManager,
    userId: string,
    row: Row | undefined,
  ): Promise<Row> {
    if (!row?.generation) throw sopProblems['too-many-drafts']({ headers: { 'retry-after': '30' } });
    await this.jobs.enqueue(manager, generateSopJob, { generationId: row.generation.id }, { group: userId });
    return row;
  }

  private get mostLive(): number {
    return Math.ceil(MAX_LIVE_GENERATIONS * this.environment.rateLimitFactor);
  }
}
