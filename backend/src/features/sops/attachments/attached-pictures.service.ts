import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { QueueFullError } from '../../../common/queues/fair-queue.js';
import { ImageRefusedError } from '../../../platform/images/image-header.js';
import { PictureRenditionsService, type RenderedPicture } from '../../../platform/images/picture-renditions.service.js';
import { MAX_PICTURE_PIXELS, type PictureType } from '../../../platform/images/picture-rewriter.service.js';
import type { ProductFilePart, TypedFile } from '../../storage/product-files/product-file-sets.service.js';
import { attachmentProblems } from '../sops.problems.js';
import { type NewAttachment, ORIGINAL } from './attachment.queries.js';

/** The stored facts of a file, besides those from its sender. */
export interface MadeAttachment {
  facts: Pick<NewAttachment, 'kind' | 'size' | 'width' | 'height' | 'renditions'>;
  parts: ProductFilePart[];
}

/** Converts an uploaded picture to its stored sizes. */
@Injectable()
export class AttachedPicturesService {
  private readonly logger = new Logger(AttachedPicturesService.name);

  constructor(private readonly renditions: PictureRenditionsService) {}

  /**
   * @param folder the target folder of its files.
   * @throws `picture-not-readable` · `body-too-large` for too many pixels · `temporarily-unavailable`
   */
  async make(
    ownerId: string,
    folder: string,
    { path, mediaType }: TypedFile & { mediaType: PictureType },
  ): Promise<MadeAttachment> {
    const { image, widthPx, heightPx, renditions } = await this.render(ownerId, path, mediaType);
    return {
      facts: {
        ...{ kind: 'image', size: image.length, width: widthPx, height: heightPx },
        renditions: renditions.map((each) => ({
          ...{ key: each.key, media_type: each.mediaType, width: each.widthPx, height: each.heightPx },
        })),
      },
      parts: [
        { name: `${folder}/${ORIGINAL}`, mediaType, content: image },
        ...renditions.map((each) => ({
          ...{ name: `${folder}/${each.key}`, mediaType: each.mediaType, content: each.image },
        })),
      ],
    };
  }

  private async render(ownerId: string, path: string, mediaType: PictureType): Promise<RenderedPicture> {
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
