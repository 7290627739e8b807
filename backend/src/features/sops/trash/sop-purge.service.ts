import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';

const HOUR_MS = 3_600_000;
/** SOPs of one transaction; each may have a thousand versions. */
const BATCH = 20;
/** What is due beyond that waits for the next hour. */
const MOST_BATCHES = 500;

/** `purge_sop` checks each row once more. Rows that another process is purging are left to it. */
const PURGE = `SELECT purge_sop(id) FROM (
  SELECT id FROM sops WHERE deleted_at < now() - interval '30 days' ORDER BY deleted_at LIMIT $1 FOR UPDATE SKIP LOCKED
) due`;

/**
 * Removes SOPs, with their versions and drafting runs, that were deleted too long ago to be restored: at the start of
 * each worker process and once an hour. Runs that meet share the work.
 */
@Injectable()
export class SopPurgeService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SopPurgeService.name);
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onApplicationBootstrap(): void {
    if (this.environment.processRole === 'web') return;
    this.timer = setInterval(() => void this.tryPurging(), HOUR_MS).unref();
    void this.tryPurging();
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    clearInterval(this.timer);
  }

  /** @returns how many SOPs were removed. */
  async purge(): Promise<number> {
    let purged = 0;
    for (let batch = 0; batch < MOST_BATCHES && !this.isStopping; batch += 1) {
      const due: unknown[] = await this.dataSource.query(PURGE, [BATCH]);
      purged += due.length;
      if (due.length < BATCH) break;
    }
    return purged;
  }

  private async tryPurging(): Promise<void> {
    try {
      const purged = await this.purge();
      if (purged > 0) this.logger.log({ msg: 'Removed SOPs that were deleted more than 30 days ago', purged });
    } catch (error) {
      if (!this.isStopping)
        this.logger.warn({ err: error, msg: 'Deleted SOPs could not be removed, trying again in an hour' });
    }
  }
}
