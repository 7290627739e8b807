import type { FolderDto } from '../filing/folder.dto.js';

/** Names of folders from the outside in, by the id of the innermost. */
export type FolderPaths = ReadonlyMap<string, readonly string[]>;

/**
 * The paths of folders.
 * @param folders all of one person
 * @param rootId only this folder and what lies in it, whose paths begin with it; null for all
 */
export function folderPaths(folders: readonly FolderDto[], rootId: string | null): FolderPaths {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const paths = new Map<string, readonly string[]>();
  for (const { id } of folders) {
    const path: string[] = [];
    let isInside = rootId === null;
    for (
      let folder = byId.get(id);
      folder;
      folder = folder.parent_id === null ? undefined : byId.get(folder.parent_id)
    ) {
      path.unshift(folder.name);
      if (folder.id !== rootId) continue;
      isInside = true;
      break;
    }
    if (isInside) paths.set(id, path);
  }
  return paths;
}
