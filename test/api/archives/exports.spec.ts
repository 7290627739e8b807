import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';
import { attach, newSop, type PicturedSop, photo, show } from '../sops-attachments/attach.js';
import { type Archive, archivedSops, exported, fetchFile, fileOf, unzipped } from './archive-requests.js';

const settings = { BILLING_MODE: 'none', TEAM_STORAGE_MB: '1' };
const site = useApi(settings);

let anna: Person;
let ben: Person;
let shop: string;
let kitchen: string;
let pictured: PicturedSop;

const madeFolder = async (name: string, parentId: string | null = null): Promise<string> =>
  (await anna.client.post<{ id: string }>('/folders', { name, parent_id: parentId })).body.id;
const namesOf = (files: ReadonlyMap<string, Buffer>) => [...files.keys()].sort();

/** Three SOPs: with a picture and a file in a folder of a folder, as plain text in a folder, and on its own. */
async function fill(): Promise<void> {
  shop = await madeFolder('Shop: front / back');
  kitchen = await madeFolder('Kitchen', shop);
  pictured = await newSop(anna);
  const { body: picture } = await attach(site.origin, anna, pictured.id, {
    name: 'valve.jpg',
    content: await photo(),
    type: 'image/jpeg',
  });
  await attach(site.origin, anna, pictured.id, { name: 'unplaced.jpg', content: await photo(), type: 'image/jpeg' });
  await attach(site.origin, anna, pictured.id, { name: 'Plan: a?.txt', content: 'Key under the mat' });
  await show(anna, pictured.id, [{ id: picture.id, alt: 'The red valve' }]);
  await anna.client.patch(`/sops/${pictured.id}`, {
    folder_id: kitchen,
    tags: ['food safety', 'opening'],
    status: 'completed',
  });
  const plain = await newSop(anna);
  await anna.client.patch(`/sops/${plain.id}`, {
    content: '=1+1\nLock the door',
    title: 'CON',
    version: plain.version,
  });
  await anna.client.patch(`/sops/${plain.id}`, { folder_id: shop });
  await newSop(anna);
  const { id: deleted } = await newSop(anna);
  await anna.client.delete(`/sops/${deleted}`);
}

beforeAll(async () => {
  anna = await site.personOf('anna@example.test', 'user');
  ben = await site.personOf('ben@example.test', 'user');
  await newSop(ben);
  await fill();
});

