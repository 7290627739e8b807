import { buffer } from 'node:stream/consumers';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobHandler, JobRun } from '../../../platform/jobs/job-definition.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import { ProductFilesService } from '../../storage/product-files/product-files.service.js';
import { WritingFailedError } from '../writing/sop-writer.js';
import { DocumentReader } from './document-reader.js';
import { importSopJob } from './import-sop.job.js';
import { ImportWriterService } from './import-writer.service.js';
import { type ClaimedImport, SopImportsService } from './sop-imports.service.js';

/** Makes SOPs of documents in the background. */
@Injectable()
export class ImportSopHandler implements JobHandler<{ importId: string }>, OnApplicationBootstrap {
  readonly definition = importSopJob;

  constructor(
    private readonly jobs: JobQueue,
    private readonly imports: SopImportsService,
    private readonly files: ProductFilesService,
    private readonly reader: DocumentReader,
    private readonly writer: ImportWriterService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register(this);
  }

  async perform({ payload, signal }: JobRun<{ importId: string }>): Promise<void> {
    const claimed = await this.imports.begin(payload.importId);
    if (!claimed) return;
    try {
      await this.make(claimed, signal);
    } catch (error) {
      if (error instanceof WritingFailedError) return this.imports.fail(claimed.id, 'refused');
      if (signal.aborted) await this.imports.release(claimed.id);
      // The queue tries again.
      throw error;
    }
  }

  private async make(claimed: ClaimedImport, signal: AbortSignal): Promise<void> {
    const { id, name, userId, objectName } = claimed;
    const original = await this.files.open(objectName);
    if (!original) return this.imports.fail(id, 'file-not-readable');
    const answer = await this.reader.read({ name, bytes: new Uint8Array(await buffer(original.stream)) }, signal);
    if ('failure' in answer) return this.imports.fail(id, answer.failure);
    await this.imports.markDrafting(id);
    const written = await this.writer.write(answer.document, { name, userId, signal });
    const pictures = answer.document.blocks.filter(({ kind }) => kind === 'picture').length;
    await this.imports.succeed(claimed, answer.document.text, written, pictures);
  }
}
