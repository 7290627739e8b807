import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

const TEMPLATE = { id: 'open-the-cafe', lang: 'en' };
const UNKNOWN_ID = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';

interface Tagged {
  id: string;
  title: string;
  tags: string[];
  version: number;
  updated_at: string;
}

interface Page {
  items: Tagged[];
  next_cursor: string | null;
}

let owner: Person;
let stranger: Person;

beforeAll(async () => {
  owner = await site.personOf('owner@example.test');
  stranger = await site.personOf('stranger@example.test');
});

async function addSop({ client }: Person, title: string, tags: string[] = []): Promise<Tagged> {
  const { status, body } = await client.post<Tagged>('/sops', { template: TEMPLATE, title });
  expect(status).toBe(201);
  if (tags.length > 0) await client.patch(`/sops/${body.id}`, { tags });
  return body;
}

const readSop = async (id: string) => (await owner.client.get<Tagged>(`/sops/${id}`)).body;
const titlesOf = async ({ client }: Person, query: string) =>
  (await client.get<Page>(query)).body.items.map(({ title }) => title);
const tagsOf = async ({ client }: Person, query = '') =>
  (await client.get<{ items: string[] }>(`/sops/tags${query}`)).body.items;

describe('the tags of an SOP', () => {
  it('are kept in lower case and each once, without a version and without a new one', async () => {
    const sop = await addSop(owner, 'Kept');
    expect(sop.tags).toEqual([]);
    const tags = ['  Food   Safety ', '#Opening', 'opening'];
    const { status, body } = await owner.client.patch<Tagged>(`/sops/${sop.id}`, { tags });
    expect([status, body.tags]).toEqual([200, ['food safety', 'opening']]);
    expect([body.version, body.updated_at]).toEqual([sop.version, sop.updated_at]);
    expect((await owner.client.patch<Tagged>(`/sops/${sop.id}`, { tags: [] })).body.tags).toEqual([]);
  });

  it.each([
    ['eleven', Array.from({ length: 11 }, (_unused, index) => `tag ${index}`)],
    ['one of 41 characters', ['a'.repeat(41)]],
    ['an empty one', ['fine', ' # ']],
    ['one with NUL', ['a\u0000b']],
    ['one with a line break inside', ['a\u0007b']],
    ['no list', 'opening'],
    ['null', null],
    ['a number', [5]],
  ])('are refused with %s', async (_name, tags) => {
    const sop = await addSop(owner, 'Refused');
    const { status, body } = await owner.client.patch<{ code: string }>(`/sops/${sop.id}`, { tags });
    expect([status, body.code]).toEqual([422, 'invalid-fields']);
    expect((await readSop(sop.id)).tags).toEqual([]);
  });

  it('may be ten of 40 characters', async () => {
    const sop = await addSop(owner, 'Ten');
    const tags = Array.from({ length: 10 }, (_unused, index) => `${'é'.repeat(39)}${index}`);
    expect((await owner.client.patch<Tagged>(`/sops/${sop.id}`, { tags })).body.tags).toEqual(tags);
  });

  it('are not another person’s to change', async () => {
    const sop = await addSop(owner, 'Own');
    expect((await stranger.client.patch(`/sops/${sop.id}`, { tags: ['x'] })).status).toBe(404);
    const { body } = await stranger.client.post<{ ids: string[] }>('/sops/batch/tags', { ids: [sop.id], tag: 'x' });
    expect(body.ids).toEqual([]);
    expect((await readSop(sop.id)).tags).toEqual([]);
  });
});

