import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import type { SpooledFile } from './object-storage.js';

/** The upload exceeds the size limit. */
export class FileTooLargeError extends Error {
  constructor(readonly maxBytes: number) {
    super(`The file has more than ${maxBytes} bytes`);
    this.name = 'FileTooLargeError';
  }
}

export interface ReceivedFile extends SpooledFile {
  /** SHA-256 of the content, 32 bytes. */
  sha256: Buffer;
}

/** Writes uploads to a local folder before they are validated. Never holds a whole file in memory. */
@Injectable()
export class UploadSpoolService {
  private readonly folder: string;

  constructor(@Inject(ENVIRONMENT) { storage }: Pick<Environment, 'storage'>) {
    this.folder = resolve(storage.dir, 'incoming');
  }

  /**
   * Writes the chunks to a file, which is durable (fsync) when this returns.
   * @throws FileTooLargeError as soon as the limit is exceeded; the file is deleted after any failure
   */
  async receive(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, randomUUID());
    const handle = await open(path, 'wx', 0o600);
    try {
      const facts = await write(handle, chunks, maxBytes);
      await handle.sync();
      await handle.close();
      return { path, ...facts };
    } catch (error) {
      await handle.close().catch(() => undefined);
      await this.discard({ path });
      throw error;
    }
  }

  /** Deletes a file if it exists. */
  async discard({ path }: Pick<SpooledFile, 'path'>): Promise<void> {
    await rm(path, { force: true });
  }

  /** Deletes leftovers of killed processes. @returns the number of files */
  async removeOlderThan(time: Date): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const facts = await stat(path).catch(() => null);
      if (!facts || facts.mtime >= time) continue;
      await this.discard({ path });
      removed += 1;
    }
    return removed;
  }
}

async function write(
  handle: FileHandle,
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<{ size: number; sha256: Buffer }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw new FileTooLargeError(maxBytes);
    hash.update(chunk);
    await handle.writeFile(chunk);
  }
  return { size, sha256: hash.digest() };
}
