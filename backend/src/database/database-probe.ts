import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { ENVIRONMENT } from '../config/config.module.js';
import type { Environment } from '../config/environment.js';
import { connectionSettings, DeadlineClient } from './connection-settings.js';

const DEADLINE_MS = 2_000;

/** Asks the database whether it answers, over a connection of its own that no request can keep busy. */
@Injectable()
export class DatabaseProbe implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private asking: Promise<boolean> | undefined;

  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'database'>) {
    this.pool = new pg.Pool({
      ...connectionSettings(environment),
      connectionString: environment.database.url,
      application_name: 'sop-health',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: DEADLINE_MS,
      query_timeout: DEADLINE_MS,
      Client: DeadlineClient,
    });
    // A lost idle connection is replaced by the next question; without a listener it would end the process.
    this.pool.on('error', () => undefined);
  }

  /** Whether the database answers in time. Questions that come together are one. */
  isAnswering(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async ask(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), DEADLINE_MS);
    });
    const answer = this.pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
  }
}
