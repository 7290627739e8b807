import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { KEEPS, useStorage } from './s3-service.js';
import { codeOf, given, serviceStorage, storageOfPerson } from './storage-fixture.js';

describe.each(KEEPS)('on %s', (keep) => {
  const site = useStorage(keep);
  const files = () => serviceStorage(site).from('signed');
  let anna: Person;

  beforeAll(async () => {
    await serviceStorage(site).createBucket('signed', { public: false });
    anna = await site.personOf('anna@example.test');
  });

  describe('a signed address', () => {
    it('reads one file, without a key, and says for how long it may be kept (S7.49)', async () => {
      given(await files().upload('folder name/a (1).txt', 'signed text'));
      const { signedUrl } = given(await files().createSignedUrl('folder name/a (1).txt', 60));
      const answer = await fetch(signedUrl);
      expect([answer.status, await answer.text()]).toEqual([200, 'signed text']);
      expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=(?:60|5\d)$/);
      expect((await fetch(signedUrl, { headers: { range: 'bytes=0-2' } })).status).toBe(206);
      const saved = given(await files().createSignedUrl('folder name/a (1).txt', 60, { download: 'b.txt' }));
      expect((await fetch(saved.signedUrl)).headers.get('content-disposition')).toContain('filename="b.txt"');
    });

    it('is made for several files at once (S7.49)', async () => {
      given(await files().upload('many/a.txt', 'a'));
      const signed = given(await files().createSignedUrls(['many/a.txt', 'many/b.txt'], 60));
      expect(signed).toEqual([
        { path: 'many/a.txt', error: null, signedUrl: expect.any(String), signedURL: expect.any(String) },
        { path: 'many/b.txt', error: expect.any(String), signedUrl: null, signedURL: null },
      ]);
      expect(await (await fetch(signed[0]?.signedUrl ?? '')).text()).toBe('a');
    });

    it('dies when the file is replaced, moved or removed', async () => {
      for (const end of [
        () => files().update('dies.txt', 'new'),
        () => files().move('dies.txt', 'elsewhere.txt'),
        () => files().remove(['dies.txt']),
      ]) {
        given(await files().update('dies.txt', 'old'));
        const { signedUrl } = given(await files().createSignedUrl('dies.txt', 60));
        expect((await fetch(signedUrl)).status).toBe(200);
        given<unknown>(await end());
        expect(await codeOf(await fetch(signedUrl))).toEqual([404, 'NoSuchKey']);
      }
    });

    it('is good for nothing else', async () => {
      given(await files().upload('a.txt', 'a'));
      given(await files().upload('b.txt', 'b'));
      const { signedUrl } = given(await files().createSignedUrl('a.txt', 60));
      const refused = [401, 'InvalidJWT'];
      expect(await codeOf(await fetch(signedUrl.replace('/a.txt', '/b.txt')))).toEqual(refused);
      expect(
        await codeOf(
          await fetch(signedUrl.replace(/token=(.)/, (_, first: string) => `token=${first === 'a' ? 'b' : 'a'}`)),
        ),
      ).toEqual(refused);
      expect(await codeOf(await fetch(signedUrl.replace(/.{3}$/, 'abc')))).toEqual(refused);
      expect(await codeOf(await fetch(signedUrl.replace(/token=.*/, 'token=x')))).toEqual(refused);
      expect(await codeOf(await fetch(signedUrl.replace(/\?.*/, '')))).toEqual([400, 'MissingParameter']);
      const upload = signedUrl.replace('/object/sign/', '/object/upload/sign/');
      expect(await codeOf(await fetch(upload, { method: 'PUT', body: 'x' }))).toEqual(refused);
      const { signedUrl: uploadUrl } = given(await files().createSignedUploadUrl('a.txt', { upsert: true }));
      expect(await codeOf(await fetch(uploadUrl.replace('/upload/sign/', '/sign/')))).toEqual(refused);
    });

    it.each([0, 604_801, 1.5, '60'])('does not last %s seconds', async (expiresIn) => {
      given(await files().update('lasting.txt', 'x'));
      expect((await files().createSignedUrl('lasting.txt', expiresIn as number)).error).toMatchObject({ status: 400 });
    });

    it("dies with its signer's right", async () => {
      const own = storageOfPerson(site, anna).from('own');
      const path = `${anna.userId}/mine.txt`;
      given(await own.upload(path, 'mine'));
      const { signedUrl } = given(await own.createSignedUrl(path, 60));
      expect((await fetch(signedUrl)).status).toBe(200);
      await site.query("UPDATE storage_objects SET name = 'somebody/mine.txt' WHERE name = $1", [path]);
      const moved = signedUrl.replace(anna.userId, 'somebody');
      expect((await fetch(moved)).status).toBe(401);
      expect((await fetch(signedUrl)).status).toBe(404);
    });
  });

  describe('a signed upload', () => {
    it('takes one file, without a key (S7.49)', async () => {
      const { token, path } = given(await files().createSignedUploadUrl('up/here.txt'));
      const bare = storageOfPerson(site, { ...anna, accessToken: 'nothing' }).from('signed');
      expect(given(await bare.uploadToSignedUrl(path, token, 'sent'))).toEqual({
        path: 'up/here.txt',
        fullPath: 'signed/up/here.txt',
      });
      expect(await given(await files().download('up/here.txt')).text()).toBe('sent');
      const again = await bare.uploadToSignedUrl(path, token, new Blob(['again']), { upsert: true });
      expect(again.error).toMatchObject({ status: 409 });
      expect((await bare.uploadToSignedUrl('up/there.txt', token, 'x')).error).toMatchObject({ status: 401 });
    });

    it('replaces a file only when it was signed so', async () => {
      given(await files().update('up/replaced.txt', 'old'));
      const { token, path } = given(await files().createSignedUploadUrl('up/replaced.txt', { upsert: true }));
      given(await files().uploadToSignedUrl(path, token, new Blob(['new'])));
      expect(await given(await files().download('up/replaced.txt')).text()).toBe('new');
    });
  });
});
