import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { QueueFullError } from '../../../common/queues/fair-queue.js';
import { ImageRefusedError } from '../../../platform/images/image-refused.error.js';
import { PictureRenditionsService, type RenderedPicture } from '../../../platform/images/picture-renditions.service.js';
import { MAX_PICTURE_PIXELS, type PictureType } from '../../../platform/images/picture-rewriter.service.js';
import { attachmentProblems } from './attachment.problems.js';

/** Makes of an uploaded picture what is kept of it. */
@Injectable()
export class AttachedPicturesService {
  private readonly logger = new Logger(AttachedPicturesService.name);

  constructor(private readonly renditions: PictureRenditionsService) {}

  /** @throws `picture-not-readable` · `body-too-large` for too many pixels · `temporarily-unavailable` */
  async render(ownerId: string, path: string, mediaType: PictureType): Promise<RenderedPicture> {
    try {
      return await this.renditions.render(ownerId, await readFile(path), mediaType);
    } catch (error) {
      throw this.problemOf(error);
    }
  }

  private problemOf(error: unknown): Error {
    if (error instanceof ImageRefusedError) {
      if (error.reason !== 'too_many_pixels') return attachmentProblems['picture-not-readable']();
      const most = `${MAX_PICTURE_PIXELS / 1e6} million pixels`;
      return commonProblems['body-too-large']({
        detail: `The picture has more than ${most}, or takes too long to read.`,
      });
    }
    if (!(error instanceof QueueFullError)) this.logger.error(`Pictures cannot be read. ${String(error)}`);
    return commonProblems['temporarily-unavailable']({ headers: { 'retry-after': '5' } });
  }
}
