import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '../../../database/prepared-queries.js';

const AFTER = `SELECT id, bucket_id, name, blob_key, size, encode(sha256, 'hex') AS sha256 FROM storage_objects
  WHERE id > $1 ORDER BY id LIMIT $2`;
const UNNAMED = `SELECT key FROM unnest($1::text[]) AS key
  WHERE NOT EXISTS (SELECT 1 FROM storage_objects WHERE blob_key = key)
    AND NOT EXISTS (SELECT 1 FROM storage_uploads WHERE blob_key = key)
    AND NOT EXISTS (SELECT 1 FROM storage_garbage WHERE blob_key = key)`;
const DISCARD = 'INSERT INTO storage_garbage (blob_key) SELECT unnest($1::text[]) ON CONFLICT (blob_key) DO NOTHING';

/** The row of a file. */
export interface CheckedFile {
  id: string;
  bucket_id: string;
  name: string;
  blob_key: string;
  /** Bytes. */
  size: string;
  /** 64 hexadecimal digits. */
  sha256: string;
}

/** Compares rows of files with the storage, in pages. */
@Injectable()
export class StorageCheckQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** The next files by id. */
  filesAfter(id: string, atMost: number): Promise<CheckedFile[]> {
    return this.reads.query<CheckedFile>('storage-check-files', AFTER, [id, atMost]);
  }

  /** Which of these blobs no file, upload or removal names. */
  async unnamed(keys: readonly string[]): Promise<string[]> {
    const rows = await this.reads.query<{ key: string }>('storage-check-unnamed', UNNAMED, [keys]);
    return rows.map(({ key }) => key);
  }

  /** Queues blobs for removal as those of deleted files: after a day, unless referenced by then. */
  async discard(keys: readonly string[]): Promise<void> {
    await this.reads.query('storage-check-discard', DISCARD, [keys]);
  }
}
