import { beforeAll, describe, expect, it } from 'vitest';
import { KEEPS, useStorage } from './s3-service.js';
import { given, SERVICE_KEY, serviceStorage } from './storage-fixture.js';

describe.each(KEEPS)('on %s', (keep) => {
  const site = useStorage(keep);
  const files = () => serviceStorage(site).from('lists');
  const NAMES = Array.from({ length: 250 }, (_, index) => `many/${String(index).padStart(3, '0')}.txt`);

  beforeAll(async () => {
    await serviceStorage(site).createBucket('lists', { public: false });
    given(await files().upload('many/000.txt', 'x'));
    // Rows alone do: lists read no bytes.
    await site.query(
      `INSERT INTO storage_objects (id, bucket_id, name, version, blob_key, size, sha256, media_type)
       SELECT gen_random_uuid(), bucket_id, new.name, version, blob_key, size, sha256, media_type
       FROM storage_objects, unnest($1::text[]) AS new (name) WHERE storage_objects.name = 'many/000.txt'`,
      [[...NAMES.slice(1), 'Upper.txt', 'a.txt', 'folder/inner/x.txt', 'folder/y.txt', 'folder_z/z.txt', '100_a.txt']],
    );
  });

  const namesOf = (entries: { name: string }[]) => entries.map(({ name }) => name);

  describe('a list', () => {
    it('has folders and files, by name, as their bytes are (S7.49)', async () => {
      const entries = given(await files().list());
      expect(namesOf(entries)).toEqual(['100_a.txt', 'Upper.txt', 'a.txt', 'folder', 'folder_z', 'many']);
      expect(entries.find(({ name }) => name === 'folder')).toEqual({
        name: 'folder',
        id: null,
        created_at: null,
        updated_at: null,
        last_accessed_at: null,
        metadata: null,
      });
      expect(entries.find(({ name }) => name === 'a.txt')).toMatchObject({
        id: expect.any(String),
        metadata: { size: 1, mimetype: 'text/plain;charset=UTF-8', cacheControl: 'max-age=3600', httpStatusCode: 200 },
      });
      expect(namesOf(given(await files().list('folder')))).toEqual(['inner', 'y.txt']);
      expect(namesOf(given(await files().list('folder/inner/')))).toEqual(['x.txt']);
      expect(given(await files().list('nowhere'))).toEqual([]);
    });

    it('holds the first 100 by name when nothing is said, by the client or without it (S9.43)', async () => {
      const expected = NAMES.slice(0, 100).map((name) => name.slice(5));
      expect(namesOf(given(await files().list('many')))).toEqual(expected);
      const answer = await fetch(`${site.origin}/api/v1/storage/object/list/lists`, {
        method: 'POST',
        headers: { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/json' },
        body: '{"prefix":"many"}',
      });
      expect(namesOf((await answer.json()) as { name: string }[])).toEqual(expected);
    });

    it('is read on by an offset, in both orders, and searched by its beginning', async () => {
      const pages = await Promise.all([0, 100, 200].map((offset) => files().list('many', { offset })));
      expect(pages.flatMap((page) => namesOf(given(page)))).toEqual(NAMES.map((name) => name.slice(5)));
      const last = given(await files().list('many', { limit: 2, sortBy: { column: 'name', order: 'desc' } }));
      expect(namesOf(last)).toEqual(['249.txt', '248.txt']);
      expect(namesOf(given(await files().list('many', { search: '24' })))).toHaveLength(10);
      expect(namesOf(given(await files().list('', { search: '100_' })))).toEqual(['100_a.txt']);
      expect(given(await files().list('', { search: '100%' }))).toEqual([]);
      expect(namesOf(given(await files().list('', { sortBy: { column: 'created_at', order: 'desc' } })))).toHaveLength(
        6,
      );
      expect((await files().list('', { limit: 1001 })).error).toMatchObject({ status: 400 });
      expect((await files().list('', { sortBy: { column: 'blob_key' } })).error).toMatchObject({ status: 400 });
    });
  });

  describe('pages of files', () => {
    async function allPages(options: Parameters<ReturnType<typeof files>['listV2']>[0]) {
      const found: string[] = [];
      let cursor: string | undefined;
      let pages = 0;
      do {
        const page = given(await files().listV2({ ...options, ...(cursor && { cursor }) }));
        found.push(...page.folders.map(({ name }) => `${name} folder`), ...page.objects.map(({ name }) => name));
        cursor = page.hasNext ? page.nextCursor : undefined;
        pages += 1;
      } while (cursor);
      return { found, pages };
    }

    it('lead through everything once (S7.49)', async () => {
      const { found, pages } = await allPages({ prefix: 'many/', limit: 60 });
      expect([found, pages]).toEqual([NAMES, 5]);
      const backwards = await allPages({ prefix: 'many/', limit: 249, sortBy: { column: 'name', order: 'desc' } });
      expect(backwards.found).toEqual([...NAMES].reverse());
      const byTime = await allPages({ limit: 100, sortBy: { column: 'created_at', order: 'desc' } });
      expect(new Set(byTime.found).size).toBe(256);
      expect(byTime.found).toHaveLength(256);
    });

    it('have folders when they are asked for, whose prefix is a text', async () => {
      const { found, pages } = await allPages({ with_delimiter: true, limit: 1 });
      expect(found).toEqual(['100_a.txt', 'Upper.txt', 'a.txt', 'folder/ folder', 'folder_z/ folder', 'many/ folder']);
      expect(pages).toBe(6);
      const part = await allPages({ with_delimiter: true, prefix: 'folder' });
      expect(part.found).toEqual(['folder/ folder', 'folder_z/ folder']);
      const byTime = await allPages({ with_delimiter: true, limit: 2, sortBy: { column: 'updated_at', order: 'asc' } });
      expect([...byTime.found].sort()).toEqual([...found].sort());
    });

    it('refuse what is no cursor of theirs', async () => {
      const first = given(await files().listV2({ limit: 1 }));
      for (const cursor of ['x', Buffer.from('["name"]').toString('base64url'), `${'x'.repeat(4001)}`])
        expect((await files().listV2({ cursor })).error).toMatchObject({ status: 400, code: 'InvalidRequest' });
      const otherOrder = await files().listV2({
        ...(first.nextCursor && { cursor: first.nextCursor }),
        sortBy: { column: 'name', order: 'desc' },
      });
      expect(otherOrder.error).toMatchObject({ status: 400, code: 'InvalidRequest' });
    });
  });
});
