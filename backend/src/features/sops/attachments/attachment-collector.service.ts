import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PeriodicTasksService } from '../../../platform/jobs/periodic-tasks.service.js';
import { AttachmentQueries } from './attachment.queries.js';

const HOUR_MS = 3_600_000;
const BATCH = 50;

/** Removes pictures that no step and no version has used for a day: added but not saved, or removed from their step. */
@Injectable()
export class AttachmentCollectorService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: AttachmentQueries,
    tasks: PeriodicTasksService,
  ) {
    tasks.add({
      name: 'sops.collect_pictures',
      intervalMs: HOUR_MS,
      runsIn: 'workers',
      atStart: true,
      run: (signal) => this.collect(signal),
    });
  }

  /** @returns how many were removed */
  async collect(signal: AbortSignal): Promise<number> {
    let total = 0;
    let isMore = true;
    while (isMore && !signal.aborted) {
      const { found, removed } = await this.dataSource.transaction((manager) => this.queries.collect(manager, BATCH));
      total += removed;
      isMore = found === BATCH;
    }
    return total;
  }
}
