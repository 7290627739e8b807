import { createHash } from 'node:crypto';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type Job, PgBoss, type SendOptions } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { runPrepared } from '../../database/prepared-statement.js';
import type { JobDefinition, JobHandler } from './job-definition.js';
import { bossOptions } from './queue-options.js';

const STOP_TIMEOUT_MS = 5_000;

const WORK_OPTIONS = {
  batchSize: 1,
  // Jobs of one group that run at a time, over all processes: one person's many drafts leave room for others.
  groupConcurrency: 2,
  // NOTIFY wakes workers; looking is only for what a lost notification would leave behind.
  notifyPollingIntervalSeconds: 10,
  pollingIntervalSeconds: 1,
  heartbeatRefreshSeconds: 3,
};

/** Jobs in Postgres: enqueued in the transaction of the row they are about, woken by NOTIFY. */
@Injectable()
export class JobQueue implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobQueue.name);
  private readonly boss: PgBoss;
  private readonly stopping = new AbortController();
  readonly isWorker: boolean;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.isWorker = environment.processRole !== 'web';
    this.boss = new PgBoss(bossOptions(environment, this.isWorker));
    this.boss.on('error', (error) => this.logger.error({ err: error }));
    this.boss.on('warning', (warning) => this.logger.warn({ msg: warning.message }));
  }

  async onModuleInit(): Promise<void> {
    await this.boss.start();
  }

  /** Aborts what is running and hands the jobs back, while the database can still be reached. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort(new Error('The process is shutting down'));
    await this.boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: true });
  }

  /**
   * Adds a job that becomes visible when the transaction of `manager` commits, and never if it does not.
   * @param options.key at most one waiting job with this key; `group` shares the worker fairly: at most two jobs of a
   * group run at a time; `startAfterS` delays the job.
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

  /** Runs `handler` for each job of its queue, in worker processes only. At least once: handlers must be repeatable. */
  async register<Payload extends object>(handler: JobHandler<Payload>): Promise<void> {
    if (!this.isWorker) return;
    for (let n = 0; n < handler.definition.concurrency; n += 1) await this.startWorker(handler);
  }

  private async startWorker<Payload extends object>(handler: JobHandler<Payload>): Promise<void> {
    const { name } = handler.definition;
    let workerId = '';
    workerId = await this.boss.work<Payload>(name, WORK_OPTIONS, async ([job]) => {
      if (!job) return;
      try {
        await this.perform(handler, job);
      } finally {
        // NOTIFY reaches whoever is idle: a worker that was busy looks by itself whether more has come in.
        this.boss.notifyWorker(workerId);
      }
    });
  }

  private async perform<Payload extends object>(handler: JobHandler<Payload>, job: Job<Payload>): Promise<void> {
    const { name, payload } = handler.definition;
    const signal = AbortSignal.any([this.stopping.signal, job.signal]);
    try {
      await handler.perform({ payload: payload.parse(job.data), signal });
    } catch (error) {
      if (!signal.aborted) this.logger.error({ err: error, job: name, jobId: job.id });
      throw error;
    }
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

/** Each queue has one text that adds a job, and planning it takes longer than running it. */
function statementName(text: string): string {
  return `job-${createHash('sha1').update(text).digest('hex')}`;
}
