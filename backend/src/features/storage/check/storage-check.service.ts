import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { type CheckedFile, StorageCheckQueries } from './storage-check.queries.js';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const PAGE = 500;
/** Concurrent calls to the storage: with S3, each is a separate request. */
const AT_ONCE = 8;
/** An upload is named before its bytes are kept; its row may be ahead of a reading of the rows by this much. */
const YOUNG_MS = 3_600_000;

export interface StorageCheckOptions {
  /** Reads every file and compares its SHA-256, which takes as long as reading all of them. */
  readsContent: boolean;
  /** Removes unreferenced blobs, a day later. */
  discardsUnnamed: boolean;
  /** Called for each file that does not match its row. */
  onFault: (fault: string) => void;
}

export interface StorageCheckResult {
  files: number;
  /** Files whose bytes are missing or changed. */
  faults: number;
  /** Blobs that no file, upload or removal names: left by a database that was put back to an earlier time. */
  unnamed: { count: number; bytes: number };
}

/** Compares the rows of files with the storage, with one page of each in memory at a time. */
@Injectable()
export class StorageCheckService {
  constructor(
    private readonly queries: StorageCheckQueries,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  async check(options: StorageCheckOptions): Promise<StorageCheckResult> {
    const files = await this.checkFiles(options);
    return { ...files, unnamed: await this.checkBlobs(options.discardsUnnamed) };
  }

  private async checkFiles({ readsContent, onFault }: StorageCheckOptions): Promise<{ files: number; faults: number }> {
    let files = 0;
    let faults = 0;
    let page = await this.queries.filesAfter(FIRST_ID, PAGE);
    while (page.length > 0) {
      for (let at = 0; at < page.length; at += AT_ONCE) {
        const found = await Promise.all(page.slice(at, at + AT_ONCE).map((file) => this.faultOf(file, readsContent)));
        for (const fault of found) if (fault !== null) onFault(fault);
        faults += found.filter((fault) => fault !== null).length;
      }
      files += page.length;
      page = await this.queries.filesAfter(page.at(-1)?.id ?? FIRST_ID, PAGE);
    }
    return { files, faults };
  }

  /** The defect of a file's bytes; null for none. */
  private async faultOf(file: CheckedFile, readsContent: boolean): Promise<string | null> {
    const name = `${file.bucket_id}/${file.name}`;
    const size = await this.storage.sizeOf(file.blob_key);
    if (size === null) return `${name}: missing (${file.blob_key})`;
    if (size !== Number(file.size)) return `${name}: ${size} bytes instead of ${file.size} (${file.blob_key})`;
    if (!readsContent) return null;
    const content = await this.storage.get(file.blob_key);
    if (!content) return `${name}: missing (${file.blob_key})`;
    return (await sha256Of(content)) === file.sha256 ? null : `${name}: other content (${file.blob_key})`;
  }

  private async checkBlobs(discardsUnnamed: boolean): Promise<{ count: number; bytes: number }> {
    const result = { count: 0, bytes: 0 };
    let batch = new Map<string, number>();
    const checkBatch = async (): Promise<void> => {
      const unnamed = await this.queries.unnamed([...batch.keys()]);
      if (discardsUnnamed && unnamed.length > 0) await this.queries.discard(unnamed);
      result.count += unnamed.length;
      for (const key of unnamed) result.bytes += batch.get(key) ?? 0;
      batch = new Map();
    };
    const newest = this.clock.now().getTime() - YOUNG_MS;
    for await (const { key, size, storedAt } of this.storage.list()) {
      if (storedAt.getTime() > newest) continue;
      batch.set(key, size);
      if (batch.size === PAGE) await checkBatch();
    }
    await checkBatch();
    return result;
  }
}

async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
