import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { writeZip } from '../../../../libs/zip-file/index.js';
import type { JobHandler, JobRun } from '../../../platform/jobs/job-definition.js';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { DocumentBrandsService } from '../../consultant/branding/document-brands.service.js';
import { ProductFileSetsService } from '../../storage/product-files/product-file-sets.service.js';
import { exportBrandingOf } from '../exports/export-source.js';
import { type ReadArchivePayload, readArchiveJob, type WriteArchivePayload, writeArchiveJob } from '../sops.jobs.js';
import { ArchiveAttemptsService, type ClaimedArchive } from './archive-attempts.service.js';
import { ArchiveContentsService } from './archive-contents.service.js';
import { ZIP_TYPE } from './archive-format.js';
import { ArchiveFailedError, LeftOutList } from './archive-outcome.js';
import { ArchiveWriterService } from './archive-writer.service.js';
import { ArchivedSopsService } from './archived-sops.service.js';

/** What a ZIP file can have. */
const MAX_BYTES = 4 * 1024 ** 3;

/** Writes exports of many SOPs in the background. */
@Injectable()
export class WriteArchiveHandler implements JobHandler<WriteArchivePayload>, OnApplicationBootstrap {
  readonly definition = writeArchiveJob;

  constructor(
    private readonly jobs: JobQueueService,
    private readonly attempts: ArchiveAttemptsService,
    private readonly writer: ArchiveWriterService,
    private readonly files: ProductFileSetsService,
    private readonly brands: DocumentBrandsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register(this);
  }

  perform({ payload, signal }: JobRun<WriteArchivePayload>): Promise<void> {
    return this.attempts.run(payload.archiveId, signal, (claimed) => this.write(claimed, payload.role, signal));
  }

  /** The file is stored in the transaction of its row. */
  private async write(claimed: ClaimedArchive, role: WriteArchivePayload['role'], signal: AbortSignal): Promise<void> {
    const { id, userId, folderId } = claimed;
    const brand = await this.brands.findBrand({ userId, role });
    const leftOut = new LeftOutList();
    let sopCount = 0;
    const entries = this.writer.entries({
      ...{ userId, folderId, signal, leftOut, madeAt: new Date() },
      branding: brand && exportBrandingOf(brand),
      onProgress: (done, total) => this.attempts.showProgress(claimed, done, total),
      onCounted: (sops) => {
        sopCount = sops;
      },
    });
    await this.files.spool(writeZip(entries), MAX_BYTES, async (file) => {
      const objectName = `${userId}/archives/${id}/file.zip`;
      const result = { objectName, size: file.size, sopCount, leftOut: leftOut.first, leftOutCount: leftOut.count };
      await this.files.keep(null, [{ name: objectName, mediaType: ZIP_TYPE, content: file }], {
        first: (manager) => this.attempts.recordDone(manager, claimed, 'sops_exported', sopCount),
        also: (manager) => this.attempts.finishExport(manager, claimed, result),
      });
    });
  }
}

/** Imports SOPs from exports in the background, one after the other. */
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
