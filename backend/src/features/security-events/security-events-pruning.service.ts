import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { PeriodicTasksService } from '../../platform/jobs/periodic-tasks.service.js';

const HOUR_MS = 3_600_000;

/** Lets old events go, once an hour in each process, a bounded number each time; runs that meet do no harm. */
@Injectable()
export class SecurityEventsPruningService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
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

  /** The product may not delete events: a function of the owner does it, and keeps what an incident needs. */
  async prune(): Promise<void> {
    await this.dataSource.query('SELECT prune_security_events($1)', [this.environment.securityEventsDays]);
  }
}
