import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import {
  renderText,
  type SopDocument,
  type SopMedia,
  type SopStep,
  stepsOf,
} from '../../../../libs/sop-document/index.js';
import { Problem } from '../../../common/problems/problem.js';
import { lockPictures } from '../attachments/attachment.queries.js';
import type { FolderDto } from '../filing/folder.dto.js';
import { FolderQueries } from '../filing/folder.queries.js';
import { FoldersService } from '../filing/folders.service.js';
import { tagOf } from '../filing/tag.dto.js';
import { Sop } from '../sops/sop.entity.js';
import { lockSop } from '../sops/sop.queries.js';
import { VersionCutsService } from '../versions/version-cuts.service.js';
import type { ArchivedSopPlace } from './archive-contents.service.js';
import type { ArchivedSop } from './archive-format.js';
import { AttemptOverError, LeftOutList } from './archive-outcome.js';
import { ArchivePartQueries } from './archive-part.queries.js';
import { ArchivedFilesService } from './archived-files.service.js';

/** Finds the folders of a ZIP file among a person's own by their names, and creates missing ones. */
@Injectable()
export class ArchivedFoldersService {
  constructor(
    private readonly queries: FolderQueries,
    private readonly folders: FoldersService,
  ) {}

  /**
   * @param path names from the outside in; empty for no folder
   * @returns no id also where a folder cannot be made, because there are as many as there can be
   */
  async findOrMake(userId: string, path: readonly string[]): Promise<{ id: string | null; isMade: boolean }> {
    try {
      return { id: await this.idOf(userId, path), isMade: true };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { id: null, isMade: false };
    }
  }

  private async idOf(userId: string, path: readonly string[]): Promise<string | null> {
    if (path.length === 0) return null;
    const own = await this.queries.listFolders(userId);
    let id: string | null = null;
    for (const name of path) {
      const parentId: string | null = id;
      const found: FolderDto | undefined = own.find((folder) => folder.parent_id === parentId && folder.name === name);
      id = found ? found.id : (await this.folders.createFolder(userId, name, parentId)).id;
    }
    return id;
  }
}

/**
 * Creates SOPs from the data of a ZIP file: first the row, then its files, then the whole text with its pictures. Each
 * step is recorded with its result, so that another worker continues where one was killed. Existing data is unchanged.
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
      // The owner is locked before the import: the same order as in the deletion of an account, to avoid deadlocks.
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

  /** Adds the pictures, keeps the text as the first version, and publishes it if it was published. */
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

/** Its owner has deleted it in the meantime. */
function nullIfGone(error: unknown): null {
  if (error instanceof Problem) return null;
  throw error;
}

function textOf(sop: ArchivedSop, document: SopDocument | null): string {
  return document ? renderText(document, { notice: sop.drafted_by === 'template' }) : (sop.content ?? '');
}

/** Pictures that the document names but the ZIP file does not contain; omitted ones are already listed. */
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

/** The pictures that a document names, in their order. */
export function picturesOf(document: SopDocument): SopMedia[] {
  return stepsOf(document).flatMap(({ media = [] }) => media);
}

/**
 * The document with new picture ids; pictures without one are removed, and each occurs only once.
 * @param ids the new ids by the old ones
 */
export function withPictures(document: SopDocument, ids: ReadonlyMap<string, string>): SopDocument {
  const placed = new Set<string>();
  const stepOf = ({ media = [], ...step }: SopStep): SopStep => {
    const shown = media.flatMap((picture) => {
      const id = ids.get(picture.id);
      if (id === undefined || placed.has(id)) return [];
      placed.add(id);
      return [{ ...picture, id }];
    });
    return shown.length === 0 ? step : { ...step, media: shown };
  };
  return {
    ...document,
    phases: document.phases.map((phase) => ({ ...phase, steps: phase.steps.map(stepOf) })),
  };
}
