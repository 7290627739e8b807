import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ownerScope, type Principal } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { type Limiter, RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { ProductFileSetsService } from '../../storage/product-files/product-file-sets.service.js';
import { EntitlementsService } from '../../subscriptions/entitlements/entitlements.service.js';
import { FolderQueries } from '../filing/folder.queries.js';
import type { FormFile } from '../imports/form-file.js';
import { readArchiveJob, writeArchiveJob } from '../sops.jobs.js';
import { archiveProblems, folderProblems } from '../sops.problems.js';
import { type ArchiveDto, MAX_ARCHIVE_NAME_LENGTH } from './archive.dto.js';
import { ArchiveQueries } from './archive.queries.js';
import { ZIP_TYPE } from './archive-format.js';
import { safeName } from './archive-paths.js';

/** Exports and imports of many SOPs that a person may begin in an hour. */
const MOST_AN_HOUR = 12;

/** Counts the exports and imports that people begin. */
@Injectable()
export class ArchiveLimitService {
  private readonly limit: Limiter;

  constructor(limiters: RateLimitersService) {
    this.limit = limiters.of({ name: 'sop-archive', points: MOST_AN_HOUR, windowS: 3600 });
  }

  /** @throws `too-many-archives` */
  async count(userId: string): Promise<void> {
    await this.limit.countOrRefuse(userId, archiveProblems['too-many-archives']);
  }
}

/** Accepts ZIP files: each is stored as a private file, whose row and job commit with it. */
@Injectable()
export class ArchiveIntakeService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'storage'>,
    private readonly entitlements: EntitlementsService,
    private readonly limit: ArchiveLimitService,
    private readonly files: ProductFileSetsService,
    private readonly queries: ArchiveQueries,
    private readonly jobs: JobQueueService,
  ) {}

  /** @throws `subscription-required`, `archive-under-way`, `too-many-archives`: before anything is read */
  async requireLeave(principal: Principal): Promise<void> {
    const { userId } = ownerScope(principal);
    await this.entitlements.requireSubscription(userId);
    if (await this.queries.isUnderWay(userId)) throw archiveProblems['archive-under-way']();
    await this.limit.count(userId);
  }

  /** @throws `body-too-large`, `storage-full`, `archive-under-way` */
  async take(principal: Principal, { name: givenName, chunks }: FormFile): Promise<ArchiveDto> {
    const { userId } = ownerScope(principal);
    const id = uuidv7();
    const objectName = `${userId}/archives/${id}/file.zip`;
    await this.files.spool(chunks, this.environment.storage.maxArchiveBytes, async (file) => {
      const part = { name: objectName, mediaType: ZIP_TYPE, content: file };
      const added = { id, userId, kind: 'import' as const, name: nameOf(givenName), folderId: null, objectName };
      // It is deleted when the import ends, so it does not count towards the quota; its results do.
      await this.files.keep(null, [part], {
        first: async (manager) => {
          if (await this.queries.insert(manager, { ...added, size: file.size })) return;
          throw archiveProblems['archive-under-way']();
        },
        also: (manager) => this.jobs.enqueue(manager, readArchiveJob, { archiveId: id }, { group: userId }),
      });
    });
    const taken = await this.queries.find(userId, id);
    if (!taken) throw archiveProblems['archive-not-found']();
    // Imports have no file to download.
    return { ...taken, url: null };
  }
}

/** A name that can be shown and stored. */
function nameOf(given: string): string {
  const plain = given
    .replace(/^.*[/\\]/u, '')
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]/gu, '')
    .trim();
  return plain.slice(0, MAX_ARCHIVE_NAME_LENGTH).replace(/\p{Surrogate}/gu, '') || 'Import.zip';
}

/** Accepts the request for an export of many SOPs: its row and its job commit together. */
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
