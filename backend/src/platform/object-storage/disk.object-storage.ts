import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type ByteRange, isBlobKey, type ListedBlob, ObjectStorage, type SpooledFile } from './object-storage.js';

/** Marker file; missing while the volume is not mounted. */
const MARKER = '.attached';

/**
 * Stores blobs as files in a folder. The spool is in the same folder, so a blob is added by an atomic rename, even if
 * the power fails.
 */
export class DiskObjectStorage extends ObjectStorage {
  /** @param folder absolute path. */
  constructor(private readonly folder: string) {
    super();
  }

  /** Creates the folder and its marker. Must be called once at startup. */
  async attach(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(join(this.folder, MARKER), '', { flag: 'a', mode: 0o600 });
  }

  async isAttached(): Promise<boolean> {
    return (await stat(join(this.folder, MARKER)).catch(() => null)) !== null;
  }

  async put(key: string, file: SpooledFile): Promise<void> {
    const path = this.pathOf(key);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(file.path, path);
    await syncFolder(folder);
    await syncFolder(this.folder);
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const handle = await orNull(open(this.pathOf(key), 'r'));
    if (!handle) return null;
    const part = range && { start: range.first, end: range.last };
    return createReadStream('', { fd: handle, autoClose: true, ...part });
  }

  async sizeOf(key: string): Promise<number | null> {
    return (await orNull(stat(this.pathOf(key))))?.size ?? null;
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(): AsyncGenerator<ListedBlob> {
    for (const folder of (await orNull(readdir(this.folder))) ?? []) {
      if (!/^[0-9a-f]{2}$/.test(folder)) continue;
      for (const name of (await orNull(readdir(join(this.folder, folder)))) ?? []) {
        const key = `${folder}/${name}`;
        const facts = isBlobKey(key) ? await orNull(stat(this.pathOf(key))) : null;
        if (facts) yield { key, size: facts.size, storedAt: facts.mtime };
      }
    }
  }

  private pathOf(key: string): string {
    if (!isBlobKey(key)) throw new Error('Not a key of a blob');
    return join(this.folder, key);
  }
}

/** A rename is durable only after an fsync of the folder. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orNull<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
