import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createInflateRaw } from 'node:zlib';
import { ZipError } from './zip-error.js';
import {
  CENTRAL_HEADER,
  CENTRAL_HEADER_BYTES,
  DEFLATED,
  ENCRYPTED_FLAG,
  END_OF_DIRECTORY,
  END_OF_DIRECTORY_BYTES,
  FILE_KIND_MASK,
  FOLDER_KIND,
  LOCAL_HEADER,
  LOCAL_HEADER_BYTES,
  MOST_BYTES,
  MOST_COMMENT_BYTES,
  MOST_ENTRIES,
  REGULAR_FILE_KIND,
  STORED,
  UNIX_HOST,
} from './zip-layout.js';

const MOST_DIRECTORY_BYTES = 16 * 1024 ** 2;
const MOST_NAME_BYTES = 1024;

/** Bytes that can be asked for in parts. */
export interface ByteSource {
  /** Bytes in all. */
  size: number;
  /** Both bytes are included. */
  read(first: number, last: number): Promise<AsyncIterable<Uint8Array>>;
}

export interface ZipLimits {
  entries: number;
  /** Bytes of all files together, when they are unpacked. */
  unpackedBytes: number;
}

/** A file in a ZIP file. */
export interface ZipEntry {
  /** As it stands there: relative, without `..`. */
  path: string;
  /** Bytes when it is unpacked, as the directory says; {@link readEntry} proves it. */
  size: number;
  packedSize: number;
  crc: number;
  method: number;
  /** Where its header begins. */
  at: number;
}

/**
 * The files in a ZIP file by their paths; folders are left out.
 * @throws ZipError `not-readable` also for links, encrypted files, files that overlap or have one name, and paths that lead out;
 *   `too-large` beyond the limits
 */
export async function openZip(source: ByteSource, limits: ZipLimits): Promise<Map<string, ZipEntry>> {
  const { count, at, bytes } = await findDirectory(source);
  if (count > limits.entries) throw new ZipError('too-large', `There are more than ${limits.entries} files`);
  if (bytes > MOST_DIRECTORY_BYTES) throw new ZipError('too-large', 'The directory is too large');
  if (at + bytes > source.size) throw unreadable('The directory lies outside of the file');
  const directory = bytes === 0 ? Buffer.alloc(0) : await read(source, at, at + bytes - 1);
  const entries = [...entriesOf(directory, count)];
  requireApart(entries, at);
  const files = new Map<string, ZipEntry>();
  let unpacked = 0;
  for (const entry of entries) {
    if (entry.path.endsWith('/')) continue;
    if (files.has(entry.path)) throw unreadable('Two files have one name');
    unpacked += entry.size;
    if (unpacked > limits.unpackedBytes) throw new ZipError('too-large', 'The files are too large when unpacked');
    files.set(entry.path, entry);
  }
  return files;
}

/**
 * The content of a file, unpacked while it is read.
 * @throws ZipError `not-readable` as soon as there are more bytes than the directory says; at the end when there are fewer, or the checksum
 *   is another
 */
export async function* readEntry(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const header = await read(source, entry.at, entry.at + LOCAL_HEADER_BYTES - 1);
  if (header.readUInt32LE(0) !== LOCAL_HEADER) throw unreadable('A file has no header');
  const from = entry.at + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (from + entry.packedSize > source.size) throw unreadable('A file lies outside of the file');
  let size = 0;
  let crc = 0;
  if (entry.packedSize > 0) {
    const packed = await source.read(from, from + entry.packedSize - 1);
    for await (const piece of entry.method === STORED ? packed : unpack(packed)) {
      size += piece.length;
      if (size > entry.size) throw unreadable('A file has more bytes than it says');
      crc = crc32(piece, crc);
      yield piece;
    }
  }
  if (size !== entry.size || crc !== entry.crc) throw unreadable('A file is damaged');
}

