import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../../support/people.js';
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

/** A PNG as far as its head says, padded to a length. */
function pngOf({ widthPx = 1, bytes = 100 }: { widthPx?: number; bytes?: number }): string {
  const file = Buffer.alloc(bytes);
  Buffer.from(PNG, 'base64').copy(file);
  file.writeUInt32BE(widthPx, 16);
  return file.toString('base64');
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
  it('is taken, given back byte by byte, and removed', async () => {
    const saved = await carlos.client.put<Branding>(`${PATH}/logo`, { data: PNG });
    expect(saved.body.logo).toMatchObject({ media_type: 'image/png', width_px: 1, height_px: 1 });
    const response = await fetch(`${site.origin}/api/v1${PATH}/logo`, {
      headers: { authorization: `Bearer ${carlos.accessToken}` },
    });
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer()).toString('base64')).toBe(PNG);
    expect((await carlos.client.delete(`${PATH}/logo`)).status).toBe(204);
    expect((await carlos.client.get(`${PATH}/logo`)).body['code']).toBe('logo-not-found');
  });

  it('may be 200 KiB and 4096 pixels wide, and no more', async () => {
    const statuses = await Promise.all(
      [{ bytes: 200 * 1024 }, { bytes: 200 * 1024 + 1 }, { widthPx: 4096 }, { widthPx: 4097 }, { widthPx: 0 }].map(
        async (size) => (await carlos.client.put(`${PATH}/logo`, { data: pngOf(size) })).status,
      ),
    );
    expect(statuses).toEqual([200, 422, 200, 422, 422]);
  });

  it.each([
    ['a script in a picture', Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
    ['a page', Buffer.from('<html>').toString('base64')],
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
