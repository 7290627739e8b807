import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ownerScope, type Principal } from '../../../common/access/principal.js';
import { Clock } from '../../../common/clock.js';
import { SignedAddresses } from '../../../common/crypto/signed-addresses.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { ProductFilesService } from '../../storage/product-files/product-files.service.js';
import { fileDisposition } from '../exports/file-disposition.js';
import { archiveProblems } from '../sops.problems.js';
import type { ArchiveDto } from './archive.dto.js';
import { ArchiveQueries, type ArchiveRow } from './archive.queries.js';

/**
 * Signs the addresses of ZIP files, which browsers download directly: gigabytes do not pass through the memory of a
 * page.
 */
@Injectable()
export class ArchiveAddressesService extends SignedAddresses {
  constructor(@Inject(SECRETS) { secretKey }: Pick<Secrets, 'secretKey'>, clock: Clock) {
    super(secretKey, 'addresses of archives', clock);
  }
}

/** A finished ZIP file. */
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
    private readonly addresses: ArchiveAddressesService,
  ) {}

  async list(principal: Principal): Promise<ArchiveDto[]> {
    const { userId } = ownerScope(principal);
    return (await this.queries.list(userId)).map((row) => this.withAddress(userId, row));
  }

  /** @throws `archive-not-found` */
  async get(principal: Principal, id: string): Promise<ArchiveDto> {
    const { userId } = ownerScope(principal);
    const archive = await this.queries.find(userId, id);
    if (!archive) throw archiveProblems['archive-not-found']();
    return this.withAddress(userId, archive);
  }

  /** @throws `archive-not-found` also while it is not ready, and for imports */
  async open(principal: Principal, id: string): Promise<ArchiveFile> {
    const file = await this.openOf(ownerScope(principal).userId, id);
    if (!file) throw archiveProblems['archive-not-found']();
    return file;
  }

  /** The ZIP file of a signed address; null if it does not exist, or the address is invalid or expired. */
  async openSigned(id: string, token: string): Promise<ArchiveFile | null> {
    const claim = this.addresses.read(id, token);
    return claim && this.openOf(claim.readerId, id);
  }

  /**
   * Deletes it with its file; one in progress is stopped. SOPs created by an import are kept.
   * @throws `archive-not-found`
   */
  async remove(principal: Principal, id: string): Promise<void> {
    const { userId } = ownerScope(principal);
    const isRemoved = await this.dataSource.transaction((manager) => this.queries.remove(manager, userId, id));
    if (!isRemoved) throw archiveProblems['archive-not-found']();
  }
  private async openOf(userId: string, id: string): Promise<ArchiveFile | null> {
    const row = await this.queries.findFile(userId, id);
    const file = row ? await this.files.open(row.object_name) : null;
    return row && file && { ...file, disposition: fileDisposition('attachment', row.name) };
  }

  private withAddress(userId: string, row: ArchiveRow): ArchiveDto {
    const hasFile = row.kind === 'export' && row.state === 'done';
    const token = encodeURIComponent(this.addresses.sign(row.id, userId));
    return { ...row, url: hasFile ? `/api/v1/archives/${row.id}/download?token=${token}` : null };
  }
}
