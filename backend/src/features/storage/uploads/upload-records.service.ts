import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { StoredObject } from '../objects/stored-object.js';
import { type NewObject, StoredObjectsQueries } from '../objects/stored-objects.queries.js';
import { StorageError } from '../protocol/storage-error.js';
import { isForeignKeyViolation, isUniqueViolation } from '../protocol/violations.js';
import { StorageRoomService } from './storage-room.service.js';
import { type NewUpload, StorageUploadsQueries } from './storage-uploads.queries.js';

type ArrivedFile = Omit<NewObject, 'id' | 'userId' | 'version' | 'blobKey'> & { mayReplace: boolean };

/** The rows of uploads: from the room that is reserved to the file that is there. */
@Injectable()
export class UploadRecordsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly objects: StoredObjectsQueries,
    private readonly uploads: StorageUploadsQueries,
    private readonly room: StorageRoomService,
  ) {}

  /** Reserves room. @throws StorageError QuotaExceeded · AccessDenied when the person is gone */
  async begin(upload: NewUpload): Promise<void> {
    await this.dataSource
      .transaction(async (manager) => {
        await this.room.requireRoom(manager, upload.userId, upload.reservedBytes);
        await this.uploads.begin(manager, upload);
      })
      .catch(refuse);
  }

  /**
   * Makes a blob a file.
   * @throws StorageError ResourceAlreadyExists · NoSuchBucket, AccessDenied when bucket or person went meanwhile ·
   *   ServiceUnavailable when it took so long that the blob may be gone
   * @param also what is written in the same transaction, when the file is there.
   */
  async finish(
    upload: NewUpload,
    file: ArrivedFile,
    also?: (manager: EntityManager) => Promise<void>,
  ): Promise<StoredObject> {
    const object = { ...file, id: randomUUID(), version: randomUUID(), userId: upload.userId, blobKey: upload.blobKey };
    return this.dataSource
      .transaction(async (manager) => {
        const row = await this.objects.write(manager, object, file.mayReplace);
        if (!(await this.uploads.finish(manager, upload))) throw new StorageError('ServiceUnavailable');
        await also?.(manager);
        return row;
      })
      .catch(refuse);
  }

  /** Gives the room back; the blob is collected later, if there is one. */
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
