import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { FairQueue } from '../../common/queues/fair-queue.js';
import {
  type ImageFacts,
  type ImageHeader,
  ImageRefusedError,
  MAX_INTERLACED_PIXELS,
  MAX_SCANS,
  readImageHeader,
} from './image-header.js';
import { loadSharp } from './sharp-library.js';

/** Maximum pixels to decode, according to the header. */
export const MAX_DECODED_PIXELS = 24_000_000;
const TIMEOUT_S = 5;
const JPEG_QUALITY = 88;

/** Limits of a normalized image. */
export interface NormalizedImageLimits {
  maxPixels: number;
  maxSidePx: number;
  /** Larger images are scaled down until they fit. */
  maxBytes: number;
}

/**
 * Eight bits per channel in sRGB, upright, not interlaced, without metadata. PNG keeps transparency; JPEG stays JPEG.
 */
export interface NormalizedImage extends ImageFacts {
  image: Buffer;
}

/** Pixels of a decoded picture: three bytes each, or four with alpha. */
interface Pixels {
  data: Buffer;
  widthPx: number;
  heightPx: number;
  channels: 3 | 4;
}

/**
 * Re-encodes uploaded images to a small size, without any data of the original file. Runs one at a time, fairly queued
 * by person, in libuv's thread pool.
 */
@Injectable()
export class ImageNormalizerService {
  private readonly queue = new FairQueue({ maxRunning: 1, maxWaiting: 20, maxRunningPerKey: 1, maxWaitingPerKey: 2 });

  /**
   * @param personId owner of the picture, for fair queuing
   * @throws ImageRefusedError · QueueFullError when too many pictures wait
   */
  async normalize(personId: string, file: Buffer, limits: NormalizedImageLimits): Promise<NormalizedImage> {
    const header = readImageHeader(file);
    if (!header) throw new ImageRefusedError('unknown_kind');
    refuseExpensive(header);
    return this.queue.run(personId, async () => {
      try {
        return await encodeToFit(await decode(file, header, limits), header.mediaType, limits);
      } catch (cause) {
        throw new ImageRefusedError('unreadable', { cause });
      }
    });
  }
}

function refuseExpensive({ widthPx, heightPx, isInterlaced, scans }: ImageHeader): void {
  const pixels = widthPx * heightPx;
  if (pixels === 0) throw new ImageRefusedError('no_size');
  const maxPixels = isInterlaced ? MAX_INTERLACED_PIXELS : MAX_DECODED_PIXELS;
  if (pixels > maxPixels) throw new ImageRefusedError('too_many_pixels');
  if (scans > MAX_SCANS) throw new ImageRefusedError('unreadable');
}

/** Decodes at the target size, so that the full-size image is never in memory. */
async function decode(file: Buffer, header: ImageHeader, limits: NormalizedImageLimits): Promise<Pixels> {
  const sharp = await loadSharp();
  const picture = sharp(file, { limitInputPixels: MAX_DECODED_PIXELS, failOn: 'error' }).autoOrient();
  const { data, info } = await shrink(picture, header, limits)
    .toColorspace('srgb')
    .timeout({ seconds: TIMEOUT_S })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, widthPx: info.width, heightPx: info.height };
  if (info.channels === 3) return { ...pixels, channels: 3 };
  if (info.channels === 4) return { ...pixels, channels: 4 };
  throw new Error(`A picture of ${info.channels} channels`);
}

/** Scales down to the limits, keeping the aspect ratio, but to at least one pixel. Never enlarges. */
function shrink(
  picture: Sharp,
  { widthPx, heightPx }: ImageFacts,
  limits: Omit<NormalizedImageLimits, 'maxBytes'>,
): Sharp {
  const { maxPixels, maxSidePx } = limits;
  const scale = Math.min(1, Math.sqrt(maxPixels / (widthPx * heightPx)), maxSidePx / Math.max(widthPx, heightPx));
  if (scale === 1) return picture;
  // A square box, because the metadata may rotate the image.
  const longest = Math.max(1, Math.floor(Math.max(widthPx, heightPx) * scale));
  return picture.resize({ width: longest, height: longest, fit: 'inside' });
}

async function encodeToFit(
  pixels: Pixels,
  mediaType: ImageFacts['mediaType'],
  limits: NormalizedImageLimits,
): Promise<NormalizedImage> {
  const sharp = await loadSharp();
  const { data, widthPx, heightPx, channels } = pixels;
  const hasOpacity = channels === 4 && !isOpaque(data);
  for (let maxPixels = limits.maxPixels; maxPixels >= 1; maxPixels /= 2) {
    const picture = sharp(data, { raw: { width: widthPx, height: heightPx, channels } });
    const visible = hasOpacity ? picture : picture.removeAlpha();
    const smaller = shrink(visible, { mediaType, widthPx, heightPx }, { ...limits, maxPixels });
    const encoded =
      mediaType === 'image/png' ? smaller.png({ compressionLevel: 9 }) : smaller.jpeg({ quality: JPEG_QUALITY });
    const { data: image, info } = await encoded.timeout({ seconds: TIMEOUT_S }).toBuffer({ resolveWithObject: true });
    if (image.length <= limits.maxBytes) return { mediaType, widthPx: info.width, heightPx: info.height, image };
  }
  throw new Error('No picture is as small as the limit');
}

/** Fully opaque alpha channels are removed: PDF export takes ten times as long for images with alpha. */
function isOpaque(rgba: Buffer): boolean {
  for (let at = 3; at < rgba.length; at += 4) {
    if (rgba[at] !== 255) return false;
  }
  return true;
}
