import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';

const GIVE_UP: PreparedStatement = {
  name: 'storage-uploads-give-up',
  text: 'DELETE FROM storage_uploads WHERE created_at < $1 RETURNING id',
};
const DUE: PreparedStatement = {
  name: 'storage-garbage-due',
  text: `DELETE FROM storage_garbage WHERE blob_key IN
      (SELECT blob_key FROM storage_garbage WHERE created_at < $1 ORDER BY created_at LIMIT $2)
    RETURNING blob_key, EXISTS (SELECT 1 FROM storage_objects WHERE storage_objects.blob_key = storage_garbage.blob_key)
      OR EXISTS (SELECT 1 FROM storage_uploads WHERE storage_uploads.blob_key = storage_garbage.blob_key) AS is_used`,
};

export interface DueBlob {
  blob_key: string;
  /** Whether a copy names it. */
  is_used: boolean;
}

/** Unreferenced blobs. */
@Injectable()
export class BlobGarbageQueries {
  /** Ends uploads that have started before a time; their blobs become garbage. */
  async giveUpUploads(manager: EntityManager, begunBefore: Date): Promise<void> {
    await runPrepared(manager, GIVE_UP, [begunBefore]);
  }

  /** Removes blobs from the list that were added before a time. */
  takeDue(manager: EntityManager, discardedBefore: Date, atMost: number): Promise<DueBlob[]> {
    return runPrepared<DueBlob>(manager, DUE, [discardedBefore, atMost]);
  }
}
