import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { lockFiles, lockPerson } from '../../../database/advisory-locks.js';
import { StorageError } from '../protocol/storage-error.js';
import { StorageUploadsQueries } from './storage-uploads.queries.js';

/** How much room files may take: those of one owner, and all together. */
@Injectable()
export class StorageRoomService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'storage'>,
    private readonly uploads: StorageUploadsQueries,
  ) {}

  /**
   * Makes sure that so many bytes fit; nobody else is told the same before the transaction ends.
   * @param ownerId null for files of programs, which count for nobody.
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
