import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../../common/access/principal.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../../database/violations.js';
import { mayTouch, type StorageRight } from '../access/storage-policies.js';
import { StorageBucket } from '../buckets/storage-bucket.entity.js';
import { StorageBucketsService } from '../buckets/storage-buckets.service.js';
import { requireAllowedType } from '../content/accepted-type.js';
import { StorageError } from '../protocol/storage-error.js';
import { StorageRoomService } from '../uploads/storage-room.service.js';
import type { StoredObject } from './stored-object.js';
import { type ObjectPlace, StoredObjectsQueries } from './stored-objects.queries.js';

/** Files as their callers may find, move, copy and remove them. */
@Injectable()
export class StorageObjectsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly buckets: StorageBucketsService,
    private readonly objects: StoredObjectsQueries,
    private readonly room: StorageRoomService,
  ) {}

  /** @throws StorageError NoSuchBucket, NoSuchKey, also for what is not the caller's to read */
  async find(caller: Caller, place: ObjectPlace, right: 'content' | 'names'): Promise<StoredObject> {
    const bucket = await this.buckets.readable(caller, place.bucketId, right);
    const object = mayTouch(caller, bucket, right, place.name) ? await this.objects.find(place) : undefined;
    if (!object) throw new StorageError('NoSuchKey');
    return object;
  }

  /** The existing files of these names that the caller may read. @throws StorageError NoSuchBucket */
  async findMany(caller: Caller, bucketId: string, names: readonly string[]): Promise<StoredObject[]> {
    const bucket = await this.buckets.readable(caller, bucketId, 'content');
    return this.objects.findMany(
      bucketId,
      names.filter((name) => mayTouch(caller, bucket, 'content', name)),
    );
  }

  /** The bucket of a path that the caller may write to. @throws StorageError AccessDenied, NoSuchBucket */
  async requireWritable(caller: Caller, { bucketId, name }: ObjectPlace): Promise<StorageBucket> {
    const bucket = await this.buckets.changeable(caller, bucketId, 'files');
    if (!mayTouch(caller, bucket, 'files', name)) throw new StorageError('AccessDenied');
    return bucket;
  }

  /** @returns what was there. @throws StorageError AccessDenied, NoSuchBucket; then nothing is removed */
  async remove(caller: Caller, bucketId: string, names: readonly string[]): Promise<StoredObject[]> {
    const bucket = await this.buckets.changeable(caller, bucketId, 'files');
    if (!names.every((name) => mayTouch(caller, bucket, 'files', name))) throw new StorageError('AccessDenied');
    return this.dataSource.transaction((manager) => this.objects.remove(manager, bucketId, names));
  }

  /** @throws StorageError NoSuchBucket, NoSuchKey, AccessDenied, ResourceAlreadyExists, and as the bucket demands */
  async move(caller: Caller, from: ObjectPlace, to: ObjectPlace): Promise<void> {
    await this.requireTransfer(caller, from, to, ['content', 'files']);
    const isMoved = await this.dataSource
      .transaction((manager) => this.objects.move(manager, from, to, randomUUID()))
      .catch(refuse);
    if (!isMoved) throw new StorageError('NoSuchKey');
  }

  /**
   * The copy shares the bytes of its source.
   * @param userMetadata null keeps that of the source.
   * @throws StorageError as {@link move}, QuotaExceeded
   */
  async copy(caller: Caller, from: ObjectPlace, to: ObjectPlace, userMetadata: object | null): Promise<StoredObject> {
    await this.requireTransfer(caller, from, to, ['content']);
    const userId = caller.kind === 'person' ? caller.userId : null;
    return this.dataSource
      .transaction(async (manager) => {
        const source = await this.objects.lock(manager, from);
        if (!source) throw new StorageError('NoSuchKey');
        await this.room.requireRoom(manager, userId, Number(source.size));
        const target = { ...to, id: randomUUID(), version: randomUUID(), userId };
        return this.objects.copy(manager, from, target, userMetadata);
      })
      .catch(refuse);
  }

  private async requireTransfer(
    caller: Caller,
    from: ObjectPlace,
    to: ObjectPlace,
    rights: readonly StorageRight[],
  ): Promise<void> {
    // A caller without read permission must not detect existing files by writing.
    const source = await this.find(caller, from, 'content');
    if (rights.includes('files')) await this.requireWritable(caller, from);
    const target = await this.requireWritable(caller, to);
    if (target.fileSizeLimit !== null && Number(source.size) > Number(target.fileSizeLimit)) {
      throw new StorageError('EntityTooLarge');
    }
    requireAllowedType(source.media_type, target.allowedMediaTypes);
  }
}

function refuse(error: unknown): never {
  if (isUniqueViolation(error)) throw new StorageError('ResourceAlreadyExists');
  if (isForeignKeyViolation(error)) throw new StorageError('AccessDenied');
  throw error;
}
