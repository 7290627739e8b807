import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, ILike, Repository } from 'typeorm';
import type { Caller } from '../../../common/access/principal.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../../database/violations.js';
import { type StorageRight, scopeOf } from '../access/storage-policies.js';
import { StoredObjectsQueries } from '../objects/stored-objects.queries.js';
import { StorageError } from '../protocol/storage-error.js';
import { StorageBucket } from './storage-bucket.entity.js';

/** Every bucket that there may be: lists of buckets have no pages unless they are asked for. */
const MAX_BUCKETS = 1000;
const EMPTYING_BATCH = 1000;

export const BUCKET_COLUMNS = { id: 'id', name: 'id', created_at: 'createdAt', updated_at: 'updatedAt' } as const;

export interface BucketListOptions {
  limit: number;
  offset: number;
  search: string;
  column: keyof typeof BUCKET_COLUMNS;
  order: 'asc' | 'desc';
}

/** The fields of a bucket to change; undefined leaves a field as it is. */
export type BucketChanges = Partial<Pick<StorageBucket, 'isPublic' | 'fileSizeLimit' | 'allowedMediaTypes'>>;

/** Buckets as their callers may see and change them. */
@Injectable()
export class StorageBucketsService {
  constructor(
    @InjectRepository(StorageBucket) private readonly buckets: Repository<StorageBucket>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly objects: StoredObjectsQueries,
  ) {}

  /** Buckets in which the caller may list files. */
  async list(caller: Caller, { limit, offset, search, column, order }: BucketListOptions): Promise<StorageBucket[]> {
    const all = await this.buckets.find({
      where: search === '' ? {} : { id: ILike(`%${search.replace(/[\\%_]/g, '\\$&')}%`) },
      order: { [BUCKET_COLUMNS[column]]: order },
      take: MAX_BUCKETS,
    });
    return all.filter((bucket) => scopeOf(caller, bucket, 'names') !== null).slice(offset, offset + limit);
  }

  /** @throws StorageError NoSuchBucket, also for a bucket that is not the caller's to see */
  async readable(caller: Caller, id: string, right: 'content' | 'names'): Promise<StorageBucket> {
    const bucket = await this.buckets.findOneBy({ id });
    if (!bucket || scopeOf(caller, bucket, right) === null) throw new StorageError('NoSuchBucket');
    return bucket;
  }

  /**
   * @throws StorageError AccessDenied, the same whether there is such a bucket or not · NoSuchBucket, to programs with the
   *   service key
   */
  async changeable(
    caller: Caller,
    id: string,
    right: Exclude<StorageRight, 'content' | 'names'>,
  ): Promise<StorageBucket> {
    const bucket = await this.buckets.findOneBy({ id });
    if (!bucket) throw new StorageError(caller.kind === 'service' ? 'NoSuchBucket' : 'AccessDenied');
    if (scopeOf(caller, bucket, right) === null) throw new StorageError('AccessDenied');
    return bucket;
  }

  /** @throws StorageError AccessDenied, ResourceAlreadyExists */
  async create(caller: Caller, id: string, changes: BucketChanges): Promise<void> {
    if (caller.kind !== 'service') throw new StorageError('AccessDenied');
    if ((await this.buckets.count()) >= MAX_BUCKETS) {
      throw new StorageError('InvalidRequest', `There may be ${MAX_BUCKETS} buckets`);
    }
    const row = { id, isPublic: false, fileSizeLimit: null, allowedMediaTypes: null, ...changes };
    await this.buckets.insert(row).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new StorageError('ResourceAlreadyExists') : error;
    });
  }

  /** @throws StorageError as {@link changeable} */
  async update(caller: Caller, id: string, changes: BucketChanges): Promise<void> {
    await this.changeable(caller, id, 'bucket');
    await this.buckets.update({ id }, { ...changes, updatedAt: () => 'now()' });
  }

  /** Removes every file that is there. @throws StorageError as {@link changeable} */
  async empty(caller: Caller, id: string): Promise<void> {
    await this.changeable(caller, id, 'bucket');
    let removed = EMPTYING_BATCH;
    while (removed === EMPTYING_BATCH) {
      removed = await this.dataSource.transaction((manager) => this.objects.removeSome(manager, id, EMPTYING_BATCH));
    }
  }

  /** @throws StorageError ResourceNotEmpty, and as {@link changeable} */
  async remove(caller: Caller, id: string): Promise<void> {
    await this.changeable(caller, id, 'bucket');
    // A concurrent upload locks the bucket by its foreign key.
    await this.buckets.delete({ id }).catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? new StorageError('ResourceNotEmpty') : error;
    });
  }
}
