import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ownerScope } from '../../../common/access/owner-scope.js';
import type { Principal } from '../../../common/access/principal.js';
import { ProductFilesService } from '../../storage/product-files/product-files.service.js';
import { fileDisposition } from '../exports/file-disposition.js';
import type { ArchiveDto } from './archive.dto.js';
import { archiveProblems } from './archive.problems.js';
import { ArchiveQueries } from './archive.queries.js';

/** A ZIP file that is ready. */
export interface ArchiveFile {
  stream: Readable;
  /** Bytes. */
  size: number;
  disposition: string;
}

/** A person's own exports and imports of many SOPs. */
@Injectable()
export class ArchivesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: ArchiveQueries,
    private readonly files: ProductFilesService,
  ) {}

  list(principal: Principal): Promise<ArchiveDto[]> {
    return this.queries.list(ownerScope(principal).userId);
  }

  /** @throws `archive-not-found` */
  async get(principal: Principal, id: string): Promise<ArchiveDto> {
    const archive = await this.queries.find(ownerScope(principal).userId, id);
    if (!archive) throw archiveProblems['archive-not-found']();
    return archive;
  }

  /** @throws `archive-not-found` also while it is not ready, and for imports */
  async open(principal: Principal, id: string): Promise<ArchiveFile> {
    const row = await this.queries.findFile(ownerScope(principal).userId, id);
    const file = row ? await this.files.open(row.object_name) : null;
    if (!row || !file) throw archiveProblems['archive-not-found']();
    return { ...file, disposition: fileDisposition('attachment', row.name) };
  }

  /** Removes it with its file; one that is under way ends. What an import has made stays. @throws `archive-not-found` */
  async remove(principal: Principal, id: string): Promise<void> {
    const { userId } = ownerScope(principal);
    const isRemoved = await this.dataSource.transaction((manager) => this.queries.remove(manager, userId, id));
    if (!isRemoved) throw archiveProblems['archive-not-found']();
  }
}
