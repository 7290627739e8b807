import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { lockPerson } from '../../../database/advisory-locks.js';
import { folderProblems } from '../sops.problems.js';
import type { FolderDto } from './folder.dto.js';
import { FolderQueries, lockFolder } from './folder.queries.js';
import { FolderTree } from './folder-tree.js';
import { SopFilingQueries } from './sop-filing.queries.js';
import { SopFolder } from './sop-folder.entity.js';

/** The fields of a folder that a person wants to change; undefined leaves a field as it is. */
interface FolderChanges {
  name?: string | undefined;
  parentId?: string | null | undefined;
  position?: number | undefined;
}

/**
 * The actions of a person on their folders. Changes of one person are serialized, so that two cannot create a cycle.
 */
@Injectable()
export class FoldersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: FolderQueries,
    private readonly filing: SopFilingQueries,
  ) {}

  /** @throws `folder-not-found` (the parent), `too-many-folders`, `folder-too-deep`. */
  async createFolder(userId: string, name: string, parentId: string | null): Promise<FolderDto> {
    return this.change(userId, async (manager, tree) => {
      const folder = { id: uuidv7(), userId, name, ...tree.placeOfNew(parentId) };
      await manager.insert(SopFolder, folder);
      return { id: folder.id, parent_id: parentId, name, position: folder.position, sop_count: 0 };
    });
  }

  /** Renames or moves. @throws `folder-not-found`, `folder-in-itself`, `folder-too-deep`. */
  async updateFolder(userId: string, id: string, { name, parentId, position }: FolderChanges): Promise<FolderDto> {
    await this.change(userId, async (manager, tree) => {
      const now = tree.require(id);
      if (name !== undefined) await manager.update(SopFolder, { id, userId }, { name });
      if (parentId === undefined && position === undefined) return;
      await this.queries.place(
        manager,
        userId,
        tree.move(id, parentId === undefined ? now.parentId : parentId, position),
      );
    });
    const folder = (await this.queries.listFolders(userId)).find((each) => each.id === id);
    if (!folder) throw folderProblems['folder-not-found']();
    return folder;
  }

  /** Its contents move to its parent. @throws `folder-not-found`. */
  async deleteFolder(userId: string, id: string): Promise<void> {
    await this.change(userId, async (manager, tree) => {
      const { parentId } = tree.require(id);
      await this.queries.place(manager, userId, tree.remove(id));
      await this.queries.remove(manager, userId, id, parentId);
    });
  }

  /** Moves SOPs to a folder, or to none. @returns the ids of those that moved. @throws `folder-not-found`. */
  async moveSops(userId: string, sopIds: string[], folderId: string | null): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      await lockFolder(manager, userId, folderId);
      return this.filing.moveTo(manager, userId, sopIds, folderId);
    });
  }

  private async change<Result>(
    userId: string,
    change: (manager: EntityManager, tree: FolderTree) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await lockPerson(manager, 'folders', userId);
      const select = { id: true, parentId: true, position: true } as const;
      return change(manager, new FolderTree(await manager.find(SopFolder, { select, where: { userId } })));
    });
  }
}
