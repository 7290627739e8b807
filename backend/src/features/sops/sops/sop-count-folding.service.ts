import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PeriodicTasksService } from '../../../platform/jobs/periodic-tasks.service.js';
import { SopQueries } from './sop.queries.js';

const INTERVAL_MS = 10 * 60_000;
/** Accounts of one transaction. */
const BATCH = 500;
/** What is due beyond that waits for the next time. */
const MOST_BATCHES = 200;

/**
 * Adds up the changes of the counts of SOPs, which triggers write one by one: at the start of each worker process and
 * every ten minutes, so that the figures of an account read few rows.
 */
@Injectable()
export class SopCountFoldingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: SopQueries,
    tasks: PeriodicTasksService,
  ) {
    tasks.add({
      name: 'sops.fold_counts',
      intervalMs: INTERVAL_MS,
      runsIn: 'workers',
      atStart: true,
      run: (signal) => this.fold(signal),
    });
  }

  private async fold(signal: AbortSignal): Promise<void> {
    for (let batch = 0; batch < MOST_BATCHES && !signal.aborted; batch += 1) {
      const accounts = await this.queries.foldCounts(this.dataSource.manager, BATCH);
      if (accounts < BATCH) break;
    }
  }
}
