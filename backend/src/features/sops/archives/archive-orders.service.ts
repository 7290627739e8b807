import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ownerScope, type Principal } from '../../../common/access/principal.js';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { FolderQueries } from '../filing/folder.queries.js';
import { folderProblems } from '../filing/folders.problems.js';
import type { ArchiveDto } from './archive.dto.js';
import { archiveProblems } from './archive.problems.js';
import { ArchiveQueries } from './archive.queries.js';
import { ArchiveLimitService } from './archive-limit.service.js';
import { safeName } from './safe-names.js';
import { writeArchiveJob } from './write-archive.job.js';

/** Takes the wish for an export of many SOPs: its row and its job commit together. */
@Injectable()
export class ArchiveOrdersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: ArchiveQueries,
    private readonly folders: FolderQueries,
    private readonly jobs: JobQueueService,
    private readonly limit: ArchiveLimitService,
  ) {}

  /**
   * @param folderId null for all SOPs
   * @throws `folder-not-found`, `archive-under-way`, `too-many-archives`
   */
  async order(principal: Principal, folderId: string | null): Promise<ArchiveDto> {
    const { userId } = ownerScope(principal);
    const name = `${await this.nameOf(userId, folderId)} ${new Date().toISOString().slice(0, 10)}.zip`;
    if (await this.queries.isUnderWay(userId)) throw archiveProblems['archive-under-way']();
    await this.limit.count(userId);
    const id = uuidv7();
    await this.dataSource.transaction(async (manager) => {
      const added = { id, userId, kind: 'export' as const, name, folderId, objectName: null, size: null };
      if (!(await this.queries.insert(manager, added))) throw archiveProblems['archive-under-way']();
      await this.jobs.enqueue(manager, writeArchiveJob, { archiveId: id, role: principal.role }, { group: userId });
    });
    const ordered = await this.queries.find(userId, id);
    if (!ordered) throw archiveProblems['archive-not-found']();
    // It has no file yet.
    return { ...ordered, url: null };
  }

  private async nameOf(userId: string, folderId: string | null): Promise<string> {
    if (folderId === null) return 'SOPs';
    const folder = (await this.folders.listFolders(userId)).find(({ id }) => id === folderId);
    if (!folder) throw folderProblems['folder-not-found']();
    return safeName(folder.name);
  }
}
