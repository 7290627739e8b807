import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Problem } from '../../../common/problems/problem.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { generateSopJob } from '../sops.jobs.js';
import { sopProblems } from '../sops.problems.js';
import type { GenerationDto } from './generation.dto.js';
import { GenerationQueries, type NewRun } from './generation.queries.js';

/** Drafts of one person that may wait or run at the same time, times the rate-limit factor. */
const MAX_LIVE_GENERATIONS = 20;

/** Queues drafting runs: each run and its job commit with the SOP that they belong to. */
@Injectable()
export class GenerationQueueService {
  /** How many runs of one person may wait or run at the same time. */
  readonly maxLiveRuns: number;

  constructor(
    private readonly generations: GenerationQueries,
    private readonly jobs: JobQueueService,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.maxLiveRuns = Math.ceil(MAX_LIVE_GENERATIONS * environment.rateLimitFactor);
  }

  /** Adds a run and its job to an existing SOP. @throws `too-many-drafts`. */
  async addRun(manager: EntityManager, run: NewRun): Promise<void> {
    const added = await this.generations.insertRun(manager, run, this.maxLiveRuns);
    if (!added) throw tooManyDrafts();
    await this.enqueue(manager, run.userId, added);
  }

  /** Adds the job of a run. Call it in the transaction that has inserted the run. */
  async enqueue(manager: EntityManager, userId: string, run: Pick<GenerationDto, 'id'>): Promise<void> {
    await this.jobs.enqueue(manager, generateSopJob, { generationId: run.id }, { group: userId });
  }
}

export function tooManyDrafts(): Problem {
  return sopProblems['too-many-drafts']({ headers: { 'retry-after': '30' } });
}
