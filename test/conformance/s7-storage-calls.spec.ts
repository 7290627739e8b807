import { StorageApiError, StorageClient } from '@supabase/storage-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../support/test-site.js';

const SERVICE_KEY = 'service-key-of-the-test-server';
const site = useApi({ BILLING_MODE: 'none', SERVICE_KEY });
let storage: StorageClient;

beforeAll(() => {
  const headers = { apikey: SERVICE_KEY, Authorization: `Bearer ${SERVICE_KEY}` };
  storage = new StorageClient(`${site.origin}/api/v1/storage`, headers);
});

describe('the unmodified storage client', () => {
  it('S7.49 makes, reads, changes, empties and removes a bucket', async () => {
    expect(await storage.createBucket('one', { public: false })).toEqual({ data: { name: 'one' }, error: null });
    expect((await storage.listBuckets({ search: 'one' })).data).toMatchObject([{ id: 'one', public: false }]);
    expect((await storage.updateBucket('one', { public: true })).error).toBeNull();
    expect((await storage.getBucket('one')).data).toMatchObject({ id: 'one', public: true });
    await storage.from('one').upload('file.txt', 'text');
    expect((await storage.emptyBucket('one')).error).toBeNull();
    expect((await storage.deleteBucket('one')).error).toBeNull();
  });

  it('S7.49 uploads, replaces, lists, reads, moves, copies, signs and removes files', async () => {
    await storage.createBucket('files', { public: true });
    const files = storage.from('files');
    expect((await files.upload('a/b.txt', 'first')).data).toMatchObject({ path: 'a/b.txt', fullPath: 'files/a/b.txt' });
    expect((await files.update('a/b.txt', 'second')).error).toBeNull();
    expect((await files.list('a')).data).toMatchObject([{ name: 'b.txt', metadata: { size: 6 } }]);
    expect((await files.listV2({ prefix: 'a/' })).data).toMatchObject({
      hasNext: false,
      objects: [{ name: 'a/b.txt' }],
    });
    expect(await (await files.download('a/b.txt')).data?.text()).toBe('second');
    expect((await files.info('a/b.txt')).data).toMatchObject({ size: 6, bucketId: 'files' });
    expect((await files.exists('a/b.txt')).data).toBe(true);
    expect((await files.move('a/b.txt', 'c.txt')).error).toBeNull();
    expect((await files.copy('c.txt', 'd.txt')).data).toEqual({ path: 'files/d.txt' });
    const { data: signed } = await files.createSignedUrl('c.txt', 60);
    const addresses = [signed?.signedUrl ?? '', files.getPublicUrl('d.txt').data.publicUrl];
    for (const address of addresses) expect(await (await fetch(address)).text()).toBe('second');
    expect((await files.createSignedUrls(['c.txt'], 60)).data).toMatchObject([{ error: null }]);
    const { data: upload } = await files.createSignedUploadUrl('e.txt');
    expect((await files.uploadToSignedUrl('e.txt', upload?.token ?? '', 'third')).error).toBeNull();
    expect((await files.remove(['c.txt', 'd.txt', 'e.txt'])).data).toHaveLength(3);
  });

  it('S8.49 is told the status of what goes wrong', async () => {
    const missing = await storage.from('nowhere').download('x');
    expect(missing.error).toBeInstanceOf(StorageApiError);
    expect(missing.error).toMatchObject({ name: 'StorageApiError', status: 404, statusCode: '404' });
    await storage.createBucket('taken', { public: false });
    expect((await storage.createBucket('taken', { public: false })).error).toMatchObject({ status: 409 });
    const keyless = new StorageClient(`${site.origin}/api/v1/storage`);
    expect((await keyless.listBuckets()).error).toMatchObject({ status: 401, statusCode: '401' });
  });

  it('S9.43 lists 100 from the first on, by name, and so does the server when nothing is said', async () => {
    await storage.createBucket('hundreds', { public: false });
    const files = storage.from('hundreds');
    const names = Array.from({ length: 105 }, (_, index) => `${String(index).padStart(3, '0')}.txt`);
    for (const name of [...names].reverse()) expect((await files.upload(name, 'x')).error).toBeNull();
    const listed = await files.list();
    expect(listed.data?.map(({ name }) => name)).toEqual(names.slice(0, 100));
    const bare = await fetch(`${site.origin}/api/v1/storage/object/list/hundreds`, {
      method: 'POST',
      headers: { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` },
      body: '{}',
    });
    expect(await bare.json()).toEqual(listed.data);
  });

  it('S9.44 has files kept for 3600 s unless somebody says otherwise', async () => {
    await storage.createBucket('kept', { public: true });
    const files = storage.from('kept');
    await files.upload('a.txt', 'x');
    expect((await files.info('a.txt')).data?.cacheControl).toBe('max-age=3600');
    const { headers } = await fetch(files.getPublicUrl('a.txt').data.publicUrl);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });
});
