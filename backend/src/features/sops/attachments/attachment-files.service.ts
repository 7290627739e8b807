import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SignedAddresses } from '../../../common/crypto/signed-addresses.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { ProductFilesService } from '../../storage/product-files/product-files.service.js';
import { SharedSopQueries } from '../shared/shared-sop.queries.js';
import { AttachmentQueries, type AttachmentRow, ORIGINAL } from './attachment.queries.js';

/** Signs the addresses of pictures and files. A token is for every part of an attachment. */
@Injectable()
export class AttachmentAddressesService extends SignedAddresses {
  constructor(@Inject(SECRETS) { secretKey }: Pick<Secrets, 'secretKey'>, clock: Clock) {
    super(secretKey, 'addresses of attachments', clock);
  }
}

/** The bytes of an attachment, or of a picture in one size. */
export interface AttachmentFile {
  stream: Readable;
  /** Bytes. */
  size: number;
  mediaType: string;
  name: string;
  /** The remaining lifetime of the address, in seconds. */
  remainingS: number;
}

/** Serves a file to the holder of a URL that was signed for a reader who may still see it. */
@Injectable()
export class AttachmentFilesService {
  constructor(
    private readonly addresses: AttachmentAddressesService,
    private readonly queries: AttachmentQueries,
    private readonly shared: SharedSopQueries,
    private readonly files: ProductFilesService,
  ) {}

  /** Null if it does not exist, or the address is invalid or expired. */
  async open(id: string, part: string, token: string): Promise<AttachmentFile | null> {
    const claim = this.addresses.read(id, token);
    const row = claim ? await this.queries.findSigned(id) : null;
    if (!claim || !row || !(await this.maySee(claim.readerId, row))) return null;
    const mediaType = mediaTypeOf(row, part);
    const file = mediaType === null ? null : await this.files.open(`${row.folder}/${part}`);
    return file && mediaType ? { ...file, mediaType, name: row.name, remainingS: claim.remainingS } : null;
  }

  private async maySee(readerId: string, row: AttachmentRow & { owner_id: string | null }): Promise<boolean> {
    if (row.owner_id === null) return false;
    if (row.owner_id === readerId) return true;
    const isShown = row.kind === 'file' || row.is_placed;
    return isShown && (await this.shared.mayRead(readerId, row.sop_id));
  }
}

function mediaTypeOf({ media_type, renditions }: AttachmentRow, part: string): string | null {
  if (part === ORIGINAL) return media_type;
  return renditions.find(({ key }) => key === part)?.media_type ?? null;
}
