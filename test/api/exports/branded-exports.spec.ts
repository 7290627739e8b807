import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../backend/libs/exporter/testing/read-pdf.js';
import { unzipText } from '../../../backend/libs/exporter/testing/unzip-text.js';
import { buildPng } from '../../../backend/src/platform/images/testing/build-png.js';
import { type Person } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Sop {
  id: string;
  generation_state: string;
}

const FOOTER = 'Carlos Vega · Operations & more';
const LOOK = { primary_color: '#880000', accent_color: '#004400', footer_line: FOOTER, version: 0 };
const LOGO = buildPng({ width: 60, height: 20, bitDepth: 8, colorType: 2, pixel: (x, y) => [x * 4, y * 12, 90] });

let carlos: Person;
let carlosSop: string;

beforeAll(async () => {
  carlos = await site.personOf('carlos@example.test', 'consultant');
  await carlos.client.put('/consultant/branding', LOOK);
  await carlos.client.put('/consultant/branding/logo', { data: LOGO.toString('base64') });
  carlosSop = await draft(carlos);
});

async function draft({ client }: Person): Promise<string> {
  const { body } = await client.post<Sop>('/sops', {
    prompt: 'Opening the shop: unlock the door. The shift lead pays.',
  });
  await eventually(
    () => client.get<Sop>(`/sops/${body.id}`),
    (answer) => answer.body.generation_state === 'succeeded',
  );
  return body.id;
}

async function download({ accessToken }: Person, id: string, format: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${site.origin}/api/v1/sops/${id}/exports/${format}`, { headers });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe('exports of a consultant with a brand', () => {
  it('have logo, colors and footer line in PDF', async () => {
    const { pages, imageCounts, colors } = await readPdf(await download(carlos, carlosSop, 'pdf'));
    expect(pages.every((page) => page.includes(FOOTER))).toBe(true);
    expect(imageCounts).toEqual(pages.map(() => 1));
    expect([...colors]).toContain('#880000');
  });

  it('have them in DOCX', async () => {
    const files = unzipText(await download(carlos, carlosSop, 'docx'));
    expect([...files.keys()].some((path) => path.startsWith('word/media/'))).toBe(true);
    expect(files.get('word/styles.xml')).toContain('<w:color w:val="880000"/>');
    expect(files.get('word/footer1.xml')).toContain('Carlos Vega · Operations &amp; more');
  });

  it('have them in HTML', async () => {
    const page = String(await download(carlos, carlosSop, 'html'));
    expect(page).toContain('<img alt="" src="data:image/png;base64,');
    expect(page).toContain('color: #880000');
    expect(page).toContain('<footer><p>Carlos Vega · Operations &amp; more</p></footer>');
  });

  it('have the footer line in Markdown, and nothing but the SOP in plain text (S7.42)', async () => {
    expect(String(await download(carlos, carlosSop, 'md'))).toContain('Carlos Vega');
    expect(String(await download(carlos, carlosSop, 'txt'))).not.toContain('Carlos Vega');
  });
});

describe('a logo that an earlier version has stored', () => {
  const STORE = `INSERT INTO consultant_logos (consultant_id, media_type, image, width_px, height_px)
    VALUES ($1, 'image/png', $2, $3, $4)`;

  async function consultantWith(name: string, image: Buffer, sidePx: number): Promise<[Person, string]> {
    const person = await site.personOf(`${name}@example.test`, 'consultant');
    await person.client.put('/consultant/branding', LOOK);
    await site.query(STORE, [person.userId, image, sidePx, sidePx]);
    return [person, await draft(person)];
  }

  function rowOf({ userId }: Person): Promise<Record<string, unknown>[]> {
    const row = `SELECT width_px, height_px, length(image) AS bytes, normalized_at >= updated_at AS is_normalized
      FROM consultant_logos WHERE consultant_id = $1`;
    return site.query(row, [userId]);
  }

  it('with 16 megapixels is shown and made small once (security SEC4)', async () => {
    const huge = await sharp({ create: { width: 4096, height: 4096, channels: 4, background: '#c8102e80' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const [person, sop] = await consultantWith('huge', huge, 4096);
    const { imageCounts } = await readPdf(await download(person, sop, 'pdf'));
    expect(imageCounts[0]).toBe(1);
    const [row] = await rowOf(person);
    expect(row).toMatchObject({ width_px: 1000, height_px: 1000, is_normalized: true });
    const page = String(await download(person, sop, 'html'));
    expect(page).toContain('data:image/png;base64,');
    expect(await rowOf(person)).toEqual([row]);
  });

  it('that was changed by the version before is made small again', async () => {
    const [person, sop] = await consultantWith('rolled-back', LOGO, 60);
    await download(person, sop, 'html');
    const image = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#c8102e' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await site.query(
      `UPDATE consultant_logos SET image = $2, width_px = 2000, height_px = 2000, updated_at = now()
       WHERE consultant_id = $1`,
      [person.userId, image],
    );
    await download(person, sop, 'html');
    expect(await rowOf(person)).toMatchObject([{ width_px: 1000, is_normalized: true }]);
  });

  it('that is broken is left out', async () => {
    const [person, sop] = await consultantWith('broken', LOGO.subarray(0, 70), 60);
    const { imageCounts } = await readPdf(await download(person, sop, 'pdf'));
    expect(imageCounts.every((count) => count === 0)).toBe(true);
    const parts = unzipText(await download(person, sop, 'docx'));
    expect([...parts.keys()].filter((path) => path.startsWith('word/media/'))).toEqual([]);
    expect(String(await download(person, sop, 'html'))).not.toContain('<img');
  });
});

describe('exports of somebody without a brand', () => {
  it.each(['user', 'consultant'] as const)('look as the product does for a %s', async (role) => {
    const person = await site.personOf(`plain-${role}@example.test`, role);
    const page = String(await download(person, await draft(person), 'html'));
    expect(page).toContain('color: #1f3a5f');
    expect(page).not.toMatch(/<img|<footer>/);
  });

  it('look so too for a consultant who has become a user', async () => {
    const former = await site.personOf('former@example.test', 'consultant');
    await former.client.put('/consultant/branding', LOOK);
    await former.client.patch('/profiles/me', { user_type: 'user' });
    const again = await site.personOf('former@example.test');
    expect(String(await download(again, await draft(again), 'html'))).not.toContain('Carlos Vega');
  });
});
