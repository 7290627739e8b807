import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ZipError } from '../../../../libs/zip-file/index.js';
import { Problem } from '../../../common/problems/problem.js';
import { AttachmentIntakeService } from '../attachments/attachment-intake.service.js';
import type { LeftOutCode } from './archive.dto.js';
import type { ClaimedArchive } from './archive-attempts.service.js';
import type { ArchivedSopPlace } from './archive-contents.service.js';
import type { ArchivedFile, ArchivedSop } from './archive-format.js';
import { AttemptOverError, type LeftOutList } from './archive-outcome.js';
import { ArchivePartQueries } from './archive-part.queries.js';

/** Why a file was rejected, by the problem code of its upload. Other problems are retried. */
const CODES: Readonly<Record<string, LeftOutCode>> = {
  'file-kind-not-taken': 'file-not-taken',
  'body-too-large': 'file-not-taken',
  'too-many-attachments': 'file-not-taken',
  'picture-not-readable': 'file-damaged',
  'storage-full': 'storage-full',
  'sop-not-found': 'changed-meanwhile',
};

/** Adds the pictures and files of an SOP from a ZIP file, each as an upload and once. */
@Injectable()
export class ArchivedFilesService {
  constructor(
    private readonly intake: AttachmentIntakeService,
    private readonly parts: ArchivePartQueries,
  ) {}

  /** @returns the new ids by those in the ZIP file. @throws AttemptOverError */
  async add(
    { claimed, contents, path }: ArchivedSopPlace,
    sopId: string,
    sop: ArchivedSop,
    leftOut: LeftOutList,
  ): Promise<Map<string, string>> {
    const ids = new Map<string, string>();
    // By their positions: a file may contain one path twice.
    const keys = sop.files.map((_file, at) => `file ${at} of ${path}`);
    const made = new Map((await this.parts.find(claimed.id, keys)).map((row) => [row.path, row.resource_id]));
    for (const [at, file] of sop.files.entries()) {
      const key = keys[at] ?? '';
      const content = contents.readFile(file.path);
      const added = made.get(key) ?? (await this.addOne(claimed, sopId, key, file, content));
      if (typeof added === 'string') ids.set(file.id, added);
      else leftOut.add(sop.title, added.code, file.name);
    }
    return ids;
  }

  private async addOne(
    claimed: ClaimedArchive,
    sopId: string,
    key: string,
    { name, media_type: claimedType, sha256 }: ArchivedFile,
    content: AsyncIterable<Uint8Array> | null,
  ): Promise<string | { code: LeftOutCode }> {
    if (!content) return { code: 'file-missing' };
    const sent = { name, claimed: claimedType, chunks: proved(content, sha256) };
    try {
      return await this.intake.take(claimed, sopId, sent, async (manager, resourceId) => {
        const part = { archiveId: claimed.id, attempt: claimed.attempt, path: key, resourceId, isDone: true };
        if (!(await this.parts.insert(manager, part))) throw new AttemptOverError();
      });
    } catch (error) {
      if (error instanceof ZipError) return { code: 'file-damaged' };
      const code = error instanceof Problem ? CODES[error.type.code] : undefined;
      if (!code) throw error;
      return { code };
    }
  }
}

/** Streams bytes, and fails at the end if their checksum differs from the exported one. */
async function* proved(content: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256) throw new ZipError('not-readable', 'A file is not the one that was exported');
}
