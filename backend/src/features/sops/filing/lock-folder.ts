import type { EntityManager } from 'typeorm';
import { folderProblems } from './folders.problems.js';
import { SopFolder } from './sop-folder.entity.js';

/**
 * Keeps others from deleting a folder until the transaction ends. Before the rows of SOPs, which the deletion of a folder
 * locks after it: in this order nobody waits in a circle.
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
