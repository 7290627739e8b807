import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { generateSopJob } from '../sops.jobs.js';
import { GenerationQueries } from './generation.queries.js';
import { SopGeneration } from './sop-generation.entity.js';
import { SopGenerationsService } from './sop-generations.service.js';

const INTERVAL_MS = 1_000;
/** A worker whose connection broke takes its lock again within about a second: until then it counts as alive. */
const PATIENCE_MS = 2_000;

/**
 * Requeues the runs of dead workers; only in worker processes. Each worker holds a lock while it lives, which the
 * database releases at its death: a process that gets the lock knows that the worker is dead. The queue alone would
 * need up to half a minute.
 */
@Injectable()
export class OrphanedRunsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OrphanedRunsService.name);
  /** When each worker was first missed, by its number. */
  private readonly missedAt = new Map<number, number>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: JobQueueService,
    private readonly generations: SopGenerationsService,
    private readonly queries: GenerationQueries,
  ) {}

  onApplicationBootstrap(): void {
    if (this.jobs.isWorker) this.lookLater();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private lookLater(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.look()
        .catch((error: unknown) => this.logger.warn({ err: error, msg: 'Orphaned runs could not be looked for' }))
        .finally(() => this.lookLater());
    }, INTERVAL_MS);
  }

  private async look(): Promise<void> {
    const missing = await this.queries.findMissingWorkers(this.dataSource.manager);
    for (const workerId of this.missedAt.keys()) {
      if (!missing.includes(workerId)) this.missedAt.delete(workerId);
    }
    const now = performance.now();
    for (const workerId of missing) {
      const missedAt = this.missedAt.get(workerId) ?? now;
      this.missedAt.set(workerId, missedAt);
      if (now - missedAt >= PATIENCE_MS) await this.takeFrom(workerId);
    }
  }

  private async takeFrom(workerId: number): Promise<void> {
    const runs = await this.dataSource.manager.find(SopGeneration, {
      select: { id: true },
      where: { state: 'running', workerId },
    });
    for (const { id } of runs) {
      await this.dataSource.transaction(async (manager) => {
        const orphan = await this.generations.orphan(manager, id, workerId);
        if (!orphan) return;
        // The job of the dead worker would still count towards the two that its owner may have at a time.
        if (orphan.jobId) await this.jobs.cancel(manager, generateSopJob, orphan.jobId);
        await this.jobs.enqueue(manager, generateSopJob, { generationId: id }, { group: orphan.userId });
        this.logger.warn({ msg: 'A worker is gone; its run goes to another one', generationId: id });
      });
    }
  }
}
