import { performance } from 'node:perf_hooks';
import type { PictureContent } from '../block-list.js';
import { READING_LIMITS } from '../reading-limits.js';
import { digestOf, type HeldPixels } from './page-pixels.js';
import { pngFile } from './png-file.js';

/** Time after which pictures are skipped, in milliseconds; the worker's timeout is 30 seconds. */
const MAX_MS = 15_000;
const MEDIA_TYPE = 'image/png';

/** A picture as a file, and a digest that is equal for pictures that look the same. */
export interface PictureFile {
  content: PictureContent;
  /** Null if its pixels are unknown. */
  digest: string | null;
}

/** Converts the pictures of a document to files, each one once, within the limits of the document. */
export class PictureFiles {
  private readonly made = new Map<string, PictureContent>();
  private readonly start: number;
  private bytes = 0;

  /** @param now clock in milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.start = now();
  }

  of(pixels: HeldPixels): PictureFile {
    if (pixels === null) return { content: { mediaType: MEDIA_TYPE, bytes: null, lack: 'unreadable' }, digest: null };
    if (pixels === 'too-many') return { content: { mediaType: MEDIA_TYPE, bytes: null }, digest: null };
    const digest = digestOf(pixels);
    const content = this.made.get(digest) ?? this.make(pixels);
    this.made.set(digest, content);
    return { content, digest };
  }

  private make(pixels: Exclude<HeldPixels, string | null>): PictureContent {
    const isLate = this.now() - this.start > MAX_MS;
    if (isLate || this.bytes > READING_LIMITS.pictureBytes) return { mediaType: MEDIA_TYPE, bytes: null };
    const bytes = pngFile(pixels);
    this.bytes += bytes.length;
    return { mediaType: MEDIA_TYPE, bytes };
  }
}

/** Stands for a picture that was too large to decode. */
export const TOO_LARGE: PictureFile = {
  content: { mediaType: MEDIA_TYPE, bytes: null, lack: 'too-large' },
  digest: null,
};
