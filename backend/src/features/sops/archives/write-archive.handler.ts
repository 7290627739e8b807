import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { writeZip } from '../../../../libs/zip-file/index.js';
import type { JobHandler, JobRun } from '../../../platform/jobs/job-definition.js';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { DocumentBrandsService } from '../../consultant/branding/document-brands.service.js';
import { ProductFileSetsService } from '../../storage/product-files/product-file-sets.service.js';
import { exportBrandingOf } from '../exports/export-branding.js';
import { ArchiveAttemptsService, type ClaimedArchive } from './archive-attempts.service.js';
import { ArchiveWriterService } from './archive-writer.service.js';
import { LeftOutList } from './left-out.js';
import { type WriteArchivePayload, writeArchiveJob } from './write-archive.job.js';
import { ZIP_TYPE } from './zip-type.js';

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

  /** The file appears with the row that says so, or not at all. */
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
