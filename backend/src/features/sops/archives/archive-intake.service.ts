import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ownerScope, type Principal } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { ProductFileSetsService } from '../../storage/product-files/product-file-sets.service.js';
import { EntitlementsService } from '../../subscriptions/entitlements/entitlements.service.js';
import type { FormFile } from '../imports/form-file.js';
import { type ArchiveDto, MAX_ARCHIVE_NAME_LENGTH } from './archive.dto.js';
import { archiveProblems } from './archive.problems.js';
import { ArchiveQueries } from './archive.queries.js';
import { ArchiveLimitService } from './archive-limit.service.js';
import { readArchiveJob } from './read-archive.job.js';
import { ZIP_TYPE } from './zip-type.js';

/** Takes ZIP files in: from the first moment each is a private file, and its row and job commit with that file. */
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
      // It goes when the import ends, so it counts in nobody's room; what is made of it does.
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
    // What comes in has no file to be downloaded.
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
