/** Decoding an interlaced image needs up to ten bytes of memory per pixel; others are decoded line by line. */
export const MAX_INTERLACED_PIXELS = 8_000_000;
/** Typical progressive JPEGs have about ten scans. */
export const MAX_SCANS = 50;

/** The file cannot be read as an image: unsupported format, too large to decode, or damaged. */
export class ImageRefusedError extends Error {
  constructor(
    readonly reason: 'unknown_kind' | 'no_size' | 'too_many_pixels' | 'unreadable',
    options?: ErrorOptions,
  ) {
    super(`The image is refused: ${reason}`, options);
    this.name = 'ImageRefusedError';
  }
}

export interface ImageFacts {
  mediaType: 'image/png' | 'image/jpeg';
  widthPx: number;
  heightPx: number;
}

/** Properties from an image file's header, read without decoding the image. */
export interface ImageHeader extends ImageFacts {
  /** An Adam7-interlaced PNG, which is held in memory as a whole while it is decoded. */
  isInterlaced: boolean;
  /** Number of JPEG scans, each of which may cover the whole image; 1 for a PNG. */
  scans: number;
}

const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const PNG_HEADER_LENGTH = 33;
const JPEG_START = Buffer.from('ffd8ff', 'hex');
const SCAN_START = Buffer.from('ffda', 'hex');

/**
 * Reads format and size from the content, not from the file name or declared type; null for anything but PNG and JPEG,
 * the two formats that every export supports.
 */
export function readImageHeader(file: Buffer): ImageHeader | null {
  if (file.subarray(0, PNG_START.length).equals(PNG_START)) return readPng(file);
  if (file.subarray(0, JPEG_START.length).equals(JPEG_START)) return readJpeg(file);
  return null;
}

function readPng(file: Buffer): ImageHeader | null {
  if (file.length < PNG_HEADER_LENGTH) return null;
  const [widthPx, heightPx] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  return { mediaType: 'image/png', widthPx, heightPx, isInterlaced: file[28] === 1, scans: 1 };
}

/** Skips the segments of a JPEG up to the frame header, which contains the size. */
function readJpeg(file: Buffer): ImageHeader | null {
  let position = 2;
  while (position + 9 <= file.length && file[position] === 0xff) {
    const marker = file[position + 1] ?? 0;
    if (isFrameHeader(marker)) {
      const heightPx = file.readUInt16BE(position + 5);
      const widthPx = file.readUInt16BE(position + 7);
      return { mediaType: 'image/jpeg', widthPx, heightPx, isInterlaced: false, scans: countScans(file) };
    }
    position += 2 + file.readUInt16BE(position + 2);
  }
  return null;
}

/** SOF0 to SOF15; three markers in this range have other meanings (ITU-T T.81, table B.1). */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** In entropy-coded data 0xFF is followed by 0x00 or a restart marker, so these bytes are a real marker. */
function countScans(file: Buffer): number {
  let scans = 0;
  for (let at = file.indexOf(SCAN_START); at >= 0; at = file.indexOf(SCAN_START, at + 2)) scans += 1;
  return scans;
}
