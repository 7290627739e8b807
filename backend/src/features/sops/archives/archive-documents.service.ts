import { Injectable, Logger } from '@nestjs/common';
import type { ExportBranding, ExportFormat, ExportPictures } from '../../../../libs/exporter/index.js';
import { Problem } from '../../../common/problems/problem.js';
import { WorkerError } from '../../../common/threads/worker-pool.js';
import { ExportPicturesService } from '../attachments/export-pictures.service.js';
import { ExportMaker } from '../exports/export-maker.js';
import { exportSourceOf } from '../exports/export-source.js';
import type { SopDto } from '../sops/sop.dto.js';
import { SopVersionQueries } from '../versions/sop-version.queries.js';

export const ARCHIVE_DOCUMENTS = ['docx', 'pdf'] as const satisfies readonly ExportFormat[];
/** A document of 400 pictures takes some seconds on a busy machine. */
const DEADLINE_MS = 60_000;

/** Renders the documents of a ZIP file in a separate thread, so that single exports do not wait for them. */
@Injectable()
export class ArchiveDocumentsService {
  private readonly logger = new Logger(ArchiveDocumentsService.name);
  private readonly maker = new ExportMaker({ maxThreads: 1, deadlineMs: DEADLINE_MS });

  constructor(
    private readonly pictures: ExportPicturesService,
    private readonly versions: SopVersionQueries,
  ) {}

  /** One document after the other; the content is null when it cannot be rendered. */
  async *make(
    ownerId: string,
    sop: SopDto,
    branding: ExportBranding | null,
  ): AsyncGenerator<{ format: ExportFormat; content: Uint8Array | null }> {
    const source = exportSourceOf(sop, await this.versions.presentNumber(sop.id));
    const pictures = await this.pictures.load(sop.id, source.document, ARCHIVE_DOCUMENTS[0]);
    for (const format of ARCHIVE_DOCUMENTS) {
      yield { format, content: await this.makeOne(ownerId, { format, source, pictures }, branding) };
    }
  }

  private async makeOne(
    ownerId: string,
    request: { format: ExportFormat; source: ReturnType<typeof exportSourceOf>; pictures: ExportPictures },
    branding: ExportBranding | null,
  ): Promise<Uint8Array | null> {
    try {
      return await this.maker.make(ownerId, async () => ({ ...request, ...(branding && { branding }) }));
    } catch (error) {
      if (!(error instanceof WorkerError || error instanceof Problem)) throw error;
      this.logger.warn({ err: error, msg: 'A document of an export of many SOPs could not be made' });
      return null;
    }
  }
}
