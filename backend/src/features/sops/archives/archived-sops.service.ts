import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { renderText, type SopDocument } from '../../../../libs/sop-document/index.js';
import { Problem } from '../../../common/problems/problem.js';
import { lockPictures } from '../attachments/attachment.queries.js';
import { tagOf } from '../filing/tag.js';
import { lockSop } from '../sops/lock-sop.js';
import { Sop } from '../sops/sop.entity.js';
import { VersionCutsService } from '../versions/version-cuts.service.js';
import type { ArchivedSop } from './archive-format.js';
import { ArchivePartQueries } from './archive-part.queries.js';
import { ArchivedFilesService } from './archived-files.service.js';
import { ArchivedFoldersService } from './archived-folders.service.js';
import type { ArchivedSopPlace } from './archived-sop-place.js';
import { AttemptOverError } from './attempt-over.error.js';
import { LeftOutList } from './left-out.js';
import { picturesOf, withPictures } from './placed-pictures.js';

/**
 * Makes SOPs out of the data of a ZIP file: first the row, then its files, then the whole text with its pictures. Each step is
 * remembered with what it makes, so that another worker goes on where one was killed. Nothing that exists is changed.
 */
@Injectable()
export class ArchivedSopsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly parts: ArchivePartQueries,
    private readonly folders: ArchivedFoldersService,
    private readonly files: ArchivedFilesService,
    private readonly versions: VersionCutsService,
  ) {}

  /** @returns what is missing from the SOP. @throws AttemptOverError */
  async add(place: ArchivedSopPlace, sop: ArchivedSop): Promise<LeftOutList> {
    const { claimed, path } = place;
    const [part] = await this.parts.find(claimed.id, [path]);
    const leftOut = new LeftOutList();
    if (part?.is_done) {
      for (const { title, code, file } of part.left_out) leftOut.add(title, code, file);
      return leftOut;
    }
    const sopId = part?.resource_id ?? (await this.insert(place, sop, leftOut));
    const ids = await this.files.add(place, sopId, sop, leftOut);
    await this.finish(place, sopId, sop, ids, leftOut);
    return leftOut;
  }

  /** Adds the SOP without its pictures. @returns its id */
  private async insert({ claimed, path }: ArchivedSopPlace, sop: ArchivedSop, leftOut: LeftOutList): Promise<string> {
    const { id: archiveId, attempt, userId } = claimed;
    const id = uuidv7();
    const folder = await this.folders.findOrMake(userId, sop.folder);
    if (!folder.isMade) leftOut.add(sop.title, 'folder-not-made');
    const document = sop.document && withPictures(sop.document, new Map());
    await this.dataSource.transaction(async (manager) => {
      // First the owner is held, then the import: in this order the deletion of an account waits in no circle.
      await this.parts.insertSop(manager, {
        ...{ id, userId, document, folderId: folder.id },
        title: sop.title.trim().replace(/\s+/gu, ' '),
        description: sop.description,
        content: textOf(sop, document),
        category: sop.category,
        draftedBy: sop.drafted_by,
        tags: [...new Set(sop.tags.map(tagOf))].filter((tag) => tag !== ''),
      });
      const part = { archiveId, attempt, path, resourceId: id, isDone: false };
      if (!(await this.parts.insert(manager, part))) throw new AttemptOverError();
    });
    return id;
  }

  /** Shows the pictures, keeps the text as the first version, and publishes what was published. */
  private async finish(
    { claimed, path }: ArchivedSopPlace,
    sopId: string,
    sop: ArchivedSop,
    ids: ReadonlyMap<string, string>,
    leftOut: LeftOutList,
  ): Promise<void> {
    const { id: archiveId, userId } = claimed;
    await this.dataSource.transaction(async (manager) => {
      const row = await lockSop(manager, claimed, sopId).catch(nullIfGone);
      if (row?.version === 1) {
        const pictures = new Set(await lockPictures(manager, sopId, [...ids.values()]));
        const placed = new Map([...ids].filter(([, id]) => pictures.has(id)));
        const document = sop.document && withPictures(sop.document, placed);
        const text = { document, content: textOf(sop, document), title: row.title, category: row.category };
        await manager.update(Sop, { id: sopId }, text);
        await this.versions.cut(manager, { ...text, id: sopId, baseVersionId: null }, { cause: 'imported', userId });
        if (sop.status === 'completed') {
          await manager.update(Sop, { id: sopId }, { status: 'completed', publishedAt: () => 'now()' });
          await this.versions.publish(manager, sopId, userId);
        }
        if (sop.document) tellMissing(sop, sop.document, placed, leftOut);
      } else leftOut.add(sop.title, 'changed-meanwhile');
      await this.parts.finish(manager, archiveId, path, leftOut.first);
    });
  }
}

/** Its owner has deleted it meanwhile. */
function nullIfGone(error: unknown): null {
  if (error instanceof Problem) return null;
  throw error;
}

function textOf(sop: ArchivedSop, document: SopDocument | null): string {
  return document ? renderText(document, { notice: sop.drafted_by === 'template' }) : (sop.content ?? '');
}

/** Pictures that the document names and that are no files of the ZIP file; those that were left out are told already. */
function tellMissing(
  sop: ArchivedSop,
  document: SopDocument,
  placed: ReadonlyMap<string, string>,
  leftOut: LeftOutList,
): void {
  const told = new Set(sop.files.map(({ id }) => id));
  for (const { id, alt } of picturesOf(document)) {
    if (!placed.has(id) && !told.has(id)) leftOut.add(sop.title, 'file-missing', alt);
  }
}
