import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import type { SopDto } from '../sops/sop.dto.js';
import { type NewSop, SopQueries } from '../sops/sop.queries.js';
import { sopProblems } from '../sops/sops.problems.js';
import { generateSopJob } from './generate-sop.job.js';
import type { GenerationDto } from './generation.dto.js';
import { GenerationQueries, type NewRun } from './generation.queries.js';

/** Drafts of one person that may wait or run at the same time, times the rate-limit factor. */
const MAX_LIVE_GENERATIONS = 20;

/** Queues drafting runs: each run and its job commit with the SOP that they belong to. */
@Injectable()
export class GenerationQueueService {
  constructor(
    private readonly sops: SopQueries,
    private readonly generations: GenerationQueries,
    private readonly jobs: JobQueue,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Adds an SOP together with its first run and job. @throws `too-many-drafts`. */
  async addSop(manager: EntityManager, sop: NewSop): Promise<SopDto> {
    const row = await this.sops.insertSopWithRun(manager, sop, this.mostLive);
    if (!row?.generation) throw tooManyDrafts();
    await this.enqueue(manager, sop.userId, row.generation);
    return row;
  }

  /** Adds a run and its job to an existing SOP. @throws `too-many-drafts`. */
  async addRun(manager: EntityManager, run: NewRun): Promise<void> {
    const row = await this.generations.insertRun(manager, run, this.mostLive);
    if (!row) throw tooManyDrafts();
    await this.enqueue(manager, run.userId, row);
  }

  private async enqueue(manager: EntityManager, userId: string, run: GenerationDto): Promise<void> {
    await this.jobs.enqueue(manager, generateSopJob, { generationId: run.id }, { group: userId });
  }

  private get mostLive(): number {
    return Math.ceil(MAX_LIVE_GENERATIONS * this.environment.rateLimitFactor);
  }
}

function tooManyDrafts() {
  return sopProblems['too-many-drafts']({ headers: { 'retry-after': '30' } });
}
