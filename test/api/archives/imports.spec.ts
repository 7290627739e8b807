import { randomUUID } from 'node:crypto';
import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';
import { attach, attachmentsOf, newSop, show } from '../sops-attachments/attach.js';
import {
  type Archive,
  type ArchivedSop,
  archivedSops,
  exported,
  fileOf,
  imported,
  send,
  settled,
  unzipped,
} from './archive-requests.js';

const site = useApi({ BILLING_MODE: 'none', MAX_ARCHIVE_MB: '4', MAX_UPLOAD_MB: '2', RATE_LIMIT_FACTOR: '10' });

interface Listed {
  id: string;
  title: string;
  folder_id: string | null;
  tags: string[];
  status: string;
  category: string;
}

interface Detail extends Listed {
  description: string;
  content: string;
  drafted_by: string;
  document: ArchivedSop['document'];
}

interface Folder {
  id: string;
  parent_id: string | null;
  name: string;
}

let anna: Person;
let zip: Uint8Array;
let source: Detail;

const listOf = async ({ client }: Person): Promise<Listed[]> =>
  (await client.get<{ items: Listed[] }>('/sops?limit=50')).body.items;
const foldersOf = async ({ client }: Person): Promise<Folder[]> =>
  (await client.get<{ items: Folder[] }>('/folders')).body.items;
const detailOf = async ({ client }: Person, id: string): Promise<Detail> =>
  (await client.get<Detail>(`/sops/${id}`)).body;
