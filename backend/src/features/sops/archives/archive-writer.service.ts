import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ExportBranding } from '../../../../libs/exporter/index.js';
import type { NewZipEntry } from '../../../../libs/zip-file/index.js';
import { ProductFilesService } from '../../storage/product-files/product-files.service.js';
import { AttachmentQueries, ORIGINAL } from '../attachments/attachment.queries.js';
import { FolderQueries } from '../filing/folder.queries.js';
import type { SopDto } from '../sops/sop.dto.js';
import { isBeingDrafted } from '../sops/sop.entity.js';
import { SopQueries } from '../sops/sop.queries.js';
import { ArchiveQueries } from './archive.queries.js';
import { ARCHIVE_DOCUMENTS, ArchiveDocumentsService } from './archive-documents.service.js';
import {
  ARCHIVE_FORMAT,
  type ArchivedFile,
  type ArchivedSop,
  type ArchiveManifest,
  archivedSopSchema,
  MANIFEST_PATH,
} from './archive-format.js';
import { ArchiveFailedError, type LeftOutList } from './archive-outcome.js';
import { folderPaths, SafeNames, safeName } from './archive-paths.js';
import { readmeText, registerRow, registerText } from './archive-texts.js';

const MOST_SOPS = 10_000;
const DOCUMENT_ENDINGS = ARCHIVE_DOCUMENTS.map((format) => `.${format}`);

/** The parameters and the progress callback of an export. */
export interface ArchiveWish {
  userId: string;
  /** Null for everything. */
  folderId: string | null;
  branding: ExportBranding | null;
  madeAt: Date;
  signal: AbortSignal;
  /** Collects what is missing. */
  leftOut: LeftOutList;
  /** After each SOP, and once before the first. */
  onProgress: (done: number, total: number) => Promise<void>;
  /** How many SOPs there are in it, at the end. */
  onCounted: (sops: number) => void;
}

/** An SOP being written to the ZIP file. */
interface WrittenSop {
  sop: SopDto;
  number: number;
  /** Names of its folders. */
  folder: readonly string[];
}

/** What all SOPs of one ZIP file share. */
interface Writing {
  wish: ArchiveWish;
  names: SafeNames;
  register: string[][];
}

/** Writes the files of an export one after the other: one SOP is in memory at a time. */
@Injectable()
export class ArchiveWriterService {
  constructor(
    private readonly queries: ArchiveQueries,
    private readonly folders: FolderQueries,
    private readonly sops: SopQueries,
    private readonly attachments: AttachmentQueries,
    private readonly files: ProductFilesService,
    private readonly documents: ArchiveDocumentsService,
  ) {}

  /** @throws ArchiveFailedError · the signal's reason when it is aborted */
  async *entries(wish: ArchiveWish): AsyncGenerator<NewZipEntry> {
    const { userId, folderId, signal } = wish;
    const paths = folderPaths(await this.folders.listFolders(userId), folderId);
    if (folderId !== null && !paths.has(folderId)) throw new ArchiveFailedError('folder-not-found');
    const inFolders = folderId === null ? null : [...paths.keys()];
    const listed = await this.queries.listSops(userId, inFolders, MOST_SOPS + 1);
    if (listed.length > MOST_SOPS) throw new ArchiveFailedError('too-large');
    const writing: Writing = { wish, names: new SafeNames(), register: [] };
    for (const [at, row] of listed.entries()) {
      await wish.onProgress(at, listed.length);
      signal.throwIfAborted();
      const sop = await this.sops.findSop(userId, row.id);
      // It was deleted in the meantime.
      if (!sop) continue;
      if (isBeingDrafted(sop.generation_state)) {
        wish.leftOut.add(sop.title, 'being-drafted');
        continue;
      }
      const folder = (sop.folder_id === null ? null : paths.get(sop.folder_id)) ?? [];
      yield* this.entriesOf({ sop, number: writing.register.length + 1, folder }, writing);
    }
    await wish.onProgress(listed.length, listed.length);
    yield* this.closing(writing);
  }

  private async *entriesOf(written: WrittenSop, { wish, names, register }: Writing): AsyncGenerator<NewZipEntry> {
    const { sop, folder, number } = written;
    const modifiedAt = new Date(sop.updated_at);
    const base = names.reserve(['procedures', ...folder.map(safeName)].join('/'), sop.title, DOCUMENT_ENDINGS);
    const documents: string[] = [];
    for await (const { format, content } of this.documents.make(wish.userId, sop, wish.branding)) {
      wish.signal.throwIfAborted();
      if (content) {
        documents.push(`${base}.${format}`);
        yield { path: `${base}.${format}`, modifiedAt, content };
      } else wish.leftOut.add(sop.title, 'not-made', `${sop.title}.${format}`);
    }
    const files: ArchivedFile[] = [];
    yield* this.filesOf(written, { names, wish }, files);
    const data = archived(written, files);
    register.push(registerRow(data, documents));
    yield { path: `data/${numbered(number)}.json`, modifiedAt, content: `${JSON.stringify(data, null, 1)}\n` };
  }

  /** @param told receives the metadata of each file, with its checksum once it has been read */
  private async *filesOf(
    { sop, number }: WrittenSop,
    { names, wish }: Pick<Writing, 'names' | 'wish'>,
    told: ArchivedFile[],
  ): AsyncGenerator<NewZipEntry> {
    const folder = `files/${numbered(number)} ${safeName(sop.title)}`;
    for (const row of await this.attachments.list(sop.id, { placedOnly: true })) {
      const { id, kind, name, media_type } = row;
      const file = await this.files.open(`${row.folder}/${ORIGINAL}`);
      if (!file) {
        wish.leftOut.add(sop.title, 'file-missing', name);
        continue;
      }
      const path = names.reserveFile(folder, name);
      const hash = createHash('sha256');
      const content = hashing(file.stream, hash);
      yield { path, modifiedAt: new Date(row.created_at), content };
      told.push({ id, kind, name, media_type, size: file.size, sha256: hash.digest('hex'), path });
    }
  }

  private *closing({ wish, register }: Writing): Generator<NewZipEntry> {
    const modifiedAt = wish.madeAt;
    const sops = register.length;
    wish.onCounted(sops);
    const manifest: ArchiveManifest = { format: ARCHIVE_FORMAT, exported_at: modifiedAt.toISOString(), sops };
    yield { path: MANIFEST_PATH, modifiedAt, content: `${JSON.stringify(manifest)}\n` };
    yield { path: 'register.csv', modifiedAt, content: registerText(register) };
    yield { path: 'README.txt', modifiedAt, content: readmeText(sops, modifiedAt, wish.leftOut) };
  }
}

async function* hashing(
  pieces: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

function numbered(number: number): string {
  return String(number).padStart(4, '0');
}

function archived({ sop, number, folder }: WrittenSop, files: ArchivedFile[]): ArchivedSop {
  const { title, description, category, tags, status, drafted_by, document } = sop;
  return {
    ...{ number, title, description, tags, status, drafted_by, files },
    category: archivedSopSchema.shape.category.parse(category),
    folder: [...folder],
    created_at: sop.created_at,
    updated_at: sop.updated_at,
    published_at: sop.published_at,
    document: archivedSopSchema.shape.document.parse(document),
    content: document === null ? sop.content : null,
  };
}
