import { folderProblems } from '../sops.problems.js';
import { MOST_FOLDER_LEVELS, MOST_FOLDERS, type SopFolder } from './sop-folder.entity.js';

/** The position of a folder. */
export type FolderPlace = Pick<SopFolder, 'id' | 'parentId' | 'position'>;

/** All folders of one person, changed only as a whole, under the lock of the person's folders. */
export class FolderTree {
  private readonly places: ReadonlyMap<string, FolderPlace>;

  constructor(places: readonly FolderPlace[]) {
    this.places = new Map(places.map((place) => [place.id, place]));
  }

  /**
   * The position of a new folder: after the others.
   * @throws `folder-not-found`, `too-many-folders`, `folder-too-deep`.
   */
  placeOfNew(parentId: string | null): Pick<FolderPlace, 'parentId' | 'position'> {
    if (this.places.size >= MOST_FOLDERS) throw folderProblems['too-many-folders']();
    this.requireRoom(parentId, 1);
    return { parentId, position: nextPosition(this.childrenOf(parentId)) };
  }

  /**
   * Moves a folder with its contents.
   * @param position the number of other folders before it; the last position by default.
   * @returns the changed positions.
   * @throws `folder-not-found`, `folder-in-itself`, `folder-too-deep`.
   */
  move(id: string, parentId: string | null, position?: number): FolderPlace[] {
    const moved = this.require(id);
    if (parentId !== null && this.pathOf(parentId).includes(id)) throw folderProblems['folder-in-itself']();
    this.requireRoom(parentId, this.heightOf(id));
    const others = this.childrenOf(parentId).filter((other) => other.id !== id);
    const index = Math.min(position ?? others.length, others.length);
    return this.changed([...others.slice(0, index), moved, ...others.slice(index)], parentId);
  }

  /**
   * Removes a folder and moves its contents to its parent.
   * @returns the changed positions of other folders.
   * @throws `folder-not-found`.
   */
  remove(id: string): FolderPlace[] {
    const { parentId } = this.require(id);
    const siblings = this.childrenOf(parentId);
    const lifted = siblings.flatMap((sibling) => (sibling.id === id ? this.childrenOf(id) : [sibling]));
    return this.changed(lifted, parentId);
  }

  /** @throws `folder-not-found`. */
  require(id: string): FolderPlace {
    const place = this.places.get(id);
    if (!place) throw folderProblems['folder-not-found']();
    return place;
  }

  private requireRoom(parentId: string | null, height: number): void {
    const depth = parentId === null ? 0 : this.pathOf(parentId).length;
    if (depth + height > MOST_FOLDER_LEVELS) throw folderProblems['folder-too-deep']();
  }

  /** The folder and its ancestors, from the inside out. */
  private pathOf(id: string): string[] {
    const { parentId } = this.require(id);
    return parentId === null ? [id] : [id, ...this.pathOf(parentId)];
  }

  private heightOf(id: string): number {
    return 1 + Math.max(0, ...this.childrenOf(id).map((child) => this.heightOf(child.id)));
  }

  private childrenOf(parentId: string | null): FolderPlace[] {
    const children = [...this.places.values()].filter((place) => place.parentId === parentId);
    return children.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  }

  private changed(order: readonly FolderPlace[], parentId: string | null): FolderPlace[] {
    const wanted = order.map(({ id }, position) => ({ id, parentId, position }));
    return wanted.filter(({ id, position }) => {
      const now = this.require(id);
      return now.parentId !== parentId || now.position !== position;
    });
  }
}

function nextPosition(siblings: readonly FolderPlace[]): number {
  return (siblings.at(-1)?.position ?? -1) + 1;
}