const freshPerson = (): Promise<Person> => site.personOf(`${randomUUID()}@example.test`, 'user');
const bytesOf = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${site.origin}${url}`)).arrayBuffer());

/** The same ZIP file with other content in some of its files; null takes one out. */
function altered(changes: Record<string, string | Uint8Array | null>): Uint8Array {
  const files: Zippable = {};
  for (const [path, content] of [...unzipped(zip), ...Object.entries(changes)]) {
    if (content === null) delete files[path];
    else files[path] = typeof content === 'string' ? strToU8(content) : new Uint8Array(content);
  }
  return zipSync(files);
}

const firstData = (): ArchivedSop & Record<string, unknown> =>
  JSON.parse(String(unzipped(zip).get('data/0001.json'))) as ArchivedSop & Record<string, unknown>;

/** Everything but the ids of pictures. */
const withoutPictureIds = (document: Detail['document']): string =>
  JSON.stringify(document, (key, value: unknown) => (key === 'media' ? (value as unknown[]).length : value));

beforeAll(async () => {
  anna = await site.personOf('anna@example.test', 'user');
  const outer = await anna.client.post<Folder>('/folders', { name: 'Shop / front' });
  const inner = await anna.client.post<Folder>('/folders', { name: 'Kitchen', parent_id: outer.body.id });
  const { id } = await newSop(anna);
  const noise = {
    width: 300,
    height: 200,
    channels: 3 as const,
    background: '#fff',
    noise: { type: 'gaussian' as const, mean: 120, sigma: 40 },
  };
  const picture = await attach(site.origin, anna, id, {
    name: 'valve.png',
    content: await sharp({ create: noise }).png().toBuffer(),
    type: 'image/png',
  });
  await attach(site.origin, anna, id, { name: 'Plan.txt', content: 'Key under the mat' });
  await show(anna, id, [{ id: picture.body.id, alt: 'The red valve' }]);
  await anna.client.patch(`/sops/${id}`, {
    folder_id: inner.body.id,
    tags: ['food safety', 'opening'],
    category: 'Health and Safety',
    status: 'completed',
  });
  const plain = await newSop(anna);
  await anna.client.patch(`/sops/${plain.id}`, { content: 'Lock the door', title: 'Closing', version: plain.version });
  source = await detailOf(anna, id);
  zip = await fileOf(site.origin, anna, (await exported(anna)).id);
});

describe('the import of an export by somebody else', () => {
  let ben: Person;
  let archive: Archive;
  let made: Detail;

  beforeAll(async () => {
    ben = await site.personOf('ben@example.test', 'user');
    const { status, location, body } = await send(site.origin, ben, zip, 'Annas SOPs.zip');
    expect([status, location, body.state]).toEqual([202, `/api/v1/archives/${body.id}`, body.state]);
    archive = await settled(ben, body.id);
    const listed = (await listOf(ben)).find(({ title }) => title === source.title);
    made = await detailOf(ben, listed?.id ?? '');
  });

  it('tells what it has made', async () => {
    expect(archive).toMatchObject({
      kind: 'import',
      name: 'Annas SOPs.zip',
      state: 'done',
      error_code: null,
      progress: { done: 2, total: 2 },
      sop_count: 2,
      left_out: [],
    });
    const [activity] = await site.query(
      "SELECT activity_data FROM activity_logs WHERE user_id = $1 AND activity_type = 'sops_imported'",
      [ben.userId],
    );
    expect(activity).toMatchObject({ activity_data: { name: 'Annas SOPs.zip', sops: 2 } });
  });

  it('gives every heading, step, text, tag and status again', () => {
    expect(made).toMatchObject({
      title: source.title,
      description: source.description,
      content: source.content,
      category: 'Health and Safety',
      tags: ['food safety', 'opening'],
      status: 'completed',
      drafted_by: source.drafted_by,
    });
    expect(made.id).not.toBe(source.id);
    expect(withoutPictureIds(made.document)).toBe(withoutPictureIds(source.document));
  });

  it('gives an SOP of plain text again', async () => {
    const { id } = (await listOf(ben)).find(({ title }) => title === 'Closing') ?? { id: '' };
    expect(await detailOf(ben, id)).toMatchObject({ content: 'Lock the door', document: null, status: 'in_progress' });
  });

  it('makes the folders', async () => {
    const folders = await foldersOf(ben);
    const inner = folders.find(({ id }) => id === made.folder_id);
    const outer = folders.find(({ id }) => id === inner?.parent_id);
    expect([outer?.name, inner?.name, folders.length]).toEqual(['Shop / front', 'Kitchen', 2]);
  });

  it('gives the pictures and files again, in all sizes, where they stood', async () => {
    const [before, after] = [await attachmentsOf(anna, source.id), await attachmentsOf(ben, made.id)];
    const shown = ({ kind, name, width, height, is_placed }: (typeof after)[number]) => [
      kind,
      name,
      width,
      height,
      is_placed,
    ];
    expect(after.map(shown)).toEqual(before.map(shown));
    expect(after.map(({ renditions }) => renditions.length)).toEqual(before.map(({ renditions }) => renditions.length));
    expect(made.document?.phases[0]?.steps[0]?.media).toEqual([{ id: after[0]?.id, alt: 'The red valve' }]);
    const pixelsOf = async (url = '') =>
      sharp(await bytesOf(url))
        .raw()
        .toBuffer();
    expect((await pixelsOf(after[0]?.url)).equals(await pixelsOf(before[0]?.url))).toBe(true);
    expect(String(await bytesOf(after[1]?.url ?? ''))).toBe('Key under the mat');
  });

  it('keeps the text as the first version, which counts', async () => {
    const { body } = await ben.client.get<{ items: { number: string; state: string; cause: string }[] }>(
      `/sops/${made.id}/versions`,
    );
    expect(body.items.map(({ number, state }) => [number, state])).toEqual([['1.0', 'effective']]);
  });

  it('keeps nothing of the ZIP file', async () => {
    const left = await site.query('SELECT 1 FROM storage_objects WHERE name LIKE $1', [`${ben.userId}/archives/%`]);
    expect(left).toEqual([]);
    const file = await fetch(`${site.origin}/api/v1/archives/${archive.id}/file`, {
      headers: { authorization: `Bearer ${ben.accessToken}` },
    });
    expect(file.status).toBe(404);
  });

  it('of the same file once more makes further SOPs in the same folders, and changes none', async () => {
    const before = await listOf(ben);
    expect(await imported(site.origin, ben, zip)).toMatchObject({ state: 'done', sop_count: 2 });
    const after = await listOf(ben);
    expect(after).toHaveLength(4);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(await foldersOf(ben)).toHaveLength(2);
  });

  it('exports the same again', async () => {
    const cleo = await freshPerson();
    await imported(site.origin, cleo, zip);
    const again = archivedSops(unzipped(await fileOf(site.origin, cleo, (await exported(cleo)).id)));
    const facts = ({ title, description, category, tags, folder, status, content, document, files }: ArchivedSop) => ({
      ...{ title, description, category, tags, folder, status, content },
      document: withoutPictureIds(document),
      files: files.map(({ kind, name }) => [kind, name]),
    });
    expect(again.map(facts)).toEqual(archivedSops(unzipped(zip)).map(facts));
  });
});

describe('what cannot be taken over is left out, and said to be:', () => {
  it.each<[string, () => Record<string, string | Uint8Array | null>, Archive['left_out'], number]>([
    [
      'an SOP that is not valid',
      () => ({ 'data/0001.json': JSON.stringify({ ...firstData(), document: { v: 1 } }) }),
      [{ title: 'data/0001.json', file: null, code: 'not-valid' }],
      1,
    ],
    [
      'an SOP that is no JSON',
      () => ({ 'data/0001.json': '{' }),
      [{ title: 'data/0001.json', file: null, code: 'not-valid' }],
      1,
    ],
    [
      'an SOP that is nested too deep',
      () => ({ 'data/0001.json': `${'['.repeat(5000)}${']'.repeat(5000)}` }),
      [{ title: 'data/0001.json', file: null, code: 'not-valid' }],
      1,
    ],
    [
      'a file that is another one',
      () => ({ 'files/0001 Opening the cafe/Plan.txt': 'Key under the pot' }),
      [{ title: 'Opening the cafe', file: 'Plan.txt', code: 'file-damaged' }],
      2,
    ],
    [
      'a picture that is not there',
      () => ({ 'files/0001 Opening the cafe/valve.png': null }),
      [{ title: 'Opening the cafe', file: 'valve.png', code: 'file-missing' }],
      2,
    ],
    [
      'a picture that the document names and the file does not list',
      () => ({ 'data/0001.json': JSON.stringify({ ...firstData(), files: firstData().files.slice(1) }) }),
      [{ title: 'Opening the cafe', file: 'The red valve', code: 'file-missing' }],
      2,
    ],
  ])('%s', async (_name, changes, leftOut, sops) => {
    const person = await freshPerson();
    expect(await imported(site.origin, person, altered(changes()))).toMatchObject({
      state: 'done',
      sop_count: sops,
      left_out: leftOut,
      left_out_count: 1,
    });
    expect(await listOf(person)).toHaveLength(sops);
  });

  it('nothing of a ZIP file whose files share their bytes, also with the data of an SOP', async () => {
    const person = await freshPerson();
    const data = firstData();
    const [picture, plan] = data.files;
    const second = { ...plan, name: 'Once more.txt' };
    const third = { ...plan, name: 'Data.txt', path: 'data/0001.json' };
    const changes = { 'data/0001.json': JSON.stringify({ ...data, files: [picture, plan, second, third] }) };
    expect(await imported(site.origin, person, altered(changes))).toMatchObject({
      state: 'done',
      sop_count: 2,
      left_out: [{ title: 'Opening the cafe', file: 'Data.txt', code: 'file-damaged' }],
    });
    const { id } = (await listOf(person)).find(({ title }) => title === 'Opening the cafe') ?? { id: '' };
    expect((await attachmentsOf(person, id)).map(({ name }) => name)).toEqual([
      'valve.png',
      'Plan.txt',
      'Once more.txt',
    ]);
  });

  it('a file that may hold programs', async () => {
    const person = await freshPerson();
    const data = firstData();
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const { createHash } = await import('node:crypto');
    const sha256 = createHash('sha256').update(html).digest('hex');
    const file = { ...data.files[1], name: 'page.html', sha256, path: 'files/page.html' };
    const changes = {
      'data/0001.json': JSON.stringify({ ...data, files: [data.files[0], file] }),
      'files/page.html': new Uint8Array(html),
    };
    const { left_out } = await imported(site.origin, person, altered(changes));
    expect(left_out).toEqual([{ title: 'Opening the cafe', file: 'page.html', code: 'file-not-taken' }]);
  });
});

describe('a ZIP file fails with a reason, and nothing of it is kept:', () => {
  it.each<[string, () => Uint8Array, string]>([
    ['no ZIP file', () => strToU8('%PDF-1.7 broken'), 'file-not-readable'],
    ['another ZIP file', () => zipSync({ 'a.txt': strToU8('a') }), 'not-an-export'],
    [
      'one of a later format',
      () => altered({ 'manifest.json': JSON.stringify({ format: 2, exported_at: '2026-11-23T00:00:00Z', sops: 1 }) }),
      'format-not-known',
    ],
    ['a path that leads out', () => altered({ '../../etc/passwd': 'root' }), 'file-not-readable'],
    ['a bomb', () => altered({ 'files/zeros': new Uint8Array(17 * 1024 ** 2) }), 'too-large'],
  ])('%s', async (_name, make, code) => {
    const person = await freshPerson();
    expect(await imported(site.origin, person, make())).toMatchObject({
      state: 'failed',
      error_code: code,
      sop_count: 0,
    });
    expect(await listOf(person)).toEqual([]);
    expect(await site.query('SELECT 1 FROM storage_objects WHERE name LIKE $1', [`${person.userId}/%`])).toEqual([]);
  });
});

describe('a ZIP file is refused at once', () => {
  it('when it is larger than the setting says', async () => {
    const { status, body } = await send(site.origin, anna, new Uint8Array(4 * 1024 ** 2 + 1));
    expect([status, body.code]).toEqual([413, 'body-too-large']);
  });

  it('when there is none', async () => {
    const form = new FormData();
    form.set('other', 'x');
    const headers = { authorization: `Bearer ${anna.accessToken}` };
    const answer = await fetch(`${site.origin}/api/v1/archives/import`, { method: 'POST', headers, body: form });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'form-not-readable']);
  });
});
