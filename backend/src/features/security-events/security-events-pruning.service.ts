import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';

const HOUR_MS = 3_600_000;

/** Lets old events go, once an hour in each process, a bounded number each time; runs that meet do no harm. */
@Injectable()
export class SecurityEventsPruningService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SecurityEventsPruningService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'securityEventsDays'>,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tryPruning(), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** The product may not delete events: a function of the owner does it, and keeps what an incident needs. */
  async prune(): Promise<void> {
    await this.dataSource.query('SELECT prune_security_events($1)', [this.environment.securityEventsDays]);
  }

  private async tryPruning(): Promise<void> {
    try {
      await this.prune();
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Old security events could not be removed, trying again in an hour' });
    }
  }
}
