import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { type ByteSource, type NewZipEntry, openZip, readEntry, writeZip, ZipError } from './index.js';

const LIMITS = { entries: 100, unpackedBytes: 10 * 1024 ** 2 };
const modifiedAt = new Date('2026-11-23T10:00:00Z');

async function* inPieces(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function* listed<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

function zipOf(...entries: Omit<NewZipEntry, 'modifiedAt'>[]): Promise<Buffer> {
  return buffer(writeZip(listed(entries.map((entry) => ({ ...entry, modifiedAt })))));
}

function sourceOf(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (first, last) => listed([bytes.subarray(first, last + 1)]) };
}

async function readAll(bytes: Uint8Array, limits = LIMITS): Promise<Record<string, string>> {
  const source = sourceOf(bytes);
  const files: Record<string, string> = {};
  for (const [path, entry] of await openZip(source, limits)) {
    files[path] = (await buffer(readEntry(source, entry))).toString();
  }
  return files;
}

async function reasonOf(bytes: Uint8Array, limits = LIMITS): Promise<string | null> {
  try {
    await readAll(bytes, limits);
    return null;
  } catch (error) {
    return error instanceof ZipError ? error.reason : String(error);
  }
}

/** Replaces bytes behind the n-th place where a signature stands. */
function patched(bytes: Uint8Array, signature: number, offset: number, value: Uint8Array, n = 0): Buffer {
  const copy = Buffer.from(bytes);
  const wanted = Buffer.alloc(4);
  wanted.writeUInt32LE(signature);
  let at = copy.indexOf(wanted);
  for (let seen = 0; seen < n; seen += 1) at = copy.indexOf(wanted, at + 1);
  copy.set(value, at + offset);
  return copy;
}

const TEXTS = { 'a.txt': 'Öffnen\n'.repeat(500), 'files/Plan für 厨房.bin': 'one two three', empty: '' };
const CENTRAL = 0x02014b50;

describe('a ZIP file', () => {
  it('is read by others, texts compressed and bytes as they are', async () => {
    const bytes = await zipOf(
      { path: 'a.txt', content: TEXTS['a.txt'] },
      { path: 'files/Plan für 厨房.bin', content: inPieces('one ', 'two ', 'three') },
      { path: 'empty', content: new Uint8Array() },
    );
    const unpacked = Object.entries(unzipSync(bytes)).map(([path, content]) => [path, Buffer.from(content).toString()]);
    expect(Object.fromEntries(unpacked)).toEqual(TEXTS);
    expect(bytes.length).toBeLessThan(1000);
    expect(bytes.includes('one two three')).toBe(true);
  });

  it('is read back, and what others have written, too', async () => {
    expect(
      await readAll(
        await zipOf(
          { path: 'a.txt', content: TEXTS['a.txt'] },
          { path: 'files/Plan für 厨房.bin', content: inPieces('one ', 'two ', 'three') },
          { path: 'empty', content: new Uint8Array() },
        ),
      ),
    ).toEqual(TEXTS);
    const other = zipSync({ folder: { 'b.txt': strToU8('b') }, 'c.txt': [strToU8('c'), { level: 0 }] });
    expect(await readAll(other)).toEqual({ 'folder/b.txt': 'b', 'c.txt': 'c' });
  });

  it('that is not finished is given up with the reason of its entry', async () => {
    async function* broken(): AsyncGenerator<NewZipEntry> {
      yield { path: 'a', content: 'a', modifiedAt };
      throw new Error('gone');
    }
    await expect(buffer(writeZip(broken()))).rejects.toThrow('gone');
  });
});

describe('a hostile ZIP file is refused:', () => {
  const plain = zipSync({ 'a.txt': strToU8('a'.repeat(1000)), 'b.txt': strToU8('b') });
  const u16 = (value: number) => Buffer.from([value & 255, value >> 8]);

  it.each<[string, () => Uint8Array, string]>([
    ['no ZIP file', () => strToU8('%PDF-1.7'.repeat(10)), 'not-readable'],
    ['one that ends early', () => plain.subarray(0, plain.length - 30), 'not-readable'],
    ['a path that leads out', () => zipSync({ '../a.txt': strToU8('a') }), 'not-readable'],
    ['a path from the root', () => zipSync({ '/etc/a': strToU8('a') }), 'not-readable'],
    ['a path of a drive', () => zipSync({ 'c:\\a': strToU8('a') }), 'not-readable'],
    ['a link', () => zipSync({ a: [strToU8('b'), { os: 3, attrs: (0o120777 << 16) >>> 0 }] }), 'not-readable'],
    ['an encrypted file', () => patched(plain, CENTRAL, 8, u16(1)), 'not-readable'],
    ['an unknown way of packing', () => patched(plain, CENTRAL, 10, u16(9)), 'not-readable'],
    ['a wrong checksum', () => patched(plain, CENTRAL, 16, u16(7)), 'not-readable'],
    ['more bytes than it says', () => patched(plain, CENTRAL, 24, u16(10)), 'not-readable'],
    ['two files in the same bytes', () => patched(plain, CENTRAL, 42, u16(0), 1), 'not-readable'],
    ['a bomb', () => zipSync({ a: new Uint8Array(11 * 1024 ** 2) }), 'too-large'],
    [
      'too many files',
      () => zipSync(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`${n}`, u16(n)]))),
      'too-large',
    ],
  ])('%s', async (_name, make, reason) => {
    expect(await reasonOf(make())).toBe(reason);
  });
});
