import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.js';
import { TestSite } from '../../support/test-site.js';
import { S3Service } from './s3-service.js';
import { given, PNG, SERVICE_KEY, STORAGE_SETTINGS, serviceStorage } from './storage-fixture.js';

const KEYS = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };

let service: S3Service;
let site: TestSite;

const files = () => serviceStorage(site).from('files');

/** What the bucket holds. */
function keptObjects(): string[] {
  const names = readdirSync(join(service.folder, 'sop-files'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('_object'));
}

beforeAll(async () => {
  service = await S3Service.start();
  site = new TestSite({ env: { ...STORAGE_SETTINGS, ...service.env } });
  await site.start();
  given(await serviceStorage(site).createBucket('files', { public: false }));
});

afterAll(async () => {
  await site.stop();
  await service.stop();
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
    expect(readdirSync(join(service.spool, 'incoming'))).toEqual([]);
  });

  it('cannot be had while it is away, and the log says why', async () => {
    given(await files().upload('away.txt', 'some text'));
    await service.goAway();
    const { error } = await files().download('away.txt');
    expect(error).toMatchObject({ status: 503 });
    await eventually(
      async () => site.server.logs(),
      (logs) => logs.includes('The bucket refused a call or did not answer'),
    );
    expect(site.server.logs()).not.toContain('S3RVER');
  });
});