describe('the filter by tag', () => {
  let reader: Person;

  beforeAll(async () => {
    reader = await site.personOf('reader@example.test');
    await addSop(reader, 'One', ['kitchen']);
    await addSop(reader, 'Two', ['kitchen', 'bar']);
    await addSop(reader, 'Three', ['bar']);
    await addSop(reader, 'Four', ['kitchen']);
    await addSop(stranger, 'Foreign', ['kitchen']);
  });

  it('lists the newest update first, page by page', async () => {
    expect(await titlesOf(reader, '/sops?tag=Kitchen')).toEqual(['Four', 'Two', 'One']);
    const first = (await reader.client.get<Page>('/sops?tag=kitchen&limit=2')).body;
    expect(first.items.map(({ title }) => title)).toEqual(['Four', 'Two']);
    const next = `/sops?tag=kitchen&limit=2&cursor=${encodeURIComponent(first.next_cursor ?? '')}`;
    expect((await reader.client.get<Page>(next)).body).toMatchObject({ items: [{ title: 'One' }], next_cursor: null });
    expect(await titlesOf(reader, '/sops?tag=kitchens')).toEqual([]);
  });

  it('works together with words, status, category and order', async () => {
    const [sop] = (await reader.client.get<Page>('/sops?tag=bar&limit=1')).body.items;
    await reader.client.patch(`/sops/${sop?.id}`, { status: 'completed', category: 'Finance' });
    expect(await titlesOf(reader, '/sops?tag=bar&status=completed')).toEqual(['Three']);
    expect(await titlesOf(reader, '/sops/search?tag=bar&category=Finance&status=completed')).toEqual(['Three']);
    expect(await titlesOf(reader, '/sops/search?tag=kitchen&sort=title&direction=asc')).toEqual(['Four', 'One', 'Two']);
    expect(await titlesOf(reader, '/sops/search?tag=kitchen&sort=updated&direction=asc')).toEqual([
      'One',
      'Two',
      'Four',
    ]);
    expect(await titlesOf(reader, '/sops/search?tag=bar&q=two')).toEqual(['Two']);
  });

  it('follows changes, deletion and return', async () => {
    const sop = await addSop(reader, 'Moving', ['moving']);
    await reader.client.patch(`/sops/${sop.id}`, { title: 'Moved', version: sop.version });
    expect(await titlesOf(reader, '/sops?tag=moving')).toEqual(['Moved']);
    await reader.client.delete(`/sops/${sop.id}`);
    expect(await titlesOf(reader, '/sops?tag=moving')).toEqual([]);
    expect(await tagsOf(reader)).not.toContain('moving');
    await reader.client.post(`/sops/${sop.id}/restore`);
    expect(await titlesOf(reader, '/sops?tag=moving')).toEqual(['Moved']);
    await reader.client.patch(`/sops/${sop.id}`, { tags: ['still'] });
    expect(await titlesOf(reader, '/sops?tag=moving')).toEqual([]);
    expect(await titlesOf(reader, '/sops?tag=still')).toEqual(['Moved']);
  });
});

describe('GET /sops/tags', () => {
  it('gives the tags in use, each once, by their beginning', async () => {
    const person = await site.personOf('tags@example.test');
    expect(await tagsOf(person)).toEqual([]);
    await addSop(person, 'A', ['opening', 'bar']);
    await addSop(person, 'B', ['opening', 'order', 'über uns']);
    expect(await tagsOf(person)).toEqual(['bar', 'opening', 'order', 'über uns']);
    expect(await tagsOf(person, '?q=O')).toEqual(['opening', 'order']);
    expect(await tagsOf(person, '?q=x')).toEqual([]);
  });

  it('gives the first 200', async () => {
    const person = await site.personOf('many@example.test');
    await site.query(
      `INSERT INTO sops (id, user_id, title, description, content, tags)
       SELECT gen_random_uuid(), $1, 'Many', '', '', ARRAY(SELECT 'tag ' || n || ' ' || m FROM generate_series(1, 10) m)
       FROM generate_series(1, 21) n`,
      [person.userId],
    );
    expect(await tagsOf(person)).toHaveLength(200);
  });
});

describe('POST /sops/batch/tags', () => {
  it('adds the tag to those that lack it and have room', async () => {
    const plain = await addSop(owner, 'Plain');
    const tagged = await addSop(owner, 'Tagged', ['spring']);
    const full = await addSop(
      owner,
      'Full',
      Array.from({ length: 10 }, (_unused, index) => `t${index}`),
    );
    const ids = [plain.id, tagged.id, full.id, UNKNOWN_ID];
    const { status, body } = await owner.client.post<{ ids: string[] }>('/sops/batch/tags', { ids, tag: ' Spring' });
    expect([status, body.ids]).toEqual([200, [plain.id]]);
    expect((await readSop(plain.id)).tags).toEqual(['spring']);
    expect((await readSop(tagged.id)).tags).toEqual(['spring']);
    expect((await readSop(full.id)).tags).toHaveLength(10);
  });

  it.each([[{ tag: '' }], [{ tag: 'a'.repeat(41) }], [{}], [{ tag: ['a'] }]])('refuses %j', async (body) => {
    const answer = await owner.client.post<{ code: string }>('/sops/batch/tags', { ids: [UNKNOWN_ID], ...body });
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid-fields']);
  });
});
