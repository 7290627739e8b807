import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';
import { type Attachment, attach, attachmentsOf, newSop, photo, type SentFile, show } from './attach.js';

const settings = { BILLING_MODE: 'none', MAX_UPLOAD_MB: '2', TEAM_STORAGE_MB: '4' };
const site = useApi(settings);

let anna: Person;
let ben: Person;
let sopId: string;

const send = (file: SentFile, to = sopId, person = anna) => attach(site.origin, person, to, file);
const fetched = (url: string) => fetch(`${site.origin}${url}`);
const statusOf = async (url: string): Promise<number> => (await fetched(url)).status;

async function sentPhoto(to = sopId, person = anna): Promise<Attachment> {
  const { status, body } = await send({ name: 'fryer.jpg', content: await photo(), type: 'image/jpeg' }, to, person);
  expect(status).toBe(201);
  return body;
}

const objectsIn = async (folder: string): Promise<number> => {
  const rows = await site.query('SELECT 1 FROM storage_objects WHERE name LIKE $1', [`%${folder}%`]);
  return rows.length;
};

beforeAll(async () => {
  anna = await site.personOf('anna@example.test', 'user');
  ben = await site.personOf('ben@example.test', 'user');
  sopId = (await newSop(anna)).id;
});

describe('a picture of an SOP', () => {
  it('is kept in the sizes in which it is shown, without the place where it was taken', async () => {
    const file = await photo(2000, 1000);
    expect(file.includes('SECRET-PERSON')).toBe(true);
    const { status, body } = await send({ name: 'fryer.jpg', content: file, type: 'image/jpeg' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'image', name: 'fryer.jpg', width: 2000, height: 1000, is_placed: false });
    expect(body.renditions.map(({ width, height }) => [width, height])).toEqual([
      [320, 160],
      [960, 480],
      [1920, 960],
    ]);
    for (const { url, width } of [...body.renditions, { url: body.url, width: 2000 }]) {
      const answer = await fetched(url);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.includes('SECRET-PERSON')).toBe(false);
      const read = await sharp(bytes).metadata();
      expect([read.width, read.exif]).toEqual([width, undefined]);
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d{2,3}, immutable$/);
    }
  });

  it('that is small is not enlarged', async () => {
    const { body } = await send({
      name: 'sign.png',
      content: await sharp(await photo(100, 40))
        .png()
        .toBuffer(),
    });
    expect(body.renditions.map(({ width, height }) => [width, height])).toEqual([[100, 40]]);
  });

  it('stands in the step that names it, and in the text with what it shows', async () => {
    const { id } = await sentPhoto();
    const shown = await show(anna, sopId, [{ id, alt: 'The red valve, closed', caption: 'Across the pipe' }]);
    expect(shown.status).toBe(200);
    expect(shown.body.document.phases[0]?.steps[0]?.media).toEqual([
      { id, alt: 'The red valve, closed', caption: 'Across the pipe' },
    ]);
    expect(shown.body.content).toContain('• Picture: The red valve, closed – Across the pipe');
    expect((await attachmentsOf(anna, sopId)).find((each) => each.id === id)).toMatchObject({ is_placed: true });
  });

  it('of another SOP is refused where the document names it', async () => {
    const other = await newSop(anna);
    const { id } = await sentPhoto(other.id);
    const { status, body } = await show(anna, sopId, [{ id, alt: null }]);
    expect([status, body.code]).toEqual([422, 'invalid-fields']);
    expect(body.errors).toEqual([
      {
        pointer: '#/document/phases/0/steps/0/media/0/id',
        detail: 'must be a picture of this SOP: add it there first',
      },
    ]);
  });

  it('is one of six in its step', async () => {
    const media: { id: string; alt: null }[] = [];
    for (let at = 0; at < 7; at += 1) media.push({ id: (await sentPhoto()).id, alt: null });
    expect((await show(anna, sopId, media)).status).toBe(422);
    expect((await show(anna, sopId, media.slice(1))).status).toBe(200);
  });

  it('stands in an SOP once', async () => {
    const { id } = await sentPhoto();
    const { status, body } = await show(anna, sopId, [
      { id, alt: null },
      { id, alt: null },
    ]);
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, '#/document/phases/0/steps/0/media/1/id']);
  });

  it('cannot be deleted while a step shows it', async () => {
    const { id } = await sentPhoto();
    await show(anna, sopId, [{ id, alt: null }]);
    const { status, body } = await anna.client.delete(`/attachments/${id}`);
    expect([status, body['code']]).toEqual([409, 'attachment-in-use']);
  });
});

