import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './read-png.js';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Eight bits a channel, colour with opacity, and the only methods that there are; not interlaced. */
const KIND = [8, 6, 0, 0, 0];

/** Writes pixels as a PNG of the plainest kind, which every program reads. */
export function writePng({ width, height, rgba }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(KIND, 8);
  const lineLength = width * 4;
  const lines = Buffer.alloc((lineLength + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rgba.copy(lines, y * (lineLength + 1) + 1, y * lineLength, (y + 1) * lineLength);
  }
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND')]);
}

function chunk(name: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
