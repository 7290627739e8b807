import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { QueueFullError } from '../../../common/queues/fair-queue.js';
import { ImageRefusedError } from '../../../platform/images/image-header.js';
import {
  isPictureType,
  MAX_PICTURE_PIXELS,
  PictureRewriterService,
} from '../../../platform/images/picture-rewriter.service.js';
import type { ReceivedFile } from '../../../platform/object-storage/upload-spool.service.js';
import { FileTooLargeError, UploadSpoolService } from '../../../platform/object-storage/upload-spool.service.js';
import { StorageError } from '../protocol/storage-error.js';

const RETRY_AFTER = { 'retry-after': '5' };

interface UploadedPicture {
  /** Whose picture it is. */
  ownerId: string;
  mediaType: string;
  /** Of the file that is kept. */
  maxBytes: number;
}

/** Removes hidden metadata of pictures: location and camera data. */
@Injectable()
export class UploadedPicturesService {
  private readonly logger = new Logger(UploadedPicturesService.name);

  constructor(
    private readonly rewriter: PictureRewriterService,
    private readonly spool: UploadSpoolService,
  ) {}

  /**
   * Replaces an uploaded picture by its re-encoded version; other files stay as they are.
   * @throws StorageError InvalidMimeType when it is damaged · EntityTooLarge · SlowDown · ServiceUnavailable without the
   *   library for pictures
   */
  async withoutMetadata(
    received: ReceivedFile,
    { ownerId, mediaType, maxBytes }: UploadedPicture,
  ): Promise<ReceivedFile> {
    if (!isPictureType(mediaType)) return received;
    try {
      const clean = await this.rewriter.rewrite(ownerId, await readFile(received.path), mediaType);
      const file = await this.spool.receive(chunksOf(clean), maxBytes);
      await this.spool.discard(received);
      return file;
    } catch (error) {
      throw this.refusalOf(error);
    }
  }

  private refusalOf(error: unknown): StorageError {
    if (error instanceof FileTooLargeError) return new StorageError('EntityTooLarge');
    if (error instanceof QueueFullError) return new StorageError('SlowDown', undefined, { headers: RETRY_AFTER });
    if (error instanceof ImageRefusedError) {
      if (error.reason !== 'too_many_pixels') return new StorageError('InvalidMimeType', 'The picture is damaged');
      const most = `${MAX_PICTURE_PIXELS / 1e6} million pixels`;
      return new StorageError('EntityTooLarge', `The picture has more than ${most}, or takes too long to read`);
    }
    this.logger.error(`Pictures cannot be read. ${String(error)}`);
    return new StorageError('ServiceUnavailable', 'Pictures cannot be taken at the moment', { cause: error });
  }
}

async function* chunksOf(file: Buffer): AsyncGenerator<Uint8Array> {
  yield file;
}
