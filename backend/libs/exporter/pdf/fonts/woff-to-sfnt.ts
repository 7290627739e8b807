import { inflateSync } from 'node:zlib';

const WOFF_SIGNATURE = 0x774f4646;
const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

interface FontTable {
  /** Tag and checksum as they are in both formats. */
  tag: Buffer;
  checksum: number;
  content: Buffer;
}

/**
 * Unpacks a web font (WOFF 1.0) to SFNT. The font engine can do it too, but in JavaScript and again for each document.
 * @throws Error when the file is no WOFF font
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF_SIGNATURE) throw new Error('This is no WOFF font');
  const flavour = woff.readUInt32BE(4);
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, index));
  const directory = Buffer.alloc(SFNT_HEADER_BYTES + tables.length * SFNT_ENTRY_BYTES);
  writeHeader(directory, flavour, tables.length);
  const contents: Buffer[] = [];
  let offset = directory.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    tag.copy(directory, entry);
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(content.length, entry + 12);
    const padding = Buffer.alloc(-content.length & 3);
    contents.push(content, padding);
    offset += content.length + padding.length;
  }
  return Buffer.concat([directory, ...contents]);
}

function readTable(woff: Buffer, index: number): FontTable {
  const entry = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
  const start = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const packed = woff.subarray(start, start + packedLength);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    content: packedLength < length ? inflateSync(packed) : packed,
  };
}

function writeHeader(directory: Buffer, flavour: number, tableCount: number): void {
  const entrySelector = Math.floor(Math.log2(tableCount));
  const searchRange = 2 ** entrySelector * SFNT_ENTRY_BYTES;
  directory.writeUInt32BE(flavour, 0);
  directory.writeUInt16BE(tableCount, 4);
  directory.writeUInt16BE(searchRange, 6);
  directory.writeUInt16BE(entrySelector, 8);
  directory.writeUInt16BE(tableCount * SFNT_ENTRY_BYTES - searchRange, 10);
}
