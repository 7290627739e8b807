import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { PeriodicTasksService } from '../../platform/jobs/periodic-tasks.service.js';
import { SecurityEventsQueries } from './security-events.queries.js';

const HOUR_MS = 3_600_000;

/** Deletes old events, once an hour in each process, a bounded number each time; concurrent runs are harmless. */
@Injectable()
export class SecurityEventsPruningService {
  constructor(
    private readonly queries: SecurityEventsQueries,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'securityEventsDays'>,
    tasks: PeriodicTasksService,
  ) {
    tasks.add({
      name: 'security_events.prune',
      intervalMs: HOUR_MS,
      runsIn: 'all processes',
      run: () => this.prune(),
    });
  }

  /** The minimum retention for incidents. */
  async prune(): Promise<void> {
    await this.queries.prune(this.environment.securityEventsDays);
  }
}
