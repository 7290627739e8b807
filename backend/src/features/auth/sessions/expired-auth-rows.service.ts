import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { PeriodicTasksService } from '../../../platform/jobs/periodic-tasks.service.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { outlivedSession } from './auth-sessions.service.js';
import { ExpiredAuthRowQueries } from './expired-auth-row.queries.js';

const HOUR_MS = 3_600_000;

const OUTLIVED_AT_ONCE = 500;
const MAX_OUTLIVED = 10_000;

/** Removes expired rows of sign-in, once an hour in each process; concurrent runs are harmless. */
@Injectable()
export class ExpiredAuthRowsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: SecurityEventsRecorderService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    tasks: PeriodicTasksService,
  ) {
    tasks.add({
      name: 'auth.delete_expired',
      intervalMs: HOUR_MS,
      runsIn: 'all processes',
      run: () => this.deleteExpired(),
    });
  }

  async deleteExpired(): Promise<void> {
    for (let ended = 0; ended < MAX_OUTLIVED; ended += OUTLIVED_AT_ONCE) {
      if ((await this.endOutlived()) < OUTLIVED_AT_ONCE) break;
    }
    await new ExpiredAuthRowQueries(this.dataSource.manager).deleteExpired();
  }

  /** Ends some of the expired sessions, and records each. @returns how many. */
  private async endOutlived(): Promise<number> {
    const { sessionIdleDays, sessionMaxDays } = this.environment.auth;
    return this.dataSource.transaction(async (manager) => {
      const days = { idle: sessionIdleDays, max: sessionMaxDays };
      const sessions = await new ExpiredAuthRowQueries(manager).endOutlived(days, OUTLIVED_AT_ONCE);
      for (const { id, user_id: userId } of sessions) await this.events.record(manager, outlivedSession(userId, id));
      return sessions.length;
    });
  }
}
