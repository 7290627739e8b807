import { inflateSync } from 'node:zlib';
import { colourReader } from './png-colours.js';
import { type PngParts, pngPartsOf } from './png-parts.js';
import { channelsOf, lineLength, type Pass, passesOf, unfilter } from './png-scanlines.js';

/** A picture: four bytes a pixel, red, green, blue and opacity. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Buffer;
}

const MAX_PIXELS = 4096 * 4096;

/**
 * Reads a PNG of any kind: grey, palette or colour, 1 to 16 bits, interlaced or not. Of 16 bits the upper 8 are kept.
 * Never unpacks more than the picture needs; pngjs 7 unpacks interlaced files without a bound.
 * @throws Error when the file is broken or larger than 4096 pixels in square.
 */
export function readPng(file: Buffer): Pixels {
  const parts = pngPartsOf(file);
  const { width, height } = parts;
  if (width * height === 0 || width * height > MAX_PIXELS) throw new Error('The PNG has no size that can be shown');
  const passes = passesOf(parts);
  const sizes = passes.map((pass) => (lineLength(parts, pass.width) + 1) * pass.height);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const bytes = inflateSync(parts.data, { maxOutputLength: total });
  if (bytes.length !== total) throw new Error('The PNG has too few pixels');
  const pixels: Pixels = { width, height, rgba: Buffer.alloc(width * height * 4) };
  let start = 0;
  for (const [index, pass] of passes.entries()) {
    const end = start + (sizes[index] ?? 0);
    readPass(parts, pass, bytes.subarray(start, end), pixels);
    start = end;
  }
  return pixels;
}

function readPass(parts: PngParts, pass: Pass, bytes: Buffer, { width, rgba }: Pixels): void {
  const length = lineLength(parts, pass.width);
  const channels = channelsOf(parts);
  unfilter(bytes, length, Math.max(1, (channels * parts.bitDepth) >> 3));
  const colourOf = colourReader(parts);
  for (let y = 0; y < pass.height; y += 1) {
    const line = bytes.subarray(y * (length + 1) + 1, (y + 1) * (length + 1));
    const row = (pass.top + y * pass.stepY) * width;
    for (let x = 0; x < pass.width; x += 1) {
      rgba.writeUInt32BE(colourOf(line, x), (row + pass.left + x * pass.stepX) * 4);
    }
  }
}
