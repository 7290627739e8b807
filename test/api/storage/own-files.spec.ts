import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';
import { given, PNG, STORAGE_SETTINGS, storageOfPerson } from './storage-fixture.js';

const site = useApi(STORAGE_SETTINGS);
let anna: Person;
const own = () => storageOfPerson(site, anna).from('own');
const pathOf = (name: string) => `${anna.userId}/${name}`;

beforeAll(async () => {
  anna = await site.personOf('anna@example.test');
});

const HTML = '<!doctype html><script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

describe('the type of a file of a person', () => {
  it.each([
    ['a.png', PNG, 'image/png'],
    ['a.txt', 'text', 'text/plain'],
    ['a.md', '# text', 'text/markdown'],
    ['a.csv', 'a,b', 'text/csv'],
    ['a.pdf', '%PDF-1.7', 'application/pdf'],
  ])('of %s is found in its bytes', async (name, body, type) => {
    given(await own().upload(pathOf(name), body));
    expect(given(await own().info(pathOf(name))).contentType).toBe(type);
  });

  it.each([
    ['a page', 'page.txt', HTML, undefined],
    ['a page called a picture', 'page.png', HTML, 'image/png'],
    ['a drawing', 'drawing.svg', SVG, 'image/svg+xml'],
    ['a drawing called a text', 'drawing.txt', SVG, 'text/plain'],
    ['a picture with another ending', 'picture.jpg', PNG, 'image/png'],
    ['a picture with another claim', 'picture.png', PNG, 'image/jpeg'],
    ['a picture that is called a page', 'picture.html', PNG, 'image/png'],
    ['a program', 'program.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1]), undefined],
    ['an archive', 'archive.txt', Buffer.from(zipSync({ 'a.html': new Uint8Array(1) })), undefined],
  ])('is refused: %s (T6)', async (_name, name, body, contentType) => {
    const { error } = await own().upload(pathOf(name), body, contentType ? { contentType } : {});
    expect(error).toMatchObject({ status: 415, code: 'InvalidMimeType' });
    expect((await own().exists(pathOf(name))).data).toBe(false);
  });
});

describe('a picture of a person', () => {
  it('loses the place where it was taken before anybody can read it (T6)', async () => {
    const red = { r: 200, g: 10, b: 10 };
    const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: red } });
    const file = await photo
      .withExif({ IFD3: { GPSLatitude: '48/1 12/1 0/1' }, IFD0: { Artist: 'SECRET-PERSON' } })
      .jpeg()
      .toBuffer();
    expect(file.includes('SECRET-PERSON')).toBe(true);
    given(await own().upload(pathOf('photo.jpg'), file, { contentType: 'image/jpeg' }));
    const kept = Buffer.from(await given(await own().download(pathOf('photo.jpg'))).arrayBuffer());
    expect(kept.includes('SECRET-PERSON')).toBe(false);
    const { format, width, height, exif } = await sharp(kept).metadata();
    expect([format, width, height, exif]).toEqual(['jpeg', 30, 20, undefined]);
    const { size, etag } = given(await own().info(pathOf('photo.jpg')));
    const digest = createHash('sha256').update(kept).digest('hex');
    expect([size, etag]).toEqual([kept.length, `"${digest.slice(0, 32)}"`]);
  });

  it('is refused when it is damaged', async () => {
    const { error } = await own().upload(pathOf('damaged.png'), PNG.subarray(0, 40), { contentType: 'image/png' });
    expect(error).toMatchObject({ status: 415, code: 'InvalidMimeType', message: 'The picture is damaged' });
    expect((await own().exists(pathOf('damaged.png'))).data).toBe(false);
  });
});

describe('the files of a person', () => {
  it('are part of what they can take along', async () => {
    given(await own().upload(pathOf('mine.txt'), 'mine', { metadata: { about: 'me' } }));
    const { body } = await anna.client.get<{ files: object[] }>('/account/export');
    expect(body.files).toContainEqual(
      expect.objectContaining({ name: pathOf('mine.txt'), bucket_id: 'own', size: 4, user_metadata: { about: 'me' } }),
    );
  });

  it('go with their account', async () => {
    const bert = await site.personOf('bert@example.test');
    const storage = storageOfPerson(site, bert).from('own');
    given(await storage.upload(`${bert.userId}/a.txt`, 'x'));
    const { signedUrl } = given(await storage.createSignedUrl(`${bert.userId}/a.txt`, 60));
    const before = await site.query('SELECT blob_key FROM storage_objects WHERE user_id = $1', [bert.userId]);
    const answer = await bert.client.delete('/account', { json: { confirm_email: 'bert@example.test' } });
    expect(answer.status).toBe(204);
    expect((await fetch(signedUrl)).status).toBe(404);
    expect(await site.query('SELECT blob_key FROM storage_garbage')).toEqual(before);
  });
});

it('a signed address of a banned account reads until it ends (docs/security.md)', async () => {
  const carla = await site.personOf('carla@example.test');
  const storage = storageOfPerson(site, carla).from('own');
  given(await storage.upload(`${carla.userId}/a.txt`, 'x'));
  const { signedUrl } = given(await storage.createSignedUrl(`${carla.userId}/a.txt`, 60));
  await site.query("UPDATE auth_users SET banned_until = now() + interval '1 day' WHERE id = $1", [carla.userId]);
  expect((await fetch(signedUrl)).status).toBe(200);
});
