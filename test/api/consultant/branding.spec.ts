import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';

const site = useApi();

interface Branding {
  primary: { color: string; contrast_on_white: number; is_readable_on_white: boolean; text_color: string };
  accent: { color: string };
  footer_line: string;
  logo: { media_type: string; width_px: number; height_px: number } | null;
  version: number;
}

const PATH = '/consultant/branding';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const LOOK = { primary_color: '#1F3A5F', accent_color: '#ffee00', footer_line: ' Carlos · 清 ' };

let carlos: Person;
let stranger: Person;

/** A PNG of these measures, padded to a length. */
async function pngOf({ width = 1, height = 1, bytes = 0 }): Promise<string> {
  const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
  const file = await sharp({ create: { width, height, channels: 4, background } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return Buffer.concat([file, Buffer.alloc(Math.max(0, bytes - file.length))]).toString('base64');
}

async function rgbaOf(file: Buffer): Promise<number[]> {
  return [...(await sharp(file).ensureAlpha().raw().toBuffer())];
}

beforeAll(async () => {
  carlos = await site.personOf('carlos@example.test', 'consultant');
  stranger = await site.personOf('stranger@example.test', 'consultant');
});

describe('the branding', () => {
  it('is our own until it is saved, and is saved with its contrast', async () => {
    const before = await carlos.client.get<Branding>(PATH);
    expect(before.body).toMatchObject({ footer_line: '', logo: null, version: 0 });
    const saved = await carlos.client.put<Branding>(PATH, { ...LOOK, version: 0 });
    expect(saved.body).toMatchObject({
      primary: { color: '#1f3a5f', is_readable_on_white: true, text_color: '#ffffff' },
      accent: { color: '#ffee00', is_readable_on_white: false, text_color: '#000000' },
      footer_line: 'Carlos · 清',
      version: 1,
    });
    expect((await carlos.client.get(PATH)).body).toEqual(saved.body);
  });

  it('lets one of several saves at the same time win', async () => {
    const { body } = await carlos.client.get<Branding>(PATH);
    const answers = await Promise.all([1, 2, 3].map(() => carlos.client.put(PATH, { ...LOOK, version: body.version })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect((await carlos.client.put(PATH, { ...LOOK, version: 0 })).body['code']).toBe('entry-changed');
  });

  it.each([
    { primary_color: 'red' },
    { primary_color: '#12345' },
    { accent_color: '#ffee00;}' },
    { footer_line: 'x'.repeat(201) },
    { footer_line: null },
    { version: -1 },
    { logo: 'x' },
  ])('refuses %j', async (fault) => {
    expect((await carlos.client.put(PATH, { ...LOOK, version: 1, ...fault })).status).toBe(422);
  });
});

describe('the logo', () => {
  it('is taken, given back with its pixels, and removed', async () => {
    const saved = await carlos.client.put<Branding>(`${PATH}/logo`, { data: PNG });
    expect(saved.body.logo).toMatchObject({ media_type: 'image/png', width_px: 1, height_px: 1 });
    const response = await fetch(`${site.origin}/api/v1${PATH}/logo`, {
      headers: { authorization: `Bearer ${carlos.accessToken}` },
    });
    expect(response.headers.get('content-type')).toBe('image/png');
    const [kept, sent] = [Buffer.from(await response.arrayBuffer()), Buffer.from(PNG, 'base64')];
    expect(await rgbaOf(kept)).toEqual(await rgbaOf(sent));
    expect((await carlos.client.delete(`${PATH}/logo`)).status).toBe(204);
    expect((await carlos.client.get(`${PATH}/logo`)).body['code']).toBe('logo-not-found');
  });

  it('may be 200 KiB and 24 megapixels, and no more', async () => {
    const sizes = [
      { bytes: 200 * 1024 },
      { bytes: 200 * 1024 + 1 },
      { width: 4096, height: 5859 },
      { width: 4096, height: 5860 },
    ];
    const statuses: number[] = [];
    for (const size of sizes) {
      statuses.push((await carlos.client.put(`${PATH}/logo`, { data: await pngOf(size) })).status);
    }
    expect(statuses).toEqual([200, 422, 200, 422]);
  });

  it('is kept with a megapixel at most (security SEC4)', async () => {
    const data = await pngOf({ width: 4096, height: 4096 });
    const saved = await carlos.client.put<Branding>(`${PATH}/logo`, { data });
    expect(saved.body.logo).toMatchObject({ media_type: 'image/png', width_px: 1000, height_px: 1000 });
    const [row] = await site.query('SELECT width_px, length(image) < 204800 AS is_small FROM consultant_logos');
    expect(row).toEqual({ width_px: 1000, is_small: true });
  });

  it.each([
    ['a script in a picture', Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
    ['a page', Buffer.from('<html>').toString('base64')],
    ['the beginning of a picture', Buffer.from(PNG, 'base64').subarray(0, 45).toString('base64')],
    ['no base64', '***'],
    ['nothing', ''],
    ['a number', 5],
  ])('is not %s', async (_name, data) => {
    const answer = await carlos.client.put(`${PATH}/logo`, { data });
    expect([answer.status, answer.body['code']]).toEqual([422, 'invalid-fields']);
  });
});

describe('the branding of somebody', () => {
  it('is not that of another consultant (S6.11)', async () => {
    await carlos.client.put(`${PATH}/logo`, { data: PNG });
    expect((await stranger.client.get(PATH)).body).toMatchObject({ footer_line: '', logo: null, version: 0 });
    expect((await stranger.client.get(`${PATH}/logo`)).status).toBe(404);
    expect((await stranger.client.delete(`${PATH}/logo`)).status).toBe(204);
    expect((await carlos.client.get<Branding>(PATH)).body.logo).not.toBeNull();
  });

  it('is for consultants only', async () => {
    const user = await site.personOf('user@example.test', 'user');
    const answers = await Promise.all([
      user.client.get(PATH),
      user.client.put(PATH, { ...LOOK, version: 0 }),
      user.client.get(`${PATH}/logo`),
      user.client.put(`${PATH}/logo`, { data: PNG }),
      user.client.delete(`${PATH}/logo`),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403, 403]);
    expect((await fetch(`${site.origin}/api/v1${PATH}`)).status).toBe(401);
  });
});
