import { beforeAll, describe, expect, it } from 'vitest';
import { KEEPS, useStorage } from './s3-service.js';
import { given, serviceStorage, storageOf, storageOfPerson } from './storage-fixture.js';

describe.each(KEEPS)('on %s', (keep) => {
  const site = useStorage(keep);

  describe('buckets', () => {
    it('are made, read, changed and removed by the service key (S7.49)', async () => {
      const storage = serviceStorage(site);
      const created = await storage.createBucket('manuals', {
        public: true,
        fileSizeLimit: '1MB',
        allowedMimeTypes: ['text/*', 'image/png'],
      });
      expect(given(created)).toEqual({ name: 'manuals' });
      expect(given(await storage.getBucket('manuals'))).toEqual({
        id: 'manuals',
        name: 'manuals',
        owner: '',
        public: true,
        type: 'STANDARD',
        file_size_limit: 1_000_000,
        allowed_mime_types: ['text/*', 'image/png'],
        created_at: expect.any(String),
        updated_at: expect.any(String),
      });
      expect(given(await storage.updateBucket('manuals', { public: false }))).toEqual({
        message: 'Successfully updated',
      });
      expect(given(await storage.getBucket('manuals'))).toMatchObject({ public: false, file_size_limit: 1_000_000 });
      await storage.updateBucket('manuals', { public: false, fileSizeLimit: null, allowedMimeTypes: null });
      expect(given(await storage.getBucket('manuals'))).toMatchObject({
        file_size_limit: null,
        allowed_mime_types: null,
      });
      expect(given(await storage.deleteBucket('manuals'))).toEqual({ message: 'Successfully deleted' });
      expect((await storage.getBucket('manuals')).error).toMatchObject({ status: 404, code: 'NoSuchBucket' });
    });

    it('are emptied before they are removed (S7.49)', async () => {
      const storage = serviceStorage(site);
      await storage.createBucket('full', { public: false });
      given(await storage.from('full').upload('a/b.txt', 'text'));
      expect((await storage.deleteBucket('full')).error).toMatchObject({ status: 409, code: 'ResourceNotEmpty' });
      expect(given(await storage.emptyBucket('full'))).toEqual({ message: 'Successfully emptied' });
      expect(given(await storage.from('full').list('a'))).toEqual([]);
      expect((await storage.deleteBucket('full')).error).toBeNull();
    });

    it('have a name each, and one that addresses can hold (S7.49, S8.49)', async () => {
      const storage = serviceStorage(site);
      await storage.createBucket('twice', { public: false });
      expect((await storage.createBucket('twice', { public: false })).error).toMatchObject({
        status: 409,
        statusCode: '409',
        code: 'ResourceAlreadyExists',
      });
      for (const name of ['sign', 'list-v2', 'a/b', 'a%b', 'a?b', '..', 'ä', 'x'.repeat(101), '']) {
        expect((await storage.createBucket(name, { public: false })).error).toMatchObject({
          status: 400,
          code: 'InvalidBucketName',
        });
      }
      expect((await storage.createBucket('limit', { public: false, fileSizeLimit: 'much' })).error).toMatchObject({
        status: 400,
        code: 'InvalidRequest',
      });
    });
  });

  describe('the list of buckets', () => {
    beforeAll(async () => {
      const storage = serviceStorage(site);
      for (const name of ['list_a', 'list_b', 'listXc'])
        await storage.createBucket(name, { public: name === 'list_a' });
    });

    it('is searched, ordered and read in parts', async () => {
      const storage = serviceStorage(site);
      const names = async (options: Parameters<typeof storage.listBuckets>[0]) =>
        given(await storage.listBuckets(options)).map(({ name }) => name);
      expect(await names({ search: 'list_' })).toEqual(['list_a', 'list_b']);
      expect(await names({ search: 'list', sortColumn: 'name', sortOrder: 'desc', limit: 2 })).toEqual([
        'list_b',
        'list_a',
      ]);
      expect(await names({ search: 'list', limit: 2, offset: 2 })).toEqual(['list_b']);
    });

    it('holds for a person what they may look into', async () => {
      const anna = await site.personOf('anna@example.test');
      const names = given(await storageOfPerson(site, anna).listBuckets()).map(({ name }) => name);
      expect(names).toEqual(['list_a', 'own']);
    });

    it('is for nobody without a session (S8.49)', async () => {
      expect((await storageOf(site, site.server.anonKey).listBuckets()).error).toMatchObject({
        status: 401,
        code: 'InvalidJWT',
      });
    });
  });
});