async function* unpack(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(packed, { objectMode: false });
  const inflate = createInflateRaw();
  source.on('error', (error) => inflate.destroy(error));
  try {
    yield* source.pipe(inflate) as AsyncIterable<Uint8Array>;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && String(cause.code).startsWith('Z_')) {
      throw unreadable('A file cannot be unpacked', { cause });
    }
    throw cause;
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

async function findDirectory(source: ByteSource): Promise<{ count: number; at: number; bytes: number }> {
  if (source.size < END_OF_DIRECTORY_BYTES || source.size > MOST_BYTES) throw unreadable('This is no ZIP file');
  const from = Math.max(0, source.size - END_OF_DIRECTORY_BYTES - MOST_COMMENT_BYTES);
  const tail = await read(source, from, source.size - 1);
  for (let at = tail.length - END_OF_DIRECTORY_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END_OF_DIRECTORY) continue;
    if (at + END_OF_DIRECTORY_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const found = {
      count: tail.readUInt16LE(at + 10),
      at: tail.readUInt32LE(at + 16),
      bytes: tail.readUInt32LE(at + 12),
    };
    if (found.count === MOST_ENTRIES || found.at === MOST_BYTES)
      throw new ZipError('too-large', 'It needs 64-bit records');
    return found;
  }
  throw unreadable('This is no ZIP file');
}

function* entriesOf(directory: Buffer, count: number): Generator<ZipEntry> {
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + CENTRAL_HEADER_BYTES > directory.length || directory.readUInt32LE(at) !== CENTRAL_HEADER) {
      throw unreadable('The directory is damaged');
    }
    const nameLength = directory.readUInt16LE(at + 28);
    const nameAt = at + CENTRAL_HEADER_BYTES;
    if (nameLength > MOST_NAME_BYTES || nameAt + nameLength > directory.length) throw unreadable('A name is too long');
    const entry: ZipEntry = {
      path: directory.toString('utf8', nameAt, nameAt + nameLength),
      size: directory.readUInt32LE(at + 24),
      packedSize: directory.readUInt32LE(at + 20),
      crc: directory.readUInt32LE(at + 16),
      method: directory.readUInt16LE(at + 10),
      at: directory.readUInt32LE(at + 42),
    };
    requirePlain(entry, directory.readUInt16LE(at + 8), {
      host: directory[at + 5] ?? 0,
      mode: directory.readUInt16LE(at + 40),
    });
    yield entry;
    at = nameAt + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
}

function requirePlain(entry: ZipEntry, flags: number, { host, mode }: { host: number; mode: number }): void {
  const { path, size, packedSize, method } = entry;
  if ((flags & ENCRYPTED_FLAG) !== 0) throw unreadable('A file is encrypted');
  if (method !== STORED && method !== DEFLATED) throw unreadable('A file is packed in an unknown way');
  if (method === STORED && size !== packedSize) throw unreadable('A file contradicts itself');
  const kind = host === UNIX_HOST ? mode & FILE_KIND_MASK : 0;
  if (kind !== 0 && kind !== REGULAR_FILE_KIND && kind !== FOLDER_KIND) throw unreadable('There is a link');
  const isInside = !/^[/\\]|[\\\p{Cc}]|^[a-z]:/iu.test(path) && !path.split('/').includes('..');
  if (path === '' || !isInside) throw unreadable('A path leads out');
}

/** Files that share their bytes unpack to far more than the file has. */
function requireApart(entries: readonly ZipEntry[], directoryAt: number): void {
  const inOrder = [...entries].sort((a, b) => a.at - b.at);
  let free = 0;
  for (const { at, packedSize } of inOrder) {
    if (at < free) throw unreadable('Two files overlap');
    free = at + LOCAL_HEADER_BYTES + packedSize;
  }
  if (free > directoryAt) throw unreadable('A file and the directory overlap');
}

async function read(source: ByteSource, first: number, last: number): Promise<Buffer> {
  const bytes = await buffer(await source.read(first, last));
  if (bytes.length !== last - first + 1) throw unreadable('The file ends too early');
  return bytes;
}

function unreadable(message: string, options?: ErrorOptions): ZipError {
  return new ZipError('not-readable', message, options);
}
