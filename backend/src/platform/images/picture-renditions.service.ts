import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { FairQueue } from '../../common/queues/fair-queue.js';
import { ImageRefusedError } from './image-header.js';
import { MAX_PICTURE_PIXELS, PictureRewriterService, type PictureType } from './picture-rewriter.service.js';
import { loadSharp } from './sharp-library.js';

/** Widths in which pages show a picture, in pixels. */
const WIDTHS = [320, 960, 1920] as const;
/** Width for PDF and Word exports, which do not support WebP. */
const PRINT_WIDTH = 960;
/** Maximum height as a multiple of the width; taller pictures become narrower. */
const MAX_HEIGHT_RATIO = 4;
const TIMEOUT_S = 20;

/** A picture in one size. */
export interface PictureRendition {
  /** Requested width and format, such as `960.webp`. */
  key: string;
  mediaType: 'image/webp' | 'image/jpeg';
  /** In pixels. */
  widthPx: number;
  heightPx: number;
  image: Buffer;
}

/** A re-encoded picture, with its display sizes. */
export interface RenderedPicture {
  image: Buffer;
  widthPx: number;
  heightPx: number;
  /** The WebP renditions by size, then the JPEG. None is larger than the original. */
  renditions: PictureRendition[];
}

/** Creates display sizes of pictures. Runs one at a time, fairly queued by owner, off the event loop. */
@Injectable()
export class PictureRenditionsService {
  private readonly queue = new FairQueue({ maxRunning: 1, maxWaiting: 50, maxRunningPerKey: 1, maxWaitingPerKey: 6 });

  constructor(private readonly rewriter: PictureRewriterService) {}

  /** @param ownerId owner of the picture, for fair queuing @throws as {@link PictureRewriterService.rewrite} */
  async render(ownerId: string, file: Buffer, mediaType: PictureType): Promise<RenderedPicture> {
    const image = await this.rewriter.rewrite(ownerId, file, mediaType);
    return this.queue.run(ownerId, () =>
      renditionsOf(image).catch((cause: unknown) => {
        throw new ImageRefusedError('unreadable', { cause });
      }),
    );
  }
}

async function renditionsOf(image: Buffer): Promise<RenderedPicture> {
  const sharp = await loadSharp();
  const limits = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' } as const;
  const { width: widthPx, height: heightPx } = await sharp(image, limits).metadata();
  const largest = await resized(sharp(image, limits), WIDTHS[2]).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = largest.info;
  const pixels = () => sharp(largest.data, { raw: { width, height, channels } });
  const renditions: PictureRendition[] = [];
  for (const wanted of WIDTHS) {
    if ((renditions.at(-1)?.widthPx ?? 0) === width) break;
    const made = await finished(resized(pixels(), wanted).webp({ quality: 80, effort: 3 }));
    renditions.push({ key: `${wanted}.webp`, mediaType: 'image/webp', ...made });
  }
  const onWhite = resized(pixels(), PRINT_WIDTH).flatten({ background: '#ffffff' });
  const printed = await finished(onWhite.jpeg({ quality: 82 }));
  renditions.push({ key: `${PRINT_WIDTH}.jpg`, mediaType: 'image/jpeg', ...printed });
  return { image, widthPx, heightPx, renditions };
}

function resized(picture: Sharp, width: number): Sharp {
  const height = Math.round(width * MAX_HEIGHT_RATIO);
  return picture.resize({ width, height, fit: 'inside', withoutEnlargement: true });
}

async function finished(picture: Sharp): Promise<Pick<PictureRendition, 'image' | 'widthPx' | 'heightPx'>> {
  const { data, info } = await picture.timeout({ seconds: TIMEOUT_S }).toBuffer({ resolveWithObject: true });
  return { image: data, widthPx: info.width, heightPx: info.height };
}
