import { crc32, deflateSync } from 'node:zlib';

/** Pixels of a picture, row by row. */
export interface Pixels {
  width: number;
  height: number;
  /** Bytes per pixel: red, green, blue, and alpha if there are four; 'bit' has eight pixels per byte, 1 for white. */
  channels: 3 | 4 | 'bit';
  data: Uint8Array;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const COLOR_TYPES = { bit: 0, 3: 2, 4: 6 } as const;
/** Row filters (PNG specification, 9.2). */
const PLAIN = 0;
const SUB = 1;
const UP = 2;

/** Encodes pixels as a PNG file, without loss. */
export function pngFile(pixels: Pixels): Uint8Array<ArrayBuffer> {
  const { width, height, channels } = pixels;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([channels === 'bit' ? 1 : 8, COLOR_TYPES[channels]], 8);
  const rows = deflateSync(filteredRows(pixels), { level: 6 });
  const file = [SIGNATURE, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  // Has its own buffer, so that it can be transferred to another thread.
  return Uint8Array.from(Buffer.concat(file));
}

/** Bytes per row. */
export function rowLength({ width, channels }: Pick<Pixels, 'width' | 'channels'>): number {
  return channels === 'bit' ? Math.ceil(width / 8) : width * channels;
}

/** Filters each row with the smallest differences: halves the size of photos and does not enlarge drawings. */
function filteredRows({ data, height, ...shape }: Pixels): Buffer {
  const length = rowLength(shape);
  const step = shape.channels === 'bit' ? 1 : shape.channels;
  const rows = Buffer.alloc((length + 1) * height);
  let above: Uint8Array = new Uint8Array(length);
  for (let row = 0; row < height; row += 1) {
    const line = data.subarray(row * length, (row + 1) * length);
    const filter = shape.channels === 'bit' ? PLAIN : bestFilter(line, above, step);
    const start = row * (length + 1);
    rows[start] = filter;
    for (let at = 0; at < length; at += 1) {
      const before = filter === SUB ? (line[at - step] ?? 0) : filter === UP ? (above[at] ?? 0) : 0;
      rows[start + 1 + at] = (line[at] ?? 0) - before;
    }
    above = line;
  }
  return rows;
}

function bestFilter(line: Uint8Array, above: Uint8Array, step: number): number {
  let sub = 0;
  let up = 0;
  for (let at = 0; at < line.length; at += 1) {
    const value = line[at] ?? 0;
    sub += Math.abs(((value - (line[at - step] ?? 0)) << 24) >> 24);
    up += Math.abs(((value - (above[at] ?? 0)) << 24) >> 24);
  }
  return sub < up ? SUB : UP;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
