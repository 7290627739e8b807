import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskObjectStorage } from './disk.object-storage.js';
import { newBlobKey } from './object-storage.js';
import { FileTooLargeError, UploadSpoolService } from './upload-spool.service.js';

let folder: string;
let storage: DiskObjectStorage;
let spool: UploadSpoolService;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  storage = new DiskObjectStorage(folder);
  spool = new UploadSpoolService({
    storage: { dir: folder, maxBytes: 0, maxUploadBytes: 100, maxArchiveBytes: 100, ownerBytes: 100, s3: undefined },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function* chunks(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

async function stored(content: string): Promise<string> {
  const key = newBlobKey();
  await storage.put(key, await spool.receive(chunks(content), 100));
  return key;
}

describe('a blob on the disk', () => {
  it('is read as a whole and in parts, listed and removed', async () => {
    const key = await stored('abcdef');
    const read = async (range?: { first: number; last: number }) => {
      const stream = await storage.get(key, range);
      return stream && text(stream);
    };
    expect(await read()).toBe('abcdef');
    expect(await read({ first: 2, last: 3 })).toBe('cd');
    expect(await storage.sizeOf(key)).toBe(6);
    const listed = [];
    for await (const blob of storage.list()) listed.push(blob);
    expect(listed).toEqual([{ key, size: 6, storedAt: expect.anything() }]);
    await storage.delete(key);
    await storage.delete(key);
    expect([await read(), await storage.sizeOf(key)]).toEqual([null, null]);
  });

  it('is for this account of the machine alone', async () => {
    const key = await stored('secret');
    expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600);
  });

  it('has a key of ours, or nothing is touched', async () => {
    for (const key of ['../secret', 'ab/../../x', '/etc/passwd', 'ab', newBlobKey().slice(1), `${newBlobKey()}/x`])
      await expect(storage.get(key)).rejects.toThrow('Not a key');
  });
});

describe('an upload', () => {
  it('is seen by nobody before it is whole', async () => {
    let go: () => void = () => undefined;
    const halfway = new Promise<void>((resolve) => {
      go = resolve;
    });
    async function* slow(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half');
      await halfway;
    }
    const received = spool.receive(slow(), 100);
    const seen = [];
    for await (const blob of storage.list()) seen.push(blob);
    expect(seen).toEqual([]);
    go();
    expect((await received).size).toBe(4);
  });

  it('of too many bytes, or one that fails, leaves nothing', async () => {
    await expect(spool.receive(chunks('abc', 'def'), 5)).rejects.toThrow(FileTooLargeError);
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('x');
      throw new Error('cut off');
    }
    await expect(spool.receive(failing(), 5)).rejects.toThrow('cut off');
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  });

  it('that a killed process has left is removed when it is old', async () => {
    await spool.receive(chunks('left'), 100);
    expect(await spool.removeOlderThan(new Date(Date.now() - 60_000))).toBe(0);
    expect(await spool.removeOlderThan(new Date(Date.now() + 60_000))).toBe(1);
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
    rmSync(join(folder, 'incoming'), { recursive: true });
    expect(await spool.removeOlderThan(new Date())).toBe(0);
  });
});
