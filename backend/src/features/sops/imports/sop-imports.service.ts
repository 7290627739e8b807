import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { cutText, renderText } from '../../../../libs/sop-document/index.js';
import { ActivityRecorder } from '../../activity/activity-recorder.js';
import { MAX_TITLE_LENGTH } from '../sops/sop.entity.js';
import { SopQueries } from '../sops/sop.queries.js';
import { VersionCutsService } from '../versions/version-cuts.service.js';
import type { ImportCode } from './import.dto.js';
import { ImportQueries } from './import.queries.js';
import { ImportPicturesService, type StoredPicture } from './import-pictures.service.js';
import type { WrittenImport } from './import-writer.service.js';

/** Maximum attempts of an import. */
const MAX_ATTEMPTS = 3;
/** Leaves space for the sentence above it in a description of 20,000 characters. */
const MAX_QUOTED = 19_000;
const MAX_LEFT_OUT = 500;
const MAX_LINE = 500;

/** A running import, for its worker. */
export interface ClaimedImport {
  id: string;
  userId: string;
  /** That its SOP will have. */
  sopId: string;
  /** Name of the file. */
  name: string;
  /** The file of the original. */
  objectName: string;
}

/**
 * The life of an import: queued → reading → drafting → done | failed. Its SOP is added completely at the end, or not at
 * all.
 */
@Injectable()
export class SopImportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: ImportQueries,
    private readonly sops: SopQueries,
    private readonly versions: VersionCutsService,
    private readonly activity: ActivityRecorder,
    private readonly pictures: ImportPicturesService,
  ) {}

  /** Takes up an import. Null when there is nothing to do; one that was taken up too often has failed. */
  async begin(id: string): Promise<ClaimedImport | null> {
    const row = await this.queries.claim(this.dataSource.manager, id);
    if (!row) return null;
    if (row.attempt > MAX_ATTEMPTS) {
      await this.fail(id, 'gave-up');
      return null;
    }
    return { id, userId: row.user_id, sopId: uuidv7(), name: row.name, objectName: row.object_name };
  }

  async markDrafting(id: string): Promise<void> {
    await this.queries.markDrafting(this.dataSource.manager, id);
  }

  async fail(id: string, code: ImportCode): Promise<void> {
    await this.queries.fail(this.dataSource.manager, id, code);
  }

  /** Releases an import: the process is shutting down. */
  async release(id: string): Promise<void> {
    await this.queries.release(this.dataSource.manager, id);
  }

  /**
   * Adds the SOP with its pictures, and keeps its text as the first version. Nothing happens when another worker has finished the
   * import.
   */
  async succeed(
    { id, userId, sopId, name }: ClaimedImport,
    text: string,
    { document, category, draftedBy, lines, leftOut }: WrittenImport,
    { stored, named }: { stored: readonly StoredPicture[]; named: number },
  ): Promise<void> {
    const content = renderText(document, { notice: draftedBy === 'template' });
    const title = cutText(document.title, MAX_TITLE_LENGTH);
    const description = storable(`Imported from ${name}\n\n${text.slice(0, MAX_QUOTED)}`);
    const sop = { id: sopId, userId, title, description, content, document, category, draftedBy };
    const told = leftOut.slice(0, MAX_LEFT_OUT).map((line) => storable(cutText(line, MAX_LINE)));
    await this.pictures
      .finish(stored, {
        // The owner is locked before the import: the same order as in the deletion of an account, to avoid deadlocks.
        first: async (manager) => void (await this.sops.insertWrittenSop(manager, sop)),
        also: async (manager) => {
          if (!(await this.queries.finish(manager, id, { sopId, lines, leftOut: told, pictures: named })))
            throw new ImportGoneError();
          const version = { id: sopId, title, document, content, category, baseVersionId: null };
          await this.versions.cut(manager, version, { cause: 'imported', userId });
          await this.activity.record(manager, userId, 'sop_imported', { sop_id: sopId, name });
        },
      })
      .catch((error: unknown) => {
        if (!(error instanceof ImportGoneError)) throw error;
      });
  }
}

class ImportGoneError extends Error {}

/** Text that the database can hold. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '');
}
