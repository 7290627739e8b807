import { buffer } from 'node:stream/consumers';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { JobHandler, JobRun } from '../../../platform/jobs/job-definition.js';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { ProductFilesService } from '../../storage/product-files/product-files.service.js';
import { importSopJob } from '../sops.jobs.js';
import { WritingFailedError } from '../writing/sop-writer.service.js';
import { DocumentReader } from './document-reader.js';
import { ImportPicturesService } from './import-pictures.service.js';
import { ImportWriterService } from './import-writer.service.js';
import { type ClaimedImport, SopImportsService } from './sop-imports.service.js';

/** Imports documents as SOPs in the background. */
@Injectable()
export class ImportSopHandler implements JobHandler<{ importId: string }>, OnApplicationBootstrap {
  readonly definition = importSopJob;

  constructor(
    private readonly jobs: JobQueueService,
    private readonly imports: SopImportsService,
    private readonly files: ProductFilesService,
    private readonly reader: DocumentReader,
    private readonly writer: ImportWriterService,
    private readonly pictures: ImportPicturesService,
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
    const { blocks, pictures, text } = answer.document;
    const pictureIds = new Map(pictures.map(({ number }) => [number, uuidv7()]));
    const byId = new Map(pictures.map((picture) => [pictureIds.get(picture.number) ?? '', picture]));
    const written = await this.writer.write(answer.document, { name, userId, signal, pictureIds });
    const { document, stored, leftOut } = await this.pictures.store(claimed, written.document, byId, signal);
    const named = blocks.filter(({ kind }) => kind === 'picture').length - pictures.length;
    const pictured = { ...written, document, leftOut: [...written.leftOut, ...leftOut] };
    await this.imports.succeed(claimed, text, pictured, { stored, named });
  }
}
