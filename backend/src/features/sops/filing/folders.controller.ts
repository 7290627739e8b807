import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import { SopBatchDto } from '../sops/sop-batch.dto.js';
import { CreateFolderDto, FolderDto, FolderListDto, SopBatchFolderDto, UpdateFolderDto } from './folder.dto.js';
import { FolderQueries } from './folder.queries.js';
import { FoldersService } from './folders.service.js';

@ApiTags('SOPs')
@Controller()
@Authenticated()
export class FoldersController {
  constructor(
    private readonly folders: FoldersService,
    private readonly queries: FolderQueries,
  ) {}

  /**
   * List your folders
   * @remarks All of them, at most 500; `parent_id` and `position` make a tree of at most three levels.
   */
  @Get('folders')
  async listFolders(@CurrentUser() principal: Principal): Promise<FolderListDto> {
    return { items: await this.queries.listFolders(principal.userId) };
  }

  /**
   * Create a folder
   * @remarks Adds it after the other folders.
   */
  @Post('folders')
  @CountsAsCreation()
  @ApiProblems('folder-not-found', 'too-many-folders', 'folder-too-deep')
  async createFolder(@CurrentUser() principal: Principal, @Body() body: CreateFolderDto): Promise<FolderDto> {
    return this.folders.createFolder(principal.userId, body.name, body.parent_id ?? null);
  }

  /**
   * Update a folder
   * @remarks Renames it, or moves it with its contents.
   */
  @Patch('folders/:id')
  @ApiProblems('folder-not-found', 'folder-too-deep', 'folder-in-itself')
  async updateFolder(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() body: UpdateFolderDto,
  ): Promise<FolderDto> {
    const { name, parent_id: parentId, position } = body;
    return this.folders.updateFolder(principal.userId, id, { name, parentId, position });
  }

  /**
   * Delete a folder
   * @remarks Its folders and SOPs are kept and move to its parent folder.
   */
  @Delete('folders/:id')
  @HttpCode(204)
  @ApiProblems('folder-not-found')
  async deleteFolder(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<void> {
    await this.folders.deleteFolder(principal.userId, id);
  }

  /**
   * Move several SOPs
   * @remarks Into a folder, or out of all folders.
   */
  @Post('sops/batch/folder')
  @HttpCode(200)
  @ApiProblems('folder-not-found')
  async moveSops(@CurrentUser() principal: Principal, @Body() body: SopBatchFolderDto): Promise<SopBatchDto> {
    return { ids: await this.folders.moveSops(principal.userId, body.ids, body.folder_id) };
  }
}
