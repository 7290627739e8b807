import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PgBoss, type SendOptions } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import type { JobDefinition, JobHandler } from './job-definition.js';
import { bossOptions } from './queue-options.js';

const STOP_TIMEOUT_MS = 5_000;

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
   * group run at a time in a process; `startAfterS` delays the job.
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
    const { definition } = handler;
    const options = {
      batchSize: 1,
      localConcurrency: definition.concurrency,
      localGroupConcurrency: 2,
      notifyPollingIntervalSeconds: 10,
      pollingIntervalSeconds: 1,
      heartbeatRefreshSeconds: 3,
    };
    await this.boss.work<Payload>(definition.name, options, async ([job]) => {
      if (!job) return;
      const signal = AbortSignal.any([this.stopping.signal, job.signal]);
      try {
        await handler.perform({ payload: definition.payload.parse(job.data), signal });
      } catch (error) {
        if (!signal.aborted) this.logger.error({ err: error, job: definition.name, jobId: job.id });
        throw error;
      }
    });
  }
}

function transactionOf(manager: EntityManager): NonNullable<SendOptions['db']> {
  return {
    async executeSql(text, values) {
      const rows: unknown = await manager.query(text, values);
      return { rows: Array.isArray(rows) ? rows : [] };
    },
  };
}
