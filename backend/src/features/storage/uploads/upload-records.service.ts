import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { isForeignKeyViolation, isUniqueViolation } from '../../../database/violations.js';
import type { StoredObject } from '../objects/stored-object.js';
import { type NewObject, StoredObjectsQueries } from '../objects/stored-objects.queries.js';
import { StorageError } from '../protocol/storage-error.js';
import { StorageRoomService } from './storage-room.service.js';
import { type NewUpload, StorageUploadsQueries } from './storage-uploads.queries.js';

type InTransaction = (manager: EntityManager) => Promise<void>;

type ArrivedFile = Omit<NewObject, 'id' | 'userId' | 'version' | 'blobKey'> & { mayReplace: boolean };

/** The rows of uploads: from the reservation to the file. */
@Injectable()
export class UploadRecordsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly objects: StoredObjectsQueries,
    private readonly uploads: StorageUploadsQueries,
    private readonly room: StorageRoomService,
  ) {}

  /** Reserves space. @throws StorageError QuotaExceeded · AccessDenied when the person is gone */
  async begin(upload: NewUpload): Promise<void> {
    await this.beginAll([upload]);
  }

  /** Reserves space for files of one person: for all of them, or for none. @throws as {@link begin} */
  async beginAll(uploads: readonly NewUpload[]): Promise<void> {
    const bytes = uploads.reduce((sum, { reservedBytes }) => sum + reservedBytes, 0);
    await this.dataSource
      .transaction(async (manager) => {
        await this.room.requireRoom(manager, uploads[0]?.userId ?? null, bytes);
        for (const upload of uploads) await this.uploads.begin(manager, upload);
      })
      .catch(refuse);
  }

  /**
   * Turns a blob into a file.
   * @throws StorageError ResourceAlreadyExists · NoSuchBucket, AccessDenied when bucket or person went meanwhile ·
   *   ServiceUnavailable when it took so long that the blob may be gone
   * @param also what is written in the same transaction, when the file is there.
   */
  async finish(
    upload: NewUpload,
    file: ArrivedFile,
    also?: (manager: EntityManager) => Promise<void>,
  ): Promise<StoredObject> {
    const [row] = await this.finishAll([{ upload, file }], { ...(also && { also }) });
    if (!row) throw new Error('A file was written without a row');
    return row;
  }

  /** Turns several blobs into files, atomically. @throws as {@link finish} */
  async finishAll(
    arrived: readonly { upload: NewUpload; file: ArrivedFile }[],
    { first, also }: { first?: InTransaction; also?: InTransaction },
  ): Promise<StoredObject[]> {
    return this.dataSource
      .transaction(async (manager) => {
        await first?.(manager);
        const rows: StoredObject[] = [];
        for (const { upload, file } of arrived) {
          const ids = { id: randomUUID(), version: randomUUID(), userId: upload.userId, blobKey: upload.blobKey };
          rows.push(await this.objects.write(manager, { ...file, ...ids }, file.mayReplace));
          if (!(await this.uploads.finish(manager, upload))) throw new StorageError('ServiceUnavailable');
        }
        await also?.(manager);
        return rows;
      })
      .catch(refuse);
  }

  /** Releases the reserved space; the blob is collected later, if there is one. */
  async abandon({ id }: NewUpload): Promise<void> {
    await this.uploads.abandon(id);
  }
}

function refuse(error: unknown): never {
  if (isUniqueViolation(error)) throw new StorageError('ResourceAlreadyExists');
  if (isForeignKeyViolation(error, 'storage_objects_bucket_id_fkey')) throw new StorageError('NoSuchBucket');
  if (isForeignKeyViolation(error)) throw new StorageError('AccessDenied');
  throw error;
}
