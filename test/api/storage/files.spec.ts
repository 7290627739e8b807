import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { StorageApiError } from '@supabase/storage-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { KEEPS, useStorage } from './s3-service.js';
import { codeOf, given, PNG, SERVICE_KEY, serviceStorage } from './storage-fixture.js';

describe.each(KEEPS)('on %s', (keep) => {
  const site = useStorage(keep);
  const files = (bucket = 'files') => serviceStorage(site).from(bucket);
  const keys = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };
  const urlOf = (path: string) => `${site.origin}/api/v1/storage/object/${path}`;

  beforeAll(async () => {
    const storage = serviceStorage(site);
    await storage.createBucket('files', { public: false });
    await storage.createBucket('other', { public: false, fileSizeLimit: 10 });
    await storage.createBucket('shown', { public: true });
  });

  describe('a file', () => {
    it.each([
      ['text', 'some text', 'text/plain;charset=UTF-8'],
      ['a blob', new Blob(['some text'], { type: 'text/markdown' }), 'text/markdown'],
      ['bytes', Buffer.from('some text'), 'text/plain;charset=UTF-8'],
      ['a stream', () => new Blob(['some text']).stream(), 'text/plain;charset=UTF-8'],
    ])('comes as %s and goes as it came (S7.49)', async (name, body, type) => {
      const path = `forms/${name}.txt`;
      const uploaded = given(await files().upload(path, typeof body === 'function' ? body() : body));
      expect(uploaded).toEqual({ id: expect.any(String), path, fullPath: `files/${path}` });
      const bytes = given(await files().download(path));
      expect(await bytes.text()).toBe('some text');
      expect(given(await files().info(path))).toEqual({
        id: uploaded.id,
        name: path,
        version: expect.any(String),
        bucketId: 'files',
        size: 9,
        contentType: type,
        cacheControl: 'max-age=3600',
        etag: `"${createHash('sha256').update('some text').digest('hex').slice(0, 32)}"`,
        lastModified: expect.any(String),
        createdAt: expect.any(String),
        metadata: {},
      });
    });

    it('keeps what is said about it, in a form and in headers', async () => {
      const facts = { cacheControl: '60', metadata: { topic: 'Öl', count: 2 }, contentType: 'application/x-thing' };
      await files().upload('said/raw.bin', Buffer.from('x'), facts);
      await files().upload('said/form.bin', new Blob(['x'], { type: 'application/x-thing' }), facts);
      for (const path of ['said/raw.bin', 'said/form.bin']) {
        expect(given(await files().info(path))).toMatchObject({
          cacheControl: 'max-age=60',
          contentType: 'application/x-thing',
          metadata: { topic: 'Öl', count: 2 },
        });
      }
    });

    it('that was compressed before it came is sent so', async () => {
      const packed = gzipSync('unpacked text');
      given(await files().upload('packed.txt', packed, { contentEncoding: 'gzip' }));
      const answer = await fetch(urlOf('files/packed.txt'), { headers: keys });
      expect(answer.headers.get('content-length')).toBe(String(packed.length));
      expect(await answer.text()).toBe('unpacked text');
    });

    it('is the first of a form, whatever its field is called', async () => {
      const form = new FormData();
      form.append('picture', new Blob([PNG], { type: 'image/png' }), 'p.png');
      form.append('more', new Blob(['second']), 'q.txt');
      given(await files().upload('form/first.png', form));
      expect(Buffer.from(await given(await files().download('form/first.png')).arrayBuffer())).toEqual(PNG);
      const empty = new FormData();
      expect((await files().upload('form/none.png', empty)).error).toMatchObject({
        status: 400,
        code: 'InvalidRequest',
      });
    });

    it('of JSON is a file, and no call', async () => {
      given(await files().upload('data.json', '{"bucketId": 1}', { contentType: 'application/json' }));
      expect(await given(await files().download('data.json')).text()).toBe('{"bucketId": 1}');
    });

    it('is replaced by upsert and update only, and its bytes are collected later', async () => {
      const first = given(await files().upload('one.txt', 'first'));
      expect((await files().upload('one.txt', 'second')).error).toMatchObject({
        status: 409,
        statusCode: '409',
        code: 'ResourceAlreadyExists',
        message: 'The resource already exists',
      });
      expect(await given(await files().download('one.txt')).text()).toBe('first');
      const second = given(await files().upload('one.txt', 'second', { upsert: true }));
      expect(second.id).toBe(first.id);
      given(await files().update('one.txt', 'third'));
      expect(await given(await files().download('one.txt')).text()).toBe('third');
      given(await files().update('made-by-update.txt', 'new'));
      const garbage = await site.query('SELECT blob_key FROM storage_garbage');
      expect(garbage).toHaveLength(2);
    });

    it('has a name of 512 characters at most, in which nothing leads elsewhere', async () => {
      const longest = `long/${'x'.repeat(507)}`;
      given(await files().upload(longest, 'long'));
      expect(await given(await files().download(longest)).text()).toBe('long');
      for (const name of [`${longest}y`, 'a%2F..%2Fb', 'a%2F%2Fb', 'ä', 'a%23b', 'a%3Fb', 'a%5Cb', 'a%00b']) {
        const answer = await fetch(urlOf(`files/${name}`), { method: 'POST', headers: keys, body: 'x' });
        expect([name, ...(await codeOf(answer))]).toEqual([name, 400, 'InvalidKey']);
      }
    });

    it('is refused with what cannot be stored about it', async () => {
      const send = async (headers: Record<string, string>) => {
        const answer = await fetch(urlOf('files/odd'), { method: 'POST', headers: { ...keys, ...headers }, body: 'x' });
        return codeOf(answer);
      };
      expect(await send({ 'x-metadata': Buffer.from('[1]').toString('base64') })).toEqual([400, 'InvalidRequest']);
      expect(await send({ 'x-metadata': Buffer.from('{"a":"\\u0000"}').toString('base64') })).toEqual([
        400,
        'InvalidRequest',
      ]);
      expect(await send({ 'x-metadata': '!!' })).toEqual([400, 'InvalidRequest']);
      expect(await send({ 'content-type': 'text' })).toEqual([415, 'InvalidMimeType']);
      expect(await send({ 'content-encoding': 'gzip;q=1' })).toEqual([400, 'InvalidRequest']);
      expect(await send({ 'content-type': 'multipart/form-data; boundary=x' })).toEqual([400, 'InvalidRequest']);
      expect(await send({ 'content-type': 'multipart/form-data; x' })).toEqual([400, 'InvalidRequest']);
    });
  });

  describe('files', () => {
    it('are moved and copied, within a bucket and to another (S7.49)', async () => {
      given(await files().upload('from/a.txt', 'moves', { metadata: { kept: true } }));
      expect(given(await files().copy('from/a.txt', 'to/copy.txt'))).toEqual({ path: 'files/to/copy.txt' });
      expect(given(await files().move('from/a.txt', 'to/moved.txt'))).toEqual({ message: 'Successfully moved' });
      expect((await files().download('from/a.txt')).error).toMatchObject({ status: 404 });
      given(await files().copy('to/moved.txt', 'a.txt', { destinationBucket: 'other' }));
      for (const place of [
        files().download('to/copy.txt'),
        files().download('to/moved.txt'),
        files('other').download('a.txt'),
      ])
        expect(await given(await place).text()).toBe('moves');
      expect(given(await files().info('to/copy.txt')).metadata).toEqual({ kept: true });
      expect((await files().copy('to/copy.txt', 'to/moved.txt')).error).toMatchObject({ status: 409 });
      expect((await files().move('to/copy.txt', 'to/moved.txt')).error).toMatchObject({ status: 409 });
      expect((await files().move('nowhere', 'to/x')).error).toMatchObject({ status: 404, code: 'NoSuchKey' });
      given(await files().upload('large.txt', 'more than ten'));
      expect((await files().copy('large.txt', 'l', { destinationBucket: 'other' })).error).toMatchObject({
        status: 413,
      });
    });

    it('are removed by their names, and nothing else is', async () => {
      for (const name of ['gone/a', 'gone/b', 'gone/c']) given(await files().upload(name, 'x'));
      const removed = given(await files().remove(['gone/a', 'gone/b', 'gone/unknown', 'gone']));
      expect(removed.map(({ name }) => name).sort()).toEqual(['gone/a', 'gone/b']);
      expect(given(await files().list('gone')).map(({ name }) => name)).toEqual(['c']);
    });

    it('that are not there are told by status and code (S8.49)', async () => {
      const { error } = await files().info('nothing');
      expect(error).toBeInstanceOf(StorageApiError);
      expect(error).toMatchObject({ status: 404, statusCode: '404', code: 'NoSuchKey', message: 'Object not found' });
      expect((await files().exists('nothing')).data).toBe(false);
      given(await files().upload('something', 'x'));
      expect((await files().exists('something')).data).toBe(true);
    });
  });

  describe('what is not offered', () => {
    it('says so', async () => {
      given(await files().upload('plain.png', PNG, { contentType: 'image/png' }));
      const refused = { status: 501, code: 'NotSupported' };
      expect((await files().download('plain.png', { transform: { width: 10 } })).error).toMatchObject(refused);
      expect((await files().download('plain.png', { versionId: 'x' })).error).toMatchObject(refused);
      expect((await files().createSignedUrl('plain.png', 60, { transform: { width: 10 } })).error).toMatchObject(
        refused,
      );
      expect((await fetch(`${site.origin}/api/v1/storage/upload/resumable`, { method: 'POST' })).status).toBe(501);
      expect((await fetch(`${site.origin}/api/v1/storage/s3/files`)).status).toBe(501);
      const nowhere = await fetch(`${site.origin}/api/v1/storage/nowhere`);
      expect([nowhere.status, await nowhere.json()]).toEqual([404, expect.objectContaining({ statusCode: '404' })]);
    });
  });

  describe('bytes', () => {
    const TEXT = 'abcdefghij'.repeat(300);
    beforeAll(async () => {
      given(await files('shown').upload('text.txt', TEXT));
      given(await files('shown').upload('empty.txt', ''));
      given(await files('shown').upload('picture.png', PNG, { contentType: 'image/png' }));
      given(await files('shown').upload('page.html', '<script>1</script>', { contentType: 'text/html' }));
      given(await files('shown').upload('drawing.svg', '<svg/>', { contentType: 'image/svg+xml' }));
    });
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(urlOf(`public/shown/${path}`), { method, headers });

    it('are read in parts', async () => {
      const part = await get('text.txt', { range: 'bytes=10-12' });
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
        206,
        'bytes 10-12/3000',
        'abc',
      ]);
      expect(part.headers.get('content-length')).toBe('3');
      expect(await (await get('text.txt', { range: 'bytes=2995-' })).text()).toBe('fghij');
      expect(await (await get('text.txt', { range: 'bytes=-2' })).text()).toBe('ij');
      const outside = await get('text.txt', { range: 'bytes=3000-' });
      expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */3000']);
      expect(await codeOf(outside)).toEqual([416, 'InvalidRange']);
      expect((await get('empty.txt', { range: 'bytes=0-' })).status).toBe(416);
      expect(await (await get('empty.txt')).text()).toBe('');
    });

    it('are whole when a part is of another version', async () => {
      const etag = (await get('text.txt')).headers.get('etag') ?? '';
      expect((await get('text.txt', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
      expect((await get('text.txt', { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    });

    it('are not sent to who has them', async () => {
      const etag = (await get('text.txt')).headers.get('etag') ?? '';
      const known = await get('text.txt', { 'if-none-match': `"x", W/${etag}` });
      expect([known.status, await known.text()]).toEqual([304, '']);
      expect((await get('text.txt', { 'if-none-match': '"x"' })).status).toBe(200);
    });

    it('are described by HEAD', async () => {
      const head = await get('text.txt', {}, 'HEAD');
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '3000', '']);
      expect(head.headers.get('accept-ranges')).toBe('bytes');
    });

    it('are never compressed on the way', async () => {
      const whole = await get('text.txt', { 'accept-encoding': 'gzip, br' });
      expect([whole.headers.get('content-encoding'), whole.headers.get('content-length')]).toEqual([null, '3000']);
    });

    it.each(['page.html', 'drawing.svg', 'text.txt'])('of %s are saved, not shown', async (name) => {
      const { headers } = await get(name);
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    });

    it('of a picture are shown, or saved under another name', async () => {
      expect((await get('picture.png')).headers.get('content-disposition')).toMatch(/^inline; /);
      const url = files('shown').getPublicUrl('picture.png', { download: 'Öl "1".png' }).data.publicUrl;
      const { headers } = await fetch(url);
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="_l _1_.png"; filename*=UTF-8''%C3%96l%20%221%22.png`,
      );
    });

    it('of a public bucket are kept for an hour unless somebody says otherwise (S9.44)', async () => {
      expect((await get('text.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
      given(await files('shown').upload('brief.txt', 'x', { cacheControl: '5' }));
      expect((await get('brief.txt')).headers.get('cache-control')).toBe('public, max-age=5');
      expect((await get('nothing.txt')).headers.get('cache-control')).toBe('no-store');
      const own = await fetch(urlOf('authenticated/files/said/raw.bin'), { headers: keys });
      expect(own.headers.get('cache-control')).toBe('private, no-cache');
    });
  });
});
