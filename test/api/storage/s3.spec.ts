import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.js';
import { TestSite } from '../../support/test-site.js';
import { given, PNG, SERVICE_KEY, STORAGE_SETTINGS, serviceStorage } from './storage-fixture.js';

const KEYS = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };

let folder: string;
let spool: string;
let bucket: S3rver;
let site: TestSite;

const files = () => serviceStorage(site).from('files');

/** What the bucket holds. */
function keptObjects(): string[] {
  const names = readdirSync(join(folder, 'sop-files'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('_object'));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 's3-'));
  spool = mkdtempSync(join(tmpdir(), 's3-spool-'));
  const configureBuckets = [{ name: 'sop-files', configs: [] }];
  bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets });
  const { port } = (await bucket.run()) as unknown as AddressInfo;
  site = new TestSite({
    env: {
      ...STORAGE_SETTINGS,
      STORAGE_DIR: spool,
      S3_BUCKET: 'sop-files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PREFIX: 'sop/',
    },
  });
  await site.start();
  given(await serviceStorage(site).createBucket('files', { public: false }));
});

afterAll(async () => {
  await site.stop();
  for (const each of [folder, spool]) rmSync(each, { recursive: true });
});

describe('files that an S3 service keeps (S7.49)', () => {
  it('come and go as those on a disk, whole and in parts', async () => {
    given(await files().upload('steps/one.png', PNG, { contentType: 'image/png' }));
    expect(Buffer.from(await given(await files().download('steps/one.png')).arrayBuffer())).toEqual(PNG);
    const part = await fetch(`${site.origin}/api/v1/storage/object/files/steps/one.png`, {
      headers: { ...KEYS, range: 'bytes=1-3' },
    });
    expect([part.status, await part.text()]).toEqual([206, 'PNG']);
    expect(keptObjects()).toHaveLength(1);
  });

  it('are replaced, copied, signed, listed and removed', async () => {
    given(await files().upload('steps/one.png', 'another text', { upsert: true, contentType: 'text/plain' }));
    given(await files().copy('steps/one.png', 'steps/two.txt'));
    const { signedUrl } = given(await files().createSignedUrl('steps/two.txt', 60));
    expect(await (await fetch(signedUrl)).text()).toBe('another text');
    expect(given(await files().list('steps')).map(({ name }) => name)).toEqual(['one.png', 'two.txt']);
    given(await files().remove(['steps/one.png', 'steps/two.txt']));
    expect((await files().download('steps/two.txt')).error).toMatchObject({ status: 404 });
  });

  it('leave nothing behind on the machine that received them', async () => {
    given(await files().upload('spooled.txt', 'some text'));
    expect(readdirSync(join(spool, 'incoming'))).toEqual([]);
  });

  it('cannot be had while it is away, and the log says why', async () => {
    given(await files().upload('away.txt', 'some text'));
    await bucket.close();
    const { error } = await files().download('away.txt');
    expect(error).toMatchObject({ status: 503 });
    await eventually(
      async () => site.server.logs(),
      (logs) => logs.includes('The bucket refused a call or did not answer'),
    );
    expect(site.server.logs()).not.toContain('S3RVER');
  });
});
