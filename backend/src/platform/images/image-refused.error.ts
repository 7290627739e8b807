/** Interlaced pictures need up to ten bytes of memory a pixel while they are decoded, others some lines. */
export const MAX_INTERLACED_PIXELS = 8_000_000;
/** Progressive pictures of cameras and of the web have some ten. */
export const MAX_SCANS = 50;

/** The file cannot be read as a picture: it is none of our kinds, it is too large to be decoded, or it is broken. */
export class ImageRefusedError extends Error {
  constructor(
    readonly reason: 'unknown_kind' | 'no_size' | 'too_many_pixels' | 'unreadable',
    options?: ErrorOptions,
  ) {
    super(`The image is refused: ${reason}`, options);
    this.name = 'ImageRefusedError';
  }
}
