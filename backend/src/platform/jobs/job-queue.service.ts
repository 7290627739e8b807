import { createHash, randomInt } from 'node:crypto';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type Job, PgBoss, type SendOptions } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { WORKER_LOCK } from '../../database/advisory-locks.js';
import { NotificationListener } from '../../database/notification-listener.js';
import { runPrepared } from '../../database/prepared-statement.js';
import type { JobDefinition, JobHandler } from './job-definition.js';
import { bossOptions, longestRetryPauseS } from './job-queues.js';

const STOP_TIMEOUT_MS = 5_000;
const LARGEST_WORKER_ID = 2 ** 31 - 1;

const WORK_OPTIONS = {
  batchSize: 1,
  // Concurrent jobs per group across all processes, so that one person's drafts do not starve others.
  groupConcurrency: 2,
  // NOTIFY wakes workers; polling is the fallback for lost notifications.
  notifyPollingIntervalSeconds: 10,
  pollingIntervalSeconds: 1,
  heartbeatRefreshSeconds: 3,
};

/** Jobs in Postgres: enqueued in the transaction of the row they concern; NOTIFY wakes workers. */
@Injectable()
export class JobQueueService implements OnModuleInit, BeforeApplicationShutdown {
  /** Polling interval of an idle worker. */
  readonly longestPauseMs = WORK_OPTIONS.notifyPollingIntervalSeconds * 1000;
  readonly isWorker: boolean;
  private readonly logger = new Logger(JobQueueService.name);
  private readonly boss: PgBoss;
  private readonly stopping = new AbortController();
  private readonly queues = new Set<string>();
  private readonly ownId = randomInt(1, LARGEST_WORKER_ID);

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly notifications: NotificationListener,
  ) {
    this.isWorker = environment.processRole !== 'web';
    this.boss = new PgBoss(bossOptions(environment, this.isWorker));
    this.boss.on('error', (error) => this.logger.error({ err: error }));
    this.boss.on('warning', (warning) => this.logger.warn({ msg: warning.message }));
    if (this.isWorker) notifications.keepLock({ classId: WORKER_LOCK, objectId: this.ownId });
  }

  /** Milliseconds since the most overdue idle worker of this process last polled its queue. */
  get silentForMs(): number {
    if (this.stopping.signal.aborted) return 0;
    const idle = this.boss.getWipData().filter(({ count }) => count === 0);
    const looks = idle.map((worker) => Math.max(worker.lastFetchedOn ?? worker.createdOn, worker.lastJobEndedOn ?? 0));
    return Math.max(0, ...looks.map((lookedAt) => Date.now() - lookedAt));
  }

  async onModuleInit(): Promise<void> {
    await this.boss.start();
  }

  /** Aborts running jobs and returns them to the queue, while the database is still reachable. */
  async beforeApplicationShutdown(): Promise<void> {
    // Stop fetching first, so that other processes pick up the returned jobs.
    await Promise.all([...this.queues].map((name) => this.boss.offWork(name, { wait: false })));
    this.stopping.abort(new Error('The process is shutting down'));
    await this.boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: true });
  }

  /**
   * Adds a job that becomes visible when the transaction of `manager` commits, and is discarded on rollback.
   * @param options.key at most one waiting job with this key; `group` limits concurrency: at most two jobs of a group
   * run at a time; `startAfterS` delays the job
   */
  async enqueue<Payload extends object>(
    manager: EntityManager,
    definition: JobDefinition<Payload>,
    payload: Payload,
    options: { key?: string; group?: string; startAfterS?: number } = {},
  ): Promise<void> {
    await this.boss.send(definition.name, definition.payload.parse(payload), {
      db: transactionOf(manager),
      ...(options.key === undefined ? {} : { singletonKey: options.key }),
      ...(options.group === undefined ? {} : { group: { id: options.group } }),
      ...(options.startAfterS === undefined ? {} : { startAfter: options.startAfterS }),
    });
  }

  /** Cancels a job whose worker is gone: it is not retried and no longer counts toward its group's limit. */
  async cancel(manager: EntityManager, definition: { name: string }, jobId: string): Promise<void> {
    await this.boss.cancel(definition.name, jobId, { db: transactionOf(manager) });
  }

  /**
   * Runs `handler` for each job of its queue, in worker processes only. Jobs run at least once: handlers must be
   * idempotent.
   */
  async register<Payload extends object>(handler: JobHandler<Payload>): Promise<void> {
    if (!this.isWorker) return;
    this.queues.add(handler.definition.name);
    for (let n = 0; n < handler.definition.concurrency; n += 1) await this.startWorker(handler);
  }

  private async startWorker<Payload extends object>(handler: JobHandler<Payload>): Promise<void> {
    const { definition } = handler;
    let workerId = '';
    // NOTIFY wakes idle workers; a busy worker checks for more jobs when it is done.
    const look = (): void => this.boss.notifyWorker(workerId);
    workerId = await this.boss.work<Payload>(definition.name, WORK_OPTIONS, async ([job]) => {
      if (!job) return;
      try {
        await this.perform(handler, job);
      } catch (error) {
        // pg-boss sends no NOTIFY when the retry delay is over.
        setTimeout(look, longestRetryPauseS(definition, job.retryCount) * 1000 + 100).unref();
        throw error;
      } finally {
        look();
      }
    });
  }

  private async perform<Payload extends object>(handler: JobHandler<Payload>, job: Job<Payload>): Promise<void> {
    const { name, payload } = handler.definition;
    const signal = AbortSignal.any([this.stopping.signal, job.signal]);
    const workerId = this.notifications.holdsLock ? this.ownId : null;
    try {
      signal.throwIfAborted();
      await handler.perform({ payload: payload.parse(job.data), signal, jobId: job.id, workerId });
    } catch (error) {
      if (this.stopping.signal.aborted) return this.handBack(job);
      if (!signal.aborted) this.logger.error({ err: error, job: name, jobId: job.id });
      throw error;
    }
  }

  /** Enqueues the job again, which wakes idle workers; a retry would wait for its delay and the next poll. */
  private async handBack<Payload extends object>(job: Job<Payload>): Promise<void> {
    await this.boss.send(job.name, job.data, job.groupId ? { group: { id: job.groupId } } : {});
  }
}

function transactionOf(manager: EntityManager): NonNullable<SendOptions['db']> {
  return {
    async executeSql(text, values = []) {
      const rows = await runPrepared(manager, { name: statementName(text), text }, values);
      return { rows };
    },
  };
}

/** Each queue has one insert statement, prepared by name because planning it takes longer than running it. */
function statementName(text: string): string {
  return `job-${createHash('sha1').update(text).digest('hex')}`;
}
