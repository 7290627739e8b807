import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { lockFiles, lockPerson } from '../../../database/advisory-locks.js';
import { StorageError } from '../protocol/storage-error.js';
import { StorageUploadsQueries } from './storage-uploads.queries.js';

/** The storage quotas: per owner, and in total. */
@Injectable()
export class StorageRoomService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'storage'>,
    private readonly uploads: StorageUploadsQueries,
  ) {}

  /**
   * Checks the quota for a number of bytes, exclusively until the transaction ends.
   * @param ownerId null for files of programs, which count towards no owner's quota.
   * @throws StorageError QuotaExceeded
   */
  async requireRoom(manager: EntityManager, ownerId: string | null, bytes: number): Promise<void> {
    const { ownerBytes, maxBytes } = this.environment.storage;
    if (ownerId !== null) {
      await lockPerson(manager, 'files', ownerId);
      if ((await this.uploads.usedByOwner(manager, ownerId)) + bytes > ownerBytes)
        throw new StorageError('QuotaExceeded');
    }
    if (maxBytes === 0) return;
    await lockFiles(manager);
    if ((await this.uploads.usedByAll(manager)) + bytes > maxBytes) throw new StorageError('QuotaExceeded');
  }
}
