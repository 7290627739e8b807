import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PeriodicTasksService } from '../../../platform/jobs/periodic-tasks.service.js';
import { ArchiveQueries } from '../archives/archive.queries.js';
import { DeletedSopQueries } from './deleted-sop.queries.js';

const HOUR_MS = 3_600_000;
/** SOPs of one transaction; each may have a thousand versions. */
const BATCH = 20;
/** What is due beyond that waits for the next hour. */
const MOST_BATCHES = 500;

/**
 * Removes SOPs, with their versions and drafting runs, that were deleted too long ago to be restored: at the start of
 * each worker process and once an hour. Concurrent runs share the work. The ZIP files of exports are removed after a
 * week, too.
 */
@Injectable()
export class SopPurgeService {
  private readonly logger = new Logger(SopPurgeService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: DeletedSopQueries,
    private readonly archives: ArchiveQueries,
    tasks: PeriodicTasksService,
  ) {
    const often = { intervalMs: HOUR_MS, runsIn: 'workers', atStart: true } as const;
    tasks.add({ ...often, name: 'sops.purge', run: (signal) => this.purge(signal) });
    tasks.add({
      ...often,
      name: 'sops.remove_archives',
      run: () => this.archives.removeOld(this.dataSource.manager),
    });
  }

  /** @returns how many SOPs were removed. */
  async purge(signal: AbortSignal): Promise<number> {
    let purged = 0;
    for (let batch = 0; batch < MOST_BATCHES && !signal.aborted; batch += 1) {
      const count = await this.queries.purgeDue(this.dataSource.manager, BATCH);
      purged += count;
      if (count < BATCH) break;
    }
    if (purged > 0) this.logger.log({ msg: 'Removed SOPs that were deleted more than 30 days ago', purged });
    return purged;
  }
}