describe('an export of everything', () => {
  let archive: Archive;
  let files: Map<string, Buffer>;

  beforeAll(async () => {
    archive = await exported(anna);
    files = unzipped(await fileOf(site.origin, anna, archive.id));
  });

  it('tells when it is done, and what it holds', () => {
    expect(archive).toMatchObject({
      kind: 'export',
      state: 'done',
      progress: { done: 3, total: 3 },
      sop_count: 3,
      left_out: [],
      left_out_count: 0,
    });
    expect(archive.name).toMatch(/^SOPs \d{4}-\d\d-\d\d\.zip$/);
  });

  it('holds every SOP in its folder, under names that every system takes', () => {
    const title = 'Opening the cafe';
    expect(namesOf(files)).toEqual(
      [
        'README.txt',
        'data/0001.json',
        'data/0002.json',
        'data/0003.json',
        `files/0001 ${title}/Plan a.txt`,
        `files/0001 ${title}/valve.jpg`,
        'manifest.json',
        'register.csv',
        `procedures/${title}.docx`,
        `procedures/${title}.pdf`,
        'procedures/Shop front back/_CON.docx',
        'procedures/Shop front back/_CON.pdf',
        `procedures/Shop front back/Kitchen/${title}.docx`,
        `procedures/Shop front back/Kitchen/${title}.pdf`,
      ].sort(),
    );
    expect(files.get(`procedures/${title}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(files.get(`procedures/${title}.docx`)?.subarray(0, 2).toString()).toBe('PK');
  });

  it('holds them as data, with the checksums of their files', () => {
    expect(JSON.parse(String(files.get('manifest.json')))).toMatchObject({ format: 1, sops: 3 });
    const [first, second, third] = archivedSops(files);
    expect(first).toMatchObject({
      title: 'Opening the cafe',
      folder: ['Shop: front / back', 'Kitchen'],
      tags: ['food safety', 'opening'],
      status: 'completed',
      content: null,
    });
    expect(first?.files.map(({ kind, name }) => [kind, name])).toEqual([
      ['image', 'valve.jpg'],
      ['file', 'Plan: a?.txt'],
    ]);
    expect(first?.document?.phases[0]?.steps[0]?.media?.[0]?.id).toBe(first?.files[0]?.id);
    for (const { path, size, sha256 } of first?.files ?? []) {
      const content = files.get(path) ?? Buffer.alloc(0);
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([size, sha256]);
    }
    expect(second).toMatchObject({
      title: 'CON',
      document: null,
      content: '=1+1\nLock the door',
      status: 'in_progress',
    });
    expect(third).toMatchObject({ folder: [], tags: [], files: [] });
  });

  it('lists them in a register that a spreadsheet reads', () => {
    const register = String(files.get('register.csv'));
    expect(register.startsWith('\uFEFFNumber,Title,Category,Folder,Tags,Status,Updated,Documents,Files\r\n')).toBe(
      true,
    );
    expect(register).toContain('Shop: front / back / Kitchen,"food safety, opening",Completed,');
  });

  it('holds nothing of other people, and no address of anybody', () => {
    const text = [...files].filter(([path]) => /\.(?:json|csv|txt)$/.test(path)).map(([, content]) => String(content));
    expect(text.join('\n')).not.toMatch(/example\.test/);
  });

  it('is its owner’s alone, and downloaded under its name', async () => {
    const answer = await fetchFile(site.origin, anna, archive.id);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${archive.name}"`);
    expect((await fetchFile(site.origin, ben, archive.id)).status).toBe(404);
    expect((await ben.client.get(`/archives/${archive.id}`)).body).toMatchObject({ code: 'archive-not-found' });
    expect((await ben.client.delete(`/archives/${archive.id}`)).status).toBe(404);
    expect((await ben.client.get<{ items: Archive[] }>('/archives')).body.items).toEqual([]);
    const { items } = (await anna.client.get<{ items: Archive[] }>('/archives')).body;
    expect(items).toEqual([{ ...archive, url: expect.any(String) }]);
  });

  it('is saved by its address, without an access token, and by no other one', async () => {
    const [path = '', token = ''] = (archive.url ?? '').split('?token=');
    const download = (signed: string, id = archive.id) =>
      fetch(`${site.origin}/api/v1/archives/${id}/download?token=${signed}`);
    const answer = await download(token);
    expect(path).toBe(`/api/v1/archives/${archive.id}/download`);
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${archive.name}"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await answer.arrayBuffer()).byteLength).toBe(archive.size);
    const ofBen = token.replace(anna.userId, ben.userId);
    expect(ofBen).not.toBe(token);
    for (const bad of ['', 'x', ofBen]) expect((await download(bad)).status).toBe(404);
    // It is for this export alone, and no address of an attachment.
    expect((await download(token, pictured.id)).status).toBe(404);
    expect((await fetch(`${site.origin}/api/v1/attachments/${archive.id}/original?token=${token}`)).status).toBe(404);
  });

  it('counts in nobody’s room, is told in the activity, and is among the person’s data', async () => {
    const rows = await site.query<{ user_id: string | null; size: string }>(
      "SELECT user_id, size FROM storage_objects WHERE media_type = 'application/zip'",
    );
    expect(rows).toEqual([{ user_id: null, size: String(archive.size) }]);
    const [activity] = await site.query(
      "SELECT activity_data FROM activity_logs WHERE user_id = $1 AND activity_type = 'sops_exported'",
      [anna.userId],
    );
    expect(activity).toMatchObject({ activity_data: { name: archive.name, sops: 3 } });
    const { body } = await anna.client.get<{ archives: { id: string }[] }>('/account/export');
    expect(body.archives.map(({ id }) => id)).toEqual([archive.id]);
  });
});

describe('an export of a folder', () => {
  it('holds what lies in it and in its folders, from there on', async () => {
    const { id, name } = await exported(anna, kitchen);
    expect(name).toMatch(/^Kitchen \d{4}-\d\d-\d\d\.zip$/);
    const sops = archivedSops(unzipped(await fileOf(site.origin, anna, id)));
    expect(sops.map(({ title, folder }) => [title, folder])).toEqual([['Opening the cafe', ['Kitchen']]]);
  });

  it('of somebody else, or of none, is refused', async () => {
    expect((await ben.client.post('/archives', { folder_id: kitchen })).body).toMatchObject({
      code: 'folder-not-found',
    });
    expect((await ben.client.post('/archives', { folder_id: 'kitchen' })).body).toMatchObject({
      code: 'invalid-fields',
    });
  });
});

it('an SOP that is being drafted is left out, and said to be', async () => {
  const { id } = await newSop(ben);
  await site.query("UPDATE sops SET generation_state = 'running' WHERE id = $1", [id]);
  const archive = await exported(ben);
  expect(archive).toMatchObject({
    state: 'done',
    sop_count: 1,
    left_out_count: 1,
    left_out: [{ title: 'Opening the cafe', file: null, code: 'being-drafted' }],
  });
  const readme = String(unzipped(await fileOf(site.origin, ben, archive.id)).get('README.txt'));
  expect(readme).toContain('- Opening the cafe: it was being drafted');
});

const zipsOf = async (person: Person): Promise<number> =>
  (await site.query('SELECT 1 FROM storage_objects WHERE name LIKE $1', [`${person.userId}/archives/%`])).length;

describe('the file of an export goes', () => {
  it('with the export', async () => {
    const cleo = await site.personOf('cleo@example.test', 'user');
    const { id } = await exported(cleo);
    expect(await zipsOf(cleo)).toBe(1);
    expect((await cleo.client.delete(`/archives/${id}`)).status).toBe(204);
    expect(await zipsOf(cleo)).toBe(0);
    expect((await cleo.client.get(`/archives/${id}`)).status).toBe(404);
  });

  it('when three newer ones are there', async () => {
    const dora = await site.personOf('dora@example.test', 'user');
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.unshift((await exported(dora)).id);
    const { body } = await dora.client.get<{ items: Archive[] }>('/archives');
    expect(body.items.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(await zipsOf(dora)).toBe(3);
  });

  it('after a week', async () => {
    const emil = await site.personOf('emil@example.test', 'user');
    const { id } = await exported(emil);
    await site.query("UPDATE sop_archives SET finished_at = now() - interval '169 hours' WHERE id = $1", [id]);
    await site.startReplica({ ...settings, PROCESS_ROLE: 'worker' });
    await eventually(
      () => zipsOf(emil),
      (count) => count === 0,
    );
    expect((await emil.client.get(`/archives/${id}`)).status).toBe(404);
  });

  it('with the account', async () => {
    const finn = await site.personOf('finn@example.test', 'user');
    await exported(finn);
    expect((await finn.client.delete('/account', { json: { confirm_email: 'finn@example.test' } })).status).toBe(204);
    expect(await zipsOf(finn)).toBe(0);
  });
});