describe('a file of an SOP', () => {
  it('is listed, renamed, downloaded under its name and deleted', async () => {
    const { id } = await newSop(anna);
    const { body } = await send({ name: 'plan.pdf', content: '%PDF-1.7 plan', type: 'application/pdf' }, id);
    expect(body).toMatchObject({ kind: 'file', media_type: 'application/pdf', size: 13, renditions: [] });
    const renamed = await anna.client.patch<Attachment>(`/attachments/${body.id}`, { name: 'Plän.pdf' });
    const answer = await fetched(renamed.body.url);
    expect(await answer.text()).toBe('%PDF-1.7 plan');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Pl_n.pdf"; filename*=UTF-8''Pl%C3%A4n.pdf`,
    );
    expect((await attachmentsOf(anna, id)).map(({ name }) => name)).toEqual(['Plän.pdf']);
    expect((await anna.client.delete(`/attachments/${body.id}`)).status).toBe(204);
    expect([await attachmentsOf(anna, id), await objectsIn(body.id)]).toEqual([[], 0]);
    expect(await statusOf(renamed.body.url)).toBe(404);
  });

  it('is one of thirty', async () => {
    const { id } = await newSop(anna);
    for (let at = 0; at < 30; at += 1) await send({ name: `${at}.txt`, content: 'text' }, id);
    const { status, body } = await send({ name: 'more.txt', content: 'text' }, id);
    expect([status, body.code]).toEqual([409, 'too-many-attachments']);
    expect(await objectsIn(id)).toBe(30);
  });
});

describe('what is not taken', () => {
  const HTML = '<!doctype html><script>alert(1)</script>';
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1');

  it.each<[string, string, string | Uint8Array, number, string, RegExp]>([
    ['a page', 'page.html', HTML, 415, 'file-kind-not-taken', /HTML and SVG, are not taken/],
    ['a page called a picture', 'page.png', HTML, 415, 'file-kind-not-taken', /not taken/],
    ['a drawing', 'sign.svg', SVG, 415, 'file-kind-not-taken', /HTML and SVG, are not taken/],
    ['a photo in HEIC', 'photo.heic', HEIC, 415, 'file-kind-not-taken', /Choose JPEG: on an iPhone/],
    ['a file that is too large', 'large.txt', 'x'.repeat(2 * 1024 ** 2 + 1), 413, 'body-too-large', /^/],
  ])('is %s, and nothing is left of it', async (_name, name, content, status, code, detail) => {
    const before = await site.query('SELECT 1 FROM sop_attachments');
    const { status: answered, body } = await send({ name, content });
    expect([answered, body.code]).toEqual([status, code]);
    expect(body.detail ?? '').toMatch(detail);
    expect(await site.query('SELECT 1 FROM sop_attachments')).toHaveLength(before.length);
  });

  it('is a picture with another ending', async () => {
    const { status, body } = await send({ name: 'photo.png', content: await photo() });
    expect([status, body.code]).toEqual([415, 'file-kind-not-taken']);
  });

  it('is a damaged picture', async () => {
    const { status, body } = await send({ name: 'photo.jpg', content: (await photo()).subarray(0, 300) });
    expect([status, body.code]).toEqual([422, 'picture-not-readable']);
  });

  it('is a picture of few bytes that fills the memory', async () => {
    const content = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { status, body } = await send({ name: 'bomb.png', content });
    expect([status, body.code]).toEqual([413, 'body-too-large']);
    expect(body.detail).toContain('50 million pixels');
  });

  it('is a form without a file', async () => {
    const { status, body } = await anna.client.post(`/sops/${sopId}/attachments`, {});
    expect([status, body['code']]).toEqual([400, 'form-not-readable']);
  });

  it('is what goes beyond the room of its owner', async () => {
    const carla = await site.personOf('carla@example.test', 'user');
    const { id } = await newSop(carla);
    const content = 'x'.repeat(1_900_000);
    const first = await send({ name: 'a.txt', content }, id, carla);
    await send({ name: 'b.txt', content }, id, carla);
    const full = await send({ name: 'c.txt', content }, id, carla);
    expect([full.status, full.body.code]).toEqual([413, 'storage-full']);
    // A deletion frees its room at once.
    await carla.client.delete(`/attachments/${first.body.id}`);
    expect((await send({ name: 'c.txt', content }, id, carla)).status).toBe(201);
  });
});

