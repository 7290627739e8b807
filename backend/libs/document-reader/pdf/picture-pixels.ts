import type { Pixels } from './png-file.js';
import { rowLength } from './png-file.js';

/** Pixel formats of the PDF parser (`ImageKind`). */
const BITS = 1;
const RGB = 2;
const RGBA = 3;
/** Pages show pictures at most 1920 pixels wide; larger ones are scaled down to this number of pixels. */
const MAX_PIXELS = 2_500_000;

/** The pixels of a picture from the parser, scaled down if needed; null if the parser could not decode it. */
export function pixelsOf(image: unknown): Pixels | null {
  if (typeof image !== 'object' || image === null) return null;
  const { width, height, kind, data } = image as Record<string, unknown>;
  const channels = kind === BITS ? 'bit' : kind === RGB ? 3 : kind === RGBA ? 4 : null;
  const isWhole = typeof width === 'number' && typeof height === 'number' && ArrayBuffer.isView(data);
  if (!isWhole || channels === null) return null;
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const pixels = { width, height, channels, data: bytes } as const;
  if (width < 1 || height < 1 || bytes.length < rowLength(pixels) * height) return null;
  return shrunk({ ...pixels, data: bytes.subarray(0, rowLength(pixels) * height) });
}

/** Downscales by averaging squares of pixels. */
function shrunk(pixels: Pixels): Pixels {
  const { width, height, channels, data } = pixels;
  const side = Math.ceil(Math.sqrt((width * height) / MAX_PIXELS));
  if (side <= 1 || channels === 'bit') return pixels;
  const small = { width: Math.max(1, Math.floor(width / side)), height: Math.max(1, Math.floor(height / side)) };
  const result = new Uint8Array(small.width * small.height * channels);
  const [right, below] = [Math.min(side, width), Math.min(side, height)];
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let [red, green, blue, opacity] = [0, 0, 0, 0];
      for (let dy = 0; dy < below; dy += 1) {
        for (let dx = 0; dx < right; dx += 1) {
          const at = ((y * side + dy) * width + x * side + dx) * channels;
          // Weighted by alpha: transparent pixels have no color.
          const weight = channels === 4 ? (data[at + 3] ?? 0) : 255;
          red += (data[at] ?? 0) * weight;
          green += (data[at + 1] ?? 0) * weight;
          blue += (data[at + 2] ?? 0) * weight;
          opacity += weight;
        }
      }
      const to = (y * small.width + x) * channels;
      const all = Math.max(1, opacity);
      result[to] = Math.round(red / all);
      result[to + 1] = Math.round(green / all);
      result[to + 2] = Math.round(blue / all);
      if (channels === 4) result[to + 3] = Math.round(opacity / (right * below));
    }
  }
  return { ...small, channels, data: result };
}
