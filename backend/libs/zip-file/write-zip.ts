import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { ZipError } from './zip-error.js';
import {
  CENTRAL_HEADER,
  CENTRAL_HEADER_BYTES,
  DATA_DESCRIPTOR,
  DEFLATED,
  DESCRIPTOR_FLAG,
  END_OF_DIRECTORY,
  END_OF_DIRECTORY_BYTES,
  LOCAL_HEADER,
  LOCAL_HEADER_BYTES,
  MOST_BYTES,
  MOST_ENTRIES,
  REGULAR_FILE,
  STORED,
  UNIX_HOST,
  UTF8_FLAG,
} from './zip-layout.js';

const VERSION = 20;
const compress = promisify(deflateRaw);

/** A file that goes into a ZIP file. */
export interface NewZipEntry {
  /** With `/` between folders. */
  path: string;
  modifiedAt: Date;
  /** A text as a whole, which is compressed; or bytes, whole or in pieces, which are kept as they are. */
  content: string | Uint8Array | AsyncIterable<Uint8Array>;
}

interface Sizes {
  crc: number;
  packed: number;
  unpacked: number;
}

interface WrittenEntry extends Sizes {
  name: Buffer;
  at: number;
  flags: number;
  method: number;
  modifiedAt: Date;
}

/**
 * The bytes of a ZIP file, made as they are asked for: no more than one piece of one entry is in memory.
 * @throws ZipError `too-large` beyond 4 GiB or 65,535 entries, and what the entries throw
 */
export async function* writeZip(entries: AsyncIterable<NewZipEntry>): AsyncGenerator<Uint8Array> {
  const written: WrittenEntry[] = [];
  let at = 0;
  const counted = <Piece extends Uint8Array>(piece: Piece): Piece => {
    at += piece.length;
    if (at > MOST_BYTES) throw new ZipError('too-large', 'A ZIP file has at most 4 GiB');
    return piece;
  };
  for await (const { path, modifiedAt, content } of entries) {
    if (written.length >= MOST_ENTRIES) throw new ZipError('too-large', `A ZIP file has at most ${MOST_ENTRIES} files`);
    const isStream = typeof content !== 'string' && !(content instanceof Uint8Array);
    const entry: WrittenEntry = {
      name: Buffer.from(path),
      at,
      flags: isStream ? UTF8_FLAG | DESCRIPTOR_FLAG : UTF8_FLAG,
      method: typeof content === 'string' ? DEFLATED : STORED,
      modifiedAt,
      crc: 0,
      packed: 0,
      unpacked: 0,
    };
    written.push(entry);
    if (isStream) {
      yield counted(localHeader(entry));
      for await (const piece of content) {
        entry.crc = crc32(piece, entry.crc);
        entry.packed += piece.length;
        yield counted(piece);
      }
      entry.unpacked = entry.packed;
      yield counted(descriptor(entry));
    } else {
      const bytes = Buffer.from(content);
      const packed = entry.method === DEFLATED ? await compress(bytes) : bytes;
      Object.assign(entry, { crc: crc32(bytes), packed: packed.length, unpacked: bytes.length } satisfies Sizes);
      yield counted(localHeader(entry));
      yield counted(packed);
    }
  }
  const directoryAt = at;
  for (const entry of written) yield counted(centralHeader(entry));
  yield counted(endOfDirectory(written.length, directoryAt, at - directoryAt));
}

function localHeader(entry: WrittenEntry): Buffer {
  const header = Buffer.alloc(LOCAL_HEADER_BYTES);
  header.writeUInt32LE(LOCAL_HEADER, 0);
  header.writeUInt16LE(VERSION, 4);
  writeFacts(header, 6, entry);
  return Buffer.concat([header, entry.name]);
}

function centralHeader(entry: WrittenEntry): Buffer {
  const header = Buffer.alloc(CENTRAL_HEADER_BYTES);
  header.writeUInt32LE(CENTRAL_HEADER, 0);
  header.writeUInt16LE((UNIX_HOST << 8) | VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  writeFacts(header, 8, entry);
  header.writeUInt32LE(REGULAR_FILE * 0x1_0000, 38);
  header.writeUInt32LE(entry.at, 42);
  return Buffer.concat([header, entry.name]);
}

/** What both headers say alike: flags, method, time, checksum, sizes and the length of the name. */
function writeFacts(header: Buffer, from: number, entry: WrittenEntry): void {
  const { flags, method, modifiedAt, crc, packed, unpacked, name } = entry;
  const { date, time } = dosTime(modifiedAt);
  header.writeUInt16LE(flags, from);
  header.writeUInt16LE(method, from + 2);
  header.writeUInt16LE(time, from + 4);
  header.writeUInt16LE(date, from + 6);
  header.writeUInt32LE(crc, from + 8);
  header.writeUInt32LE(packed, from + 12);
  header.writeUInt32LE(unpacked, from + 16);
  header.writeUInt16LE(name.length, from + 20);
}

function descriptor({ crc, packed, unpacked }: Sizes): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(DATA_DESCRIPTOR, 0);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(packed, 8);
  record.writeUInt32LE(unpacked, 12);
  return record;
}

function endOfDirectory(entries: number, at: number, bytes: number): Buffer {
  const record = Buffer.alloc(END_OF_DIRECTORY_BYTES);
  record.writeUInt32LE(END_OF_DIRECTORY, 0);
  record.writeUInt16LE(entries, 8);
  record.writeUInt16LE(entries, 10);
  record.writeUInt32LE(bytes, 12);
  record.writeUInt32LE(at, 16);
  return record;
}

/** Two seconds are the smallest step, 1980 is the first year; UTC, as nothing says whose time it is. */
function dosTime(time: Date): { date: number; time: number } {
  const year = Math.min(Math.max(time.getUTCFullYear(), 1980), 2107);
  return {
    date: ((year - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate(),
    time: (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1),
  };
}