describe('somebody else', () => {
  it('finds nothing of an SOP', async () => {
    const { id } = await sentPhoto();
    expect((await send({ name: 'a.txt', content: 'x' }, sopId, ben)).body.code).toBe('sop-not-found');
    for (const path of [`/sops/${sopId}/attachments`, `/shared-sops/${sopId}/attachments`]) {
      expect((await ben.client.get(path)).body['code']).toBe('sop-not-found');
    }
    const answers = [
      await ben.client.get(`/attachments/${id}`),
      await ben.client.patch(`/attachments/${id}`, { name: 'mine' }),
      await ben.client.delete(`/attachments/${id}`),
    ];
    expect(answers.map(({ body }) => body['code'])).toEqual(Array.from({ length: 3 }, () => 'attachment-not-found'));
  });

  it('cannot make an address, nor use one for something else', async () => {
    const one = await sentPhoto();
    const other = await sentPhoto();
    const token = new URL(one.url, site.origin).searchParams.get('token') ?? '';
    const [end, , mac] = token.split('.');
    const wrong = [
      `/api/v1/attachments/${one.id}/original`,
      `/api/v1/attachments/${one.id}/original?token=${end}.${ben.userId}.${mac}`,
      `/api/v1/attachments/${one.id}/original?token=${Number.parseInt(end ?? '', 36) + 60}.${anna.userId}.${mac}`,
      `/api/v1/attachments/${one.id}/original?token=${token}&token=${token}`,
      `/api/v1/attachments/${other.id}/original?token=${token}`,
      `/api/v1/attachments/${one.id}/..%2F..?token=${token}`,
    ];
    for (const url of wrong) expect([url, await statusOf(url)]).toEqual([url, 404]);
    expect(await statusOf(one.url)).toBe(200);
  });
});

describe('a member of the team', () => {
  it('sees the pictures of the steps and the files as long as the SOP is shared', async () => {
    const { id } = await newSop(anna);
    const shown = await sentPhoto(id);
    const unused = await sentPhoto(id);
    await send({ name: 'plan.txt', content: 'Key under the mat' }, id);
    await show(anna, id, [{ id: shown.id, alt: 'The fryer' }]);
    const member = await site.personOf('member@example.test', 'user');
    const link = await anna.client.post<{ install_id: string }>('/functions/generate-install-link');
    await member.client.post(`/invitations/${link.body.install_id}/accept`);
    expect((await member.client.get(`/shared-sops/${id}/attachments`)).status).toBe(404);
    await anna.client.patch(`/sops/${id}`, { status: 'completed' });
    const seen = await attachmentsOf(member, id, 'shared-sops');
    expect(seen.map(({ name }) => name)).toEqual(['fryer.jpg', 'plan.txt']);
    for (const { url } of seen) expect(await statusOf(url)).toBe(200);
    // An address of the owner's does not show a member what no step shows.
    expect(seen.map((each) => each.id)).not.toContain(unused.id);
    expect((await member.client.delete(`/attachments/${shown.id}`)).status).toBe(404);
    await anna.client.patch(`/sops/${id}`, { status: 'in_progress' });
    for (const { url } of seen) expect(await statusOf(url)).toBe(404);
  });
});

