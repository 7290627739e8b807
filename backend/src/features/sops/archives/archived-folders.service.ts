import { Injectable } from '@nestjs/common';
import { Problem } from '../../../common/problems/problem.js';
import type { FolderDto } from '../filing/folder.dto.js';
import { FolderQueries } from '../filing/folder.queries.js';
import { FoldersService } from '../filing/folders.service.js';

/** Finds the folders of a ZIP file among a person's own by their names, and makes those that are missing. */
@Injectable()
export class ArchivedFoldersService {
  constructor(
    private readonly queries: FolderQueries,
    private readonly folders: FoldersService,
  ) {}

  /**
   * @param path names from the outside in; empty for no folder
   * @returns no id also where a folder cannot be made, because there are as many as there can be
   */
  async findOrMake(userId: string, path: readonly string[]): Promise<{ id: string | null; isMade: boolean }> {
    try {
      return { id: await this.idOf(userId, path), isMade: true };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { id: null, isMade: false };
    }
  }

  private async idOf(userId: string, path: readonly string[]): Promise<string | null> {
    if (path.length === 0) return null;
    const own = await this.queries.listFolders(userId);
    let id: string | null = null;
    for (const name of path) {
      const parentId: string | null = id;
      const found: FolderDto | undefined = own.find((folder) => folder.parent_id === parentId && folder.name === name);
      id = found ? found.id : (await this.folders.createFolder(userId, name, parentId)).id;
    }
    return id;
  }
}
