import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { contradicts, DOCUMENT_FORMATS, formatOf, READING_LIMITS } from '../../../../libs/document-reader/index.js';
import { ownerScope, type Principal } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { ProductFilesService } from '../../storage/product-files/product-files.service.js';
import { EntitlementsService } from '../../subscriptions/entitlements/entitlements.service.js';
import { fileDisposition } from '../exports/file-disposition.js';
import { importSopJob } from '../sops.jobs.js';
import { importProblems } from '../sops.problems.js';
import type { FormFile } from './form-file.js';
import { type ImportDto, MAX_IMPORT_NAME_LENGTH } from './import.dto.js';
import { ImportQueries } from './import.queries.js';

/** Documents of one person that may wait or be read at the same time, times the rate-limit factor. */
const MAX_LIVE_IMPORTS = 20;

/** Accepts documents: each is stored as a private file, whose row and job commit with it. */
@Injectable()
export class ImportIntakeService {
  private readonly mostLive: number;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'rateLimitFactor'>,
    private readonly entitlements: EntitlementsService,
    private readonly files: ProductFilesService,
    private readonly queries: ImportQueries,
    private readonly jobs: JobQueueService,
  ) {
    this.mostLive = Math.ceil(MAX_LIVE_IMPORTS * environment.rateLimitFactor);
  }

  /** @throws `subscription-required`, `too-many-imports`: before anything is read */
  async requireLeave(principal: Principal): Promise<void> {
    await this.entitlements.requireSubscription(principal.userId);
    if ((await this.queries.countLive(principal.userId, this.mostLive)) >= this.mostLive) throw tooMany();
  }

  /** @throws `document-kind-not-taken`, `body-too-large`, `storage-full`, `too-many-imports` */
  async take(principal: Principal, { name: givenName, chunks }: FormFile): Promise<ImportDto> {
    const { userId } = ownerScope(principal);
    const format = formatOf(givenName);
    if (format === null) throw notTaken('Choose a file that ends in .docx, .pdf, .xlsx, .md, .txt, .csv or .html.');
    const id = uuidv7();
    const name = nameOf(givenName);
    const mediaType = DOCUMENT_FORMATS[format];
    const objectName = `${userId}/imports/${id}/original`;
    await this.files.keep({
      ...{ ownerId: userId, name: objectName, mediaType, chunks, maxBytes: READING_LIMITS.bytes },
      accept: (head) => {
        if (contradicts(format, head)) throw notTaken(`The file is not what its name says: ${format}.`);
      },
      also: async (manager, size) => {
        const added = { id, userId, name, mediaType, size, objectName };
        if (!(await this.queries.insert(manager, added, this.mostLive))) throw tooMany();
        await this.jobs.enqueue(manager, importSopJob, { importId: id }, { group: userId });
      },
    });
    const taken = await this.queries.find(userId, id);
    if (!taken) throw importProblems['import-not-found']();
    return taken;
  }
}

function tooMany() {
  return importProblems['too-many-imports']({ headers: { 'retry-after': '30' } });
}

function notTaken(detail: string) {
  return importProblems['document-kind-not-taken']({ detail });
}

/** A name that can be shown and stored; its ending stays, since it says how to read the file. */
function nameOf(given: string): string {
  const plain = given
    .replace(/^.*[/\\]/u, '')
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '')
    .trim();
  return plain.length <= MAX_IMPORT_NAME_LENGTH
    ? plain
    : `${plain.slice(0, 150)}…${plain.slice(-40)}`.replace(/\p{Surrogate}/gu, '');
}

/** An uploaded file. */
export interface ImportOriginal {
  stream: Readable;
  /** Bytes. */
  size: number;
  mediaType: string;
  /** Browsers save it under its name and never show it. */
  disposition: string;
}

/** Serves the originals of imports. */
@Injectable()
export class ImportOriginalsService {
  constructor(
    private readonly queries: ImportQueries,
    private readonly files: ProductFilesService,
  ) {}

  /** Null when there is no such import of this person, or its original is gone. */
  async open(principal: Principal, id: string): Promise<ImportOriginal | null> {
    const row = await this.queries.findOriginal(ownerScope(principal).userId, id);
    const file = row ? await this.files.open(row.object_name) : null;
    return row && file
      ? { ...file, mediaType: row.media_type, disposition: fileDisposition('attachment', row.name) }
      : null;
  }
}
