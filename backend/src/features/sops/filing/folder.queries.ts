import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { Sop } from '../sops/sop.entity.js';
import { folderProblems } from '../sops.problems.js';
import type { FolderDto } from './folder.dto.js';
import type { FolderPlace } from './folder-tree.js';
import { MOST_FOLDERS, SopFolder } from './sop-folder.entity.js';

/** Counting stops here, so that the cost of the list does not depend on the size of the folders. */
export const MOST_COUNTED = 100;

const LIST = `SELECT id, parent_id, name, position, (
    SELECT count(*)::int FROM (
      SELECT 1 FROM sops WHERE user_id = $1 AND folder_id = sop_folders.id AND deleted_at IS NULL LIMIT ${MOST_COUNTED}
    ) AS counted
  ) AS sop_count
  FROM sop_folders WHERE user_id = $1 ORDER BY parent_id NULLS FIRST, position, id LIMIT ${MOST_FOLDERS}`;

/** Statements on folders. What changes their order holds the lock of the person's folders. */
@Injectable()
export class FolderQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** All folders of a person: those at the top first, siblings in their order. */
  async listFolders(userId: string): Promise<FolderDto[]> {
    return this.reads.query<FolderDto>('sop-folders', LIST, [userId]);
  }

  /** Updates the positions of a person's folders. */
  async place(manager: EntityManager, userId: string, places: readonly FolderPlace[]): Promise<void> {
    await manager.query(
      `UPDATE sop_folders AS folder SET parent_id = place.parent_id, position = place.position
       FROM unnest($2::uuid[], $3::uuid[], $4::integer[]) AS place (id, parent_id, position)
       WHERE folder.id = place.id AND folder.user_id = $1`,
      [
        userId,
        places.map(({ id }) => id),
        places.map(({ parentId }) => parentId),
        places.map(({ position }) => position),
      ],
    );
  }

  /** Removes a folder whose folders have been moved; its SOPs, deleted ones too, move to another folder or to none. */
  async remove(manager: EntityManager, userId: string, folderId: string, heirId: string | null): Promise<void> {
    const folder = { id: folderId, userId };
    await manager.findOne(SopFolder, { select: { id: true }, where: folder, lock: { mode: 'pessimistic_write' } });
    await manager.update(Sop, { userId, folderId }, { folderId: heirId });
    await manager.delete(SopFolder, folder);
  }
}

/**
 * Locks a folder against deletion until the transaction ends. Call it before locking rows of SOPs, which the
 * deletion of a folder locks after it: the same order avoids deadlocks.
 * @param folderId null or undefined when no folder is meant.
 * @throws `folder-not-found` when the person has no such folder.
 */
export async function lockFolder(
  manager: EntityManager,
  userId: string,
  folderId: string | null | undefined,
): Promise<void> {
  if (folderId === null || folderId === undefined) return;
  const folder = await manager.findOne(SopFolder, {
    select: { id: true },
    where: { id: folderId, userId },
    lock: { mode: 'for_key_share' },
  });
  if (!folder) throw folderProblems['folder-not-found']();
}
