import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobHandler, JobRun } from '../../../platform/jobs/job-definition.js';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { ArchiveAttemptsService, type ClaimedArchive } from './archive-attempts.service.js';
import { ArchiveContentsService } from './archive-contents.service.js';
import { ArchiveFailedError } from './archive-failed.error.js';
import { ArchivedSopsService } from './archived-sops.service.js';
import { LeftOutList } from './left-out.js';
import { type ReadArchivePayload, readArchiveJob } from './read-archive.job.js';

/** Makes SOPs of exports in the background, one after the other. */
@Injectable()
export class ReadArchiveHandler implements JobHandler<ReadArchivePayload>, OnApplicationBootstrap {
  readonly definition = readArchiveJob;

  constructor(
    private readonly jobs: JobQueueService,
    private readonly attempts: ArchiveAttemptsService,
    private readonly archives: ArchiveContentsService,
    private readonly sops: ArchivedSopsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register(this);
  }

  perform({ payload, signal }: JobRun<ReadArchivePayload>): Promise<void> {
    return this.attempts.run(payload.archiveId, signal, (claimed) => this.read(claimed, signal));
  }

  private async read(claimed: ClaimedArchive, signal: AbortSignal): Promise<void> {
    if (claimed.objectName === null) throw new ArchiveFailedError('file-not-readable');
    const contents = await this.archives.open(claimed.objectName);
    const leftOut = new LeftOutList();
    for (const [at, path] of contents.sops.entries()) {
      await this.attempts.showProgress(claimed, at, contents.sops.length);
      signal.throwIfAborted();
      const sop = await contents.readSop(path);
      if (sop) leftOut.addAll(await this.sops.add({ claimed, contents, path }, sop));
      else leftOut.add(path, 'not-valid');
    }
    await this.attempts.showProgress(claimed, contents.sops.length, contents.sops.length);
    await this.attempts.finishImport(claimed, leftOut);
  }
}
