import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPdf, draw, line, rgbPicture } from '../../../backend/libs/document-reader/testing/build-pdf.js';
import { PICTURED, PICTURED_PDF } from '../../fixtures/documents/sources.mjs';
import type { Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';
import { type Attachment, attachmentsOf } from '../sops-attachments/attach.js';
import { fileOf, type Import, send, settled } from './import-requests.js';

/** Each document that arrives has room for 10 MiB until it is there. */
const QUOTA_MB = 400;
const settings = { BILLING_MODE: 'none', TEAM_STORAGE_MB: String(QUOTA_MB), RATE_LIMIT_FACTOR: '2' };
const site = useApi(settings);

interface Media {
  id: string;
  alt: string | null;
  caption?: string;
}

interface Sop {
  content: string;
  drafted_by: string;
  document: { phases: { steps: { text: string; media?: Media[] }[] }[]; notes: { text: string }[] };
}

/** The first import of a process loads the readers, which takes long on a busy machine. */
const PATIENCE_MS = 60_000;

let anna: Person;

async function imported(person: Person, name: string, content: Uint8Array | string): Promise<Import> {
  const { status, body } = await send(site.origin, person, name, content);
  expect(status).toBe(202);
  return settled(person, body.id, PATIENCE_MS);
}

async function sopOf({ client }: Person, { sop_id }: Import): Promise<Sop> {
  return (await client.get<Sop>(`/sops/${sop_id}`)).body;
}

const stepsOf = ({ document }: Sop) => document.phases.flatMap(({ steps }) => steps);
const shownIn = (sop: Sop) => stepsOf(sop).map(({ text, media = [] }) => [text, ...media.map(({ alt }) => alt)]);

const SHOWN = [
  ['Switch the unit off at the wall.', 'The filter housing beside the stairs'],
  ['Open the clips on both sides.', 'Figure 1: The clips, seen from the front'],
  ['Take the old filter out.'],
  ['Put the new filter in with the arrow up.', 'Picture 3, filter-change.docx'],
];

beforeAll(async () => {
  anna = await site.personOf('anna@example.test', 'user');
});

describe('pictures of a Word document', () => {
  it('stand in their steps, in every size, without the place where they were taken; the original stays as it is', async () => {
    const original = fileOf(PICTURED.name);
    const done = await imported(anna, PICTURED.name, original);
    expect(done).toMatchObject({ state: 'done', left_out: [], pictures: 0, lines: 11 });
    const sop = await sopOf(anna, done);
    expect(shownIn(sop)).toEqual(SHOWN);
    expect(sop.content).toContain('Picture: The filter housing beside the stairs');
    const pictures = await attachmentsOf(anna, done.sop_id ?? '');
    expect(pictures.map(({ id }) => id)).toEqual(stepsOf(sop).flatMap(({ media = [] }) => media.map(({ id }) => id)));
    expect(pictures.map(({ name, width, height, is_placed }) => ({ name, width, height, is_placed }))).toEqual([
      { name: 'Picture 1.jpg', width: 640, height: 400, is_placed: true },
      { name: 'Picture 2.png', width: 640, height: 400, is_placed: true },
      { name: 'Picture 3.png', width: 640, height: 400, is_placed: true },
    ]);
    const [photo] = pictures as [Attachment];
    for (const url of [photo.url, ...photo.renditions.map((each) => each.url)]) {
      const bytes = Buffer.from(await (await fetch(`${site.origin}${url}`)).arrayBuffer());
      expect(bytes.includes('SECRET-PERSON')).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    const headers = { authorization: `Bearer ${anna.accessToken}` };
    const kept = await fetch(`${site.origin}/api/v1/imports/${done.id}/original`, { headers });
    expect(Buffer.from(await kept.arrayBuffer()).equals(original)).toBe(true);
  }, 90_000);

  it('belong to the first version, and go with the SOP', async () => {
    const done = await imported(anna, PICTURED.name, fileOf(PICTURED.name));
    const { body: versions } = await anna.client.get<{ items: { id: string }[] }>(`/sops/${done.sop_id}/versions`);
    const { body: version } = await anna.client.get<Sop>(`/sops/${done.sop_id}/versions/${versions.items[0]?.id}`);
    expect(shownIn(version)).toEqual(SHOWN);
    const files = `SELECT 1 FROM storage_objects WHERE name LIKE '%${done.sop_id}%'`;
    expect((await site.query(files)).length).toBeGreaterThan(6);
    await anna.client.delete(`/sops/${done.sop_id}`);
    await site.query("UPDATE sops SET deleted_at = now() - interval '31 days' WHERE id = $1", [done.sop_id]);
    await site.query('SELECT purge_sop($1)', [done.sop_id]);
    expect(await site.query(files)).toEqual([]);
  });

  it('are taken for twenty documents that wait at the same time', async () => {
    const many = await site.personOf('many@example.test', 'user');
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => send(site.origin, many, PICTURED.name, fileOf(PICTURED.name))),
    );
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 202));
    for (const { body } of sent) {
      const done = await settled(many, body.id, 120_000);
      expect(done).toMatchObject({ state: 'done', left_out: [] });
      expect(await attachmentsOf(many, done.sop_id ?? '')).toHaveLength(3);
    }
  }, 180_000);

  it('are taken for a consultant', async () => {
    const consultant = await site.personOf('consultant@example.test', 'consultant');
    const done = await imported(consultant, PICTURED.name, fileOf(PICTURED.name));
    expect(shownIn(await sopOf(consultant, done))).toEqual(SHOWN);
  });
});

