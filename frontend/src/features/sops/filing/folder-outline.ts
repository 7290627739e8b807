import type { FolderDto } from '../../../api/generated/types.gen';

/** A folder with what is in it. */
export interface FolderBranch {
  folder: FolderDto;
  /** 1 at the top. */
  level: number;
  children: FolderBranch[];
}

export const MOST_LEVELS = 3;

/** The folders as a tree, in their order. @param folders those with the same parent follow each other in their order. */
export function outlineOf(folders: readonly FolderDto[], parentId: string | null = null, level = 1): FolderBranch[] {
  return folders
    .filter((folder) => folder.parent_id === parentId)
    .map((folder) => ({ folder, level, children: outlineOf(folders, folder.id, level + 1) }));
}

/** The tree from top to bottom, one after the other. */
export function flatten(branches: readonly FolderBranch[]): FolderBranch[] {
  return branches.flatMap((branch) => [branch, ...flatten(branch.children)]);
}

/** A folder with those around it, from the outside; empty when there is no such folder. */
export function pathTo(folders: readonly FolderDto[], id: string | null): FolderDto[] {
  const folder = folders.find((each) => each.id === id);
  return folder ? [...pathTo(folders, folder.parent_id), folder] : [];
}

/** How many levels a folder and what is in it take. */
export function heightOf({ children }: FolderBranch): number {
  return 1 + Math.max(0, ...children.map(heightOf));
}

/** Whether a folder can be put into another one, `into`; null is the top. */
export function canMove(moved: FolderBranch, into: FolderBranch | null): boolean {
  if (into === null) return true;
  const isInside = flatten([moved]).some(({ folder }) => folder.id === into.folder.id);
  return !isInside && into.level + heightOf(moved) <= MOST_LEVELS;
}
