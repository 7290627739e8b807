import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { tryLockBlobCollector } from '../../../database/advisory-locks.js';
import { PeriodicTasksService } from '../../../platform/jobs/periodic-tasks.service.js';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { UploadSpoolService } from '../../../platform/object-storage/upload-spool.service.js';
import { BlobGarbageQueries } from './blob-garbage.queries.js';

const HOUR_MS = 3_600_000;
/** A request takes an hour at most (REQUEST_TIMEOUT_S). */
const UPLOAD_MS = 2 * HOUR_MS;
/** A backup that takes the database first and the files after it must find the bytes of every row. */
const GARBAGE_MS = 24 * HOUR_MS;
const BATCH = 100;

/** Removes unreferenced blobs: of files that were removed or replaced, and of interrupted uploads. */
@Injectable()
export class BlobCollectorService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly garbage: BlobGarbageQueries,
    private readonly storage: ObjectStorage,
    private readonly spool: UploadSpoolService,
    private readonly clock: Clock,
    tasks: PeriodicTasksService,
  ) {
    tasks.add({
      name: 'storage.collect',
      intervalMs: HOUR_MS,
      runsIn: 'workers',
      atStart: true,
      run: (signal) => this.collect(signal),
    });
    // Spooled uploads are on the machine of their process.
    tasks.add({
      name: 'storage.tidy_spool',
      intervalMs: HOUR_MS,
      runsIn: 'all processes',
      atStart: true,
      run: () => this.spool.removeOlderThan(this.past(UPLOAD_MS)),
    });
  }

  /** Nothing is removed that another process removes at the same time. @returns how many blobs were removed */
  async collect(signal: AbortSignal): Promise<number> {
    await this.dataSource.transaction(async (manager) => {
      if (await tryLockBlobCollector(manager)) await this.garbage.giveUpUploads(manager, this.past(UPLOAD_MS));
    });
    let removed = 0;
    let found = BATCH;
    while (found === BATCH && !signal.aborted) {
      const batch = await this.collectBatch();
      found = batch.found;
      removed += batch.removed;
    }
    return removed;
  }

  /** The list forgets a blob only when it is gone: a failure leaves both for the next time. */
  private collectBatch(): Promise<{ found: number; removed: number }> {
    return this.dataSource.transaction(async (manager) => {
      // A process that waits for the lock would only repeat the work of its holder.
      if (!(await tryLockBlobCollector(manager))) return { found: 0, removed: 0 };
      const due = await this.garbage.takeDue(manager, this.past(GARBAGE_MS), BATCH);
      const unused = due.filter(({ is_used }) => !is_used);
      for (const { blob_key } of unused) await this.storage.delete(blob_key);
      return { found: due.length, removed: unused.length };
    });
  }

  private past(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
