import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';

const USED_BY_OWNER: PreparedStatement = {
  name: 'storage-used-by-owner',
  text: `SELECT (SELECT coalesce(sum(size), 0) FROM storage_objects WHERE user_id = $1)
      + (SELECT coalesce(sum(reserved_bytes), 0) FROM storage_uploads WHERE user_id = $1) AS bytes`,
};
const USED_BY_ALL: PreparedStatement = {
  name: 'storage-used-by-all',
  text: `SELECT (SELECT coalesce(sum(size), 0) FROM storage_objects)
      + (SELECT coalesce(sum(reserved_bytes), 0) FROM storage_uploads) AS bytes`,
};
const BEGIN: PreparedStatement = {
  name: 'storage-upload-begin',
  text: 'INSERT INTO storage_uploads (id, user_id, blob_key, reserved_bytes) VALUES ($1, $2, $3, $4)',
};
/** The deletion discards the blob, which the file's row names by now: the next statement takes that back. */
const FINISH: PreparedStatement = {
  name: 'storage-upload-finish',
  text: `DELETE FROM storage_uploads WHERE id = $1 RETURNING id`,
};
const KEEP_BLOB: PreparedStatement = {
  name: 'storage-garbage-keep',
  text: 'DELETE FROM storage_garbage WHERE blob_key = $1',
};
const ABANDON = 'UPDATE storage_uploads SET reserved_bytes = 0 WHERE id = $1';

export interface NewUpload {
  id: string;
  userId: string | null;
  blobKey: string;
  reservedBytes: number;
}

/** Running uploads, and the used storage. */
@Injectable()
export class StorageUploadsQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** Bytes of an owner's files and running uploads. */
  async usedByOwner(manager: EntityManager, userId: string): Promise<number> {
    return Number((await runPrepared<{ bytes: string }>(manager, USED_BY_OWNER, [userId]))[0]?.bytes);
  }

  /** Bytes of all files and running uploads. */
  async usedByAll(manager: EntityManager): Promise<number> {
    return Number((await runPrepared<{ bytes: string }>(manager, USED_BY_ALL, []))[0]?.bytes);
  }

  async begin(manager: EntityManager, { id, userId, blobKey, reservedBytes }: NewUpload): Promise<void> {
    await runPrepared(manager, BEGIN, [id, userId, blobKey, reservedBytes]);
  }

  /**
   * Call it when a file's row references the blob.
   * @returns false when the upload has been abandoned in the meantime
   */
  async finish(manager: EntityManager, { id, blobKey }: Pick<NewUpload, 'id' | 'blobKey'>): Promise<boolean> {
    const isThere = (await runPrepared(manager, FINISH, [id])).length > 0;
    await runPrepared(manager, KEEP_BLOB, [blobKey]);
    return isThere;
  }

  /** Releases the reserved space immediately; the row stays until its blob is collected. */
  async abandon(id: string): Promise<void> {
    await this.reads.query('storage-upload-abandon', ABANDON, [id]);
  }
}
