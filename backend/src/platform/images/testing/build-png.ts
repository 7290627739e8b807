import { crc32, deflateSync } from 'node:zlib';

/** A PNG to generate for a test. */
export interface PngPlan {
  width: number;
  height: number;
  bitDepth: number;
  colorType: number;
  /** Channel values of a pixel, in the bit depth of the file. */
  pixel: (x: number, y: number) => number[];
  /** Filter of every line: 0 to 4. */
  filter?: number;
  isInterlaced?: boolean;
  palette?: number[];
  transparency?: number[];
}

/** First column and row of the seven passes, and the distances between their columns and rows. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export function buildPng(plan: PngPlan): Buffer {
  const { width, height, bitDepth, colorType, isInterlaced = false } = plan;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0], 8);
  const passes = isInterlaced ? ADAM7 : [[0, 0, 1, 1] as const];
  const lines = passes.flatMap(([left, top, stepX, stepY]) => {
    const columns = from(left, width, stepX);
    return columns.length === 0 ? [] : filteredLines(plan, columns, from(top, height, stepY));
  });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(plan.palette ? [chunk('PLTE', Buffer.from(plan.palette))] : []),
    ...(plan.transparency ? [chunk('tRNS', Buffer.from(plan.transparency))] : []),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function from(first: number, end: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / step)) }, (_, index) => first + index * step);
}

function filteredLines({ pixel, bitDepth, filter = 0 }: PngPlan, columns: number[], rows: number[]): Buffer[] {
  const lines = rows.map((y) =>
    pack(
      columns.flatMap((x) => pixel(x, y)),
      bitDepth,
    ),
  );
  const channels = pixel(0, 0).length;
  const pixelLength = Math.max(1, (channels * bitDepth) / 8);
  return lines.map((line, row) => {
    const above = lines[row - 1] ?? Buffer.alloc(line.length);
    const bytes = line.map((byte, index) => {
      const left = line[index - pixelLength] ?? 0;
      const up = above[index] ?? 0;
      const aboveLeft = above[index - pixelLength] ?? 0;
      const predictions = [0, left, up, Math.floor((left + up) / 2), nearest(left, up, aboveLeft)];
      return byte - (predictions[filter] ?? 0);
    });
    return Buffer.concat([Buffer.from([filter]), bytes]);
  });
}

function nearest(left: number, up: number, aboveLeft: number): number {
  const estimate = left + up - aboveLeft;
  const byDistance = [left, up, aboveLeft].map((value) => ({ value, distance: Math.abs(estimate - value) }));
  return byDistance.sort((one, other) => one.distance - other.distance)[0]?.value ?? 0;
}

function pack(values: number[], bitDepth: number): Buffer {
  const bits = values.map((value) => value.toString(2).padStart(bitDepth, '0')).join('');
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  return Buffer.concat([number(content.length), named, number(crc32(named))]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
