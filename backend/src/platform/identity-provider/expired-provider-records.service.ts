import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ProviderRecordQueries } from './provider-record.queries.js';

const HOUR_MS = 3_600_000;

/** Deletes expired records of the provider, once an hour in each process; concurrent runs are harmless. */
@Injectable()
export class ExpiredProviderRecordsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ExpiredProviderRecordsService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tryDeleting(), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async deleteExpired(): Promise<void> {
    await new ProviderRecordQueries(this.dataSource.manager).deleteExpired();
  }

  private async tryDeleting(): Promise<void> {
    try {
      await this.deleteExpired();
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Expired records could not be removed, trying again in an hour' });
    }
  }
}
