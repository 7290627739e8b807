import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { FairQueue } from '../../common/queues/fair-queue.js';
import { ImageRefusedError, MAX_INTERLACED_PIXELS, MAX_SCANS, readImageHeader } from './image-header.js';
import { loadSharp } from './sharp-library.js';

/** Maximum pixels of a picture, all frames together. */
export const MAX_PICTURE_PIXELS = 50_000_000;
const TIMEOUT_S = 20;

/** Encoder of each format; the result looks the same and has no data of the original file. */
const WRITERS = {
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/jpeg': (picture) => picture.jpeg({ quality: 90 }),
  'image/webp': (picture) => picture.webp({ quality: 90 }),
  'image/gif': (picture) => picture.gif(),
  // Higher effort is much slower and hardly smaller.
  'image/avif': (picture) => picture.avif({ quality: 70, effort: 2 }),
} satisfies Record<string, (picture: Sharp) => Sharp>;

export type PictureType = keyof typeof WRITERS;

export function isPictureType(mediaType: string): mediaType is PictureType {
  return Object.hasOwn(WRITERS, mediaType);
}

/**
 * Re-encodes pictures in their own format and size: upright, in sRGB, without metadata such as location and camera.
 * This also neutralizes polyglot files. Runs one at a time, fairly queued by owner, off the event loop.
 */
@Injectable()
export class PictureRewriterService {
  private readonly queue = new FairQueue({ maxRunning: 1, maxWaiting: 50, maxRunningPerKey: 1, maxWaitingPerKey: 6 });

  /**
   * @param ownerId owner of the picture, for fair queuing
   * @throws ImageRefusedError · QueueFullError when too many pictures wait · an error if the library cannot be loaded
   */
  async rewrite(ownerId: string, file: Buffer, mediaType: PictureType): Promise<Buffer> {
    refuseExpensive(file);
    const sharp = await loadSharp();
    return this.queue.run(ownerId, async () => {
      try {
        const hasFrames = mediaType === 'image/gif' || mediaType === 'image/webp';
        const limits = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' } as const;
        const picture = sharp(file, { ...limits, animated: hasFrames })
          .autoOrient()
          .toColorspace('srgb');
        return await WRITERS[mediaType](picture).timeout({ seconds: TIMEOUT_S }).toBuffer();
      } catch (cause) {
        const isTooLarge = cause instanceof Error && /pixel limit|timeout/i.test(cause.message);
        throw new ImageRefusedError(isTooLarge ? 'too_many_pixels' : 'unreadable', { cause });
      }
    });
  }
}

/** Some images cost far more to decode than their pixel count suggests. */
function refuseExpensive(file: Buffer): void {
  const header = readImageHeader(file);
  if (!header) return;
  const isHeldWhole = header.isInterlaced && header.widthPx * header.heightPx > MAX_INTERLACED_PIXELS;
  if (isHeldWhole) throw new ImageRefusedError('too_many_pixels');
  if (header.scans > MAX_SCANS) throw new ImageRefusedError('unreadable');
}