describe('pictures of a PDF file', () => {
  it('stand in their steps, without the sign of its letterhead', async () => {
    const done = await imported(anna, PICTURED_PDF.name, fileOf(PICTURED_PDF.name));
    expect(done).toMatchObject({ state: 'done', left_out: [], pictures: 0, lines: 11 });
    expect(shownIn(await sopOf(anna, done))).toEqual([
      ['Switch the unit off at the wall.', 'Picture 1, filter-change.pdf'],
      ['Open the clips on both sides.', 'Figure 1: The clips, seen from the front'],
      ['Take the old filter out.'],
      ['Put the new filter in with the arrow up.', 'Picture 3, filter-change.pdf'],
    ]);
    const pictures = await attachmentsOf(anna, done.sop_id ?? '');
    expect(pictures.map(({ name, width, height, is_placed }) => ({ name, width, height, is_placed }))).toEqual(
      [1, 2, 3].map((at) => ({ name: `Picture ${at}.png`, width: 640, height: 400, is_placed: true })),
    );
  });

  it('of 30,000 by 30,000 pixels is told to be too large', async () => {
    const drawing = [1, 2].map((at) => line(`${at}. Go on with the work at the machine ${at}.`, 60, 700 - at * 200));
    const pictures = [rgbPicture(30_000, 30_000, new Uint8Array(3000))];
    const file = buildPdf([{ drawing: `${drawing.join('\n')} ${draw('P0', [60, 350, 100, 100])}`, pictures }]);
    const done = await imported(anna, 'bomb.pdf', file);
    expect(done).toMatchObject({ state: 'done', left_out: ['Picture 1, bomb.pdf (it is too large)'] });
  });
});

describe('what is not taken over is told with its reason', () => {
  const address = (type: string, bytes: Uint8Array | string) =>
    `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const page = (...pictures: string[]) =>
    `<h1>Plan</h1><h2>Work</h2><ol><li>Go</li><li>Stop</li></ol>${pictures.map((src, at) => `<img alt="No. ${at + 1}" src="${src}">`).join('')}`;

  it('drawings of other programs, damaged pictures and those of too many pixels', async () => {
    const whole = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    const large = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const html = page(
      address('x-emf', Buffer.from('\u0001\0\0\0drawing')),
      `data:image/svg+xml,${encodeURIComponent(svg)}`,
      address('png', whole.subarray(0, 60)),
      address('png', large),
      address('jpeg', whole),
    );
    const done = await imported(anna, 'plan.html', html);
    expect(done).toMatchObject({ state: 'done', lines: 9, left_out_count: 4 });
    expect(done.left_out).toEqual([
      'Picture: No. 1 (EMF pictures cannot be shown; PNG and JPEG can)',
      'Picture: No. 2 (SVG pictures cannot be shown; PNG and JPEG can)',
      'Picture: No. 3 (it is damaged)',
      'Picture: No. 4 (it is too large)',
    ]);
    // What a picture is, its bytes say.
    expect(shownIn(await sopOf(anna, done))).toEqual([['Go'], ['Stop', 'No. 5']]);
    expect((await attachmentsOf(anna, done.sop_id ?? '')).map(({ name }) => name)).toEqual(['Picture 5.png']);
  });

  it('pictures for which there is no room, and the SOP is made without them', async () => {
    const ben = await site.personOf('ben@example.test', 'user');
    const hold = await imported(ben, 'first.md', '1. Go\n2. Stop\n');
    // Room for the document that is to come, which fills it, and hardly more.
    const largest = 10 * 1024 ** 2;
    const room = largest + 50_000;
    await site.query('UPDATE storage_objects SET size = $2 WHERE user_id = $1', [
      ben.userId,
      QUOTA_MB * 1024 ** 2 - room,
    ]);
    const noise = await sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const html = page(address('png', noise), address('png', noise));
    const filled = `${html}<!--${'x'.repeat(largest - html.length - 100)}-->`;
    const { state, sop_id, left_out } = await imported(ben, 'plan.html', filled);
    expect(hold.state).toBe('done');
    expect({ state, left_out }).toEqual({
      state: 'done',
      left_out: [1, 2].map((at) => `Picture: No. ${at} (there is no room left for your files)`),
    });
    expect(await attachmentsOf(ben, sop_id ?? '')).toEqual([]);
    const reserved = await site.query('SELECT 1 FROM storage_uploads WHERE user_id = $1 AND reserved_bytes > 0', [
      ben.userId,
    ]);
    expect(reserved).toEqual([]);
  });
});
