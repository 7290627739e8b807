import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import S3rver from 's3rver';
import { newBlobKey } from './object-storage.js';
import { S3ObjectStorage } from './s3.object-storage.js';

let folder: string;
let server: S3rver;
let storage: S3ObjectStorage;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 's3-'));
  const configureBuckets = [{ name: 'files', configs: [] }];
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets });
  const { port } = (await server.run()) as unknown as AddressInfo;
  storage = new S3ObjectStorage({
    bucket: 'files',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    prefix: 'sop/',
    forcePathStyle: true,
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('a blob of an S3 service is written, read in parts, listed and removed', async () => {
  const key = newBlobKey();
  const path = join(folder, 'spooled');
  writeFileSync(path, 'abcdef');
  await storage.put(key, { path, size: 6 });
  const read = async (range?: { first: number; last: number }) => {
    const stream = await storage.get(key, range);
    return stream && text(stream);
  };
  expect([await read(), await read({ first: 2, last: 3 }), await storage.sizeOf(key)]).toEqual(['abcdef', 'cd', 6]);
  const listed = [];
  for await (const blob of storage.list()) listed.push(blob.key);
  expect(listed).toEqual([key]);
  await storage.delete(key);
  expect([await read(), await storage.sizeOf(key)]).toEqual([null, null]);
});