describe('what becomes of a picture', () => {
  const collected = async (): Promise<void> => {
    await site.query(
      "UPDATE sop_attachments SET collect_after = now() - interval '1 minute' WHERE collect_after IS NOT NULL",
    );
    // Workers collect when they start.
    await site.startReplica(settings);
  };

  it('that no step shows: it is collected after a day, unless a version names it', async () => {
    const { id } = await newSop(anna);
    const unused = await sentPhoto(id);
    const kept = await sentPhoto(id);
    const placed = await sentPhoto(id);
    await show(anna, id, [{ id: kept.id, alt: 'Kept' }]);
    await anna.client.post(`/sops/${id}/versions`, { note: 'with the picture' });
    await show(anna, id, [{ id: placed.id, alt: 'Placed' }]);
    expect((await anna.client.delete(`/attachments/${kept.id}`)).status).toBe(204);
    await collected();
    await eventually(
      () => objectsIn(unused.id),
      (count) => count === 0,
    );
    expect(await objectsIn(kept.id)).toBeGreaterThan(1);
    expect((await attachmentsOf(anna, id)).map((each) => each.id)).toEqual([placed.id]);
    const versions = await anna.client.get<{ items: { id: string; reason: string | null }[] }>(`/sops/${id}/versions`);
    const version = versions.body.items.find(({ reason }) => reason === 'with the picture');
    const { body: sop } = await anna.client.get<{ version: number }>(`/sops/${id}`);
    const path = `/sops/${id}/versions/${version?.id}/restore`;
    const restored = await anna.client.post(path, undefined, { headers: { 'if-match': `"${sop.version}"` } });
    expect(restored.status).toBe(200);
    const [back] = (await attachmentsOf(anna, id)).filter((each) => each.is_placed);
    expect([back?.id, await statusOf(back?.url ?? '')]).toEqual([kept.id, 200]);
  });

  it('of an SOP in the trash: nobody sees it, and it goes with the SOP', async () => {
    const { id } = await newSop(anna);
    const { id: pictureId, url } = await sentPhoto(id);
    await show(anna, id, [{ id: pictureId, alt: null }]);
    await anna.client.delete(`/sops/${id}`);
    expect(await statusOf(url)).toBe(404);
    expect(await objectsIn(pictureId)).toBeGreaterThan(1);
    await site.query("UPDATE sops SET deleted_at = now() - interval '31 days' WHERE id = $1", [id]);
    await site.startReplica(settings);
    await eventually(
      () => objectsIn(pictureId),
      (count) => count === 0,
    );
  });

  it('of an account: it is in the export, and gone with the account', async () => {
    const dora = await site.personOf('dora@example.test', 'user');
    const { id } = await newSop(dora);
    const { id: pictureId } = await sentPhoto(id, dora);
    const { body } = await dora.client.get<{ attachments: object[]; files: object[] }>('/account/export');
    expect(body.attachments).toEqual([expect.objectContaining({ id: pictureId, sop_id: id, name: 'fryer.jpg' })]);
    expect(body.files).toContainEqual(
      expect.objectContaining({ name: `${dora.userId}/sops/${id}/${pictureId}/original` }),
    );
    const deleted = await dora.client.delete('/account', { json: { confirm_email: 'dora@example.test' } });
    expect(deleted.status).toBeLessThan(300);
    expect(await objectsIn(pictureId)).toBe(0);
    expect(await site.query('SELECT 1 FROM sop_attachments WHERE id = $1', [pictureId])).toEqual([]);
  });
});
