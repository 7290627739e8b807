import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

const TEMPLATE = { id: 'open-the-cafe', lang: 'en' };
const UNKNOWN_ID = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';

interface Folder {
  id: string;
  parent_id: string | null;
  name: string;
  position: number;
  sop_count: number;
}

interface Filed {
  id: string;
  title: string;
  folder_id: string | null;
  version: number;
  updated_at: string;
}

interface Page {
  items: Filed[];
  next_cursor: string | null;
}

let stranger: Person;

beforeAll(async () => {
  stranger = await site.personOf('stranger@example.test');
});

async function addFolder({ client }: Person, name: string, parent_id: string | null = null): Promise<Folder> {
  const { status, body } = await client.post<Folder>('/folders', { name, parent_id });
  expect([name, status]).toEqual([name, 201]);
  return body;
}

async function addSop({ client }: Person, title: string, folder_id: string | null = null): Promise<Filed> {
  const { status, body } = await client.post<Filed>('/sops', { template: TEMPLATE, title });
  expect(status).toBe(201);
  if (folder_id !== null) await client.patch(`/sops/${body.id}`, { folder_id });
  return body;
}

const foldersOf = async ({ client }: Person) => (await client.get<{ items: Folder[] }>('/folders')).body.items;
const titlesOf = async ({ client }: Person, query: string) =>
  (await client.get<Page>(query)).body.items.map(({ title }) => title);

/** Answers to a request that is refused. */
const refusal = async (answer: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

/** The folders as an outline: each with its path, in the order of the list. */
async function outlineOf(person: Person): Promise<string[]> {
  const folders = await foldersOf(person);
  const lines = (parent: string | null, path: string): string[] =>
    folders
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap(({ id, name }) => [`${path}${name}`, ...lines(id, `${path}${name}/`)]);
  return lines(null, '');
}

describe('folders', () => {
  let person: Person;
  let kitchen: Folder;
  let bar: Folder;
  let opening: Folder;

  beforeAll(async () => {
    person = await site.personOf('folders@example.test');
    kitchen = await addFolder(person, ' Kitchen ');
    bar = await addFolder(person, 'Bar');
    opening = await addFolder(person, 'Opening', kitchen.id);
  });

  it('are made behind the others and listed as a tree', async () => {
    expect(kitchen).toMatchObject({ parent_id: null, name: 'Kitchen', position: 0, sop_count: 0 });
    expect(await foldersOf(person)).toEqual([kitchen, bar, opening]);
    expect(await foldersOf(stranger)).toEqual([]);
  });

  it('are renamed and moved, each alone or both', async () => {
    const { body } = await person.client.patch<Folder>(`/folders/${bar.id}`, { name: 'The bar', position: 0 });
    expect(body).toEqual({ ...bar, name: 'The bar', position: 0 });
    expect(await outlineOf(person)).toEqual(['The bar', 'Kitchen', 'Kitchen/Opening']);
    await person.client.patch(`/folders/${opening.id}`, { parent_id: bar.id });
    expect(await outlineOf(person)).toEqual(['The bar', 'The bar/Opening', 'Kitchen']);
    await person.client.patch(`/folders/${opening.id}`, { parent_id: null, position: 1 });
    expect(await outlineOf(person)).toEqual(['The bar', 'Opening', 'Kitchen']);
    await person.client.patch(`/folders/${opening.id}`, { parent_id: kitchen.id });
    await person.client.patch(`/folders/${bar.id}`, { name: 'Bar', parent_id: null });
    expect(await outlineOf(person)).toEqual(['Kitchen', 'Kitchen/Opening', 'Bar']);
  });

  it('lie in each other three levels deep and in no circle', async () => {
    const third = await addFolder(person, 'Monday', opening.id);
    expect(await refusal(person.client.post('/folders', { name: 'Morning', parent_id: third.id }))).toEqual([
      409,
      'folder-too-deep',
    ]);
    const move = (id: string, parent_id: string) => refusal(person.client.patch(`/folders/${id}`, { parent_id }));
    expect(await move(kitchen.id, bar.id)).toEqual([409, 'folder-too-deep']);
    expect(await move(kitchen.id, third.id)).toEqual([409, 'folder-in-itself']);
    expect(await move(kitchen.id, kitchen.id)).toEqual([409, 'folder-in-itself']);
    await person.client.delete(`/folders/${third.id}`);
  });

  it('come to lie in no circle by moves at the same time', async () => {
    const both = await site.personOf('both@example.test');
    for (let round = 0; round < 5; round += 1) {
      const a = await addFolder(both, `a${round}`);
      const b = await addFolder(both, `b${round}`);
      const moves = [
        both.client.patch(`/folders/${a.id}`, { parent_id: b.id }),
        both.client.patch(`/folders/${b.id}`, { parent_id: a.id }),
      ];
      expect((await Promise.all(moves)).map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    // Whatever is in a circle is in no outline.
    expect(await outlineOf(both)).toHaveLength(10);
  });

  it('are refused with what is no name, no parent and no position', async () => {
    for (const body of [
      {},
      { name: '' },
      { name: '  ' },
      { name: 'a'.repeat(81) },
      { name: 'a\nb' },
      { name: 'a\u0000b' },
      { name: 5 },
      { name: 'a', parent_id: 'b' },
      { name: 'a', position: 1 },
    ]) {
      expect([body, ...(await refusal(person.client.post('/folders', body)))]).toEqual([body, 422, 'invalid-fields']);
    }
    for (const body of [{ name: null }, { position: -1 }, { position: 501 }, { position: null }, { sop_count: 1 }]) {
      const answer = refusal(person.client.patch(`/folders/${kitchen.id}`, body));
      expect([body, ...(await answer)]).toEqual([body, 422, 'invalid-fields']);
    }
    expect((await addFolder(person, 'é'.repeat(80))).name).toHaveLength(80);
  });

  it('of others are not there', async () => {
    const missing = [404, 'folder-not-found'];
    for (const id of [kitchen.id, UNKNOWN_ID]) {
      expect(await refusal(stranger.client.patch(`/folders/${id}`, { name: 'Mine' }))).toEqual(missing);
      expect(await refusal(stranger.client.delete(`/folders/${id}`))).toEqual(missing);
      expect(await refusal(stranger.client.post('/folders', { name: 'In it', parent_id: id }))).toEqual(missing);
    }
    const own = await addFolder(stranger, 'Own');
    expect(await refusal(stranger.client.patch(`/folders/${own.id}`, { parent_id: kitchen.id }))).toEqual(missing);
    const sop = await addSop(stranger, 'Own');
    expect(await refusal(stranger.client.patch(`/sops/${sop.id}`, { folder_id: kitchen.id }))).toEqual(missing);
    const batch = { ids: [sop.id], folder_id: kitchen.id };
    expect(await refusal(stranger.client.post('/sops/batch/folder', batch))).toEqual(missing);
    expect(await titlesOf(stranger, `/sops?folder=${kitchen.id}`)).toEqual([]);
  });

  it('are at most 500', async () => {
    const many = await site.personOf('many@example.test');
    await site.query(
      `INSERT INTO sop_folders (id, user_id, name, position)
       SELECT gen_random_uuid(), $1, 'Folder ' || n, n FROM generate_series(1, 499) n`,
      [many.userId],
    );
    const answers = await Promise.all([1, 2, 3].map(() => many.client.post('/folders', { name: 'Last' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await refusal(many.client.post('/folders', { name: 'One more' }))).toEqual([409, 'too-many-folders']);
    expect(await foldersOf(many)).toHaveLength(500);
  });
});

describe('an SOP', () => {
  let person: Person;
  let kitchen: Folder;
  let opening: Folder;
  let bar: Folder;

  beforeAll(async () => {
    person = await site.personOf('filer@example.test');
    kitchen = await addFolder(person, 'Kitchen');
    opening = await addFolder(person, 'Opening', kitchen.id);
    bar = await addFolder(person, 'Bar');
    await addSop(person, 'Loose');
    await addSop(person, 'Fryer', kitchen.id);
    await addSop(person, 'Lights', opening.id);
    await addSop(person, 'Till', bar.id);
  });

  it('goes to a folder and out of it, without a version and without a new one', async () => {
    const sop = await addSop(person, 'Moving');
    const { status, body } = await person.client.patch<Filed>(`/sops/${sop.id}`, { folder_id: bar.id });
    expect([status, body.folder_id, body.version, body.updated_at]).toEqual([200, bar.id, sop.version, sop.updated_at]);
    expect((await person.client.patch<Filed>(`/sops/${sop.id}`, { folder_id: null })).body.folder_id).toBeNull();
    expect(await refusal(person.client.patch(`/sops/${sop.id}`, { folder_id: 'x' }))).toEqual([422, 'invalid-fields']);
    await person.client.delete(`/sops/${sop.id}`);
  });

  it('is found by its folder and by those around it', async () => {
    expect(await titlesOf(person, `/sops?folder=${kitchen.id}`)).toEqual(['Lights', 'Fryer']);
    expect(await titlesOf(person, `/sops?folder=${opening.id}`)).toEqual(['Lights']);
    expect(await titlesOf(person, '/sops?folder=none')).toEqual(['Loose']);
    expect(await titlesOf(person, `/sops?folder=${UNKNOWN_ID}`)).toEqual([]);
    expect(await refusal(person.client.get('/sops?folder=kitchen'))).toEqual([422, 'invalid-fields']);
    const counts = (await foldersOf(person)).map(({ name, sop_count }) => [name, sop_count]);
    expect(counts).toEqual([
      ['Kitchen', 1],
      ['Bar', 1],
      ['Opening', 1],
    ]);
  });

  it('is listed page by page, also over several folders', async () => {
    const first = (await person.client.get<Page>(`/sops?folder=${kitchen.id}&limit=1`)).body;
    expect(first.items.map(({ title }) => title)).toEqual(['Lights']);
    const next = `/sops?folder=${kitchen.id}&limit=1&cursor=${encodeURIComponent(first.next_cursor ?? '')}`;
    expect((await person.client.get<Page>(next)).body).toMatchObject({
      items: [{ title: 'Fryer' }],
      next_cursor: null,
    });
  });

  it('is found by folder together with words, tag, status, category and order', async () => {
    const [lights] = (await person.client.get<Page>(`/sops?folder=${opening.id}`)).body.items;
    await person.client.patch(`/sops/${lights?.id}`, { tags: ['early'], category: 'Finance' });
    const kitchenAnd = (filters: string) => `folder=${kitchen.id}&${filters}`;
    expect(await titlesOf(person, `/sops?${kitchenAnd('tag=early')}`)).toEqual(['Lights']);
    expect(await titlesOf(person, `/sops?folder=${bar.id}&tag=early`)).toEqual([]);
    expect(await titlesOf(person, `/sops?folder=none&tag=early`)).toEqual([]);
    expect(await titlesOf(person, `/sops?${kitchenAnd('status=completed')}`)).toEqual([]);
    expect(await titlesOf(person, `/sops/search?${kitchenAnd('q=lights')}`)).toEqual(['Lights']);
    expect(await titlesOf(person, `/sops/search?${kitchenAnd('q=till')}`)).toEqual([]);
    expect(await titlesOf(person, `/sops/search?${kitchenAnd('category=Finance')}`)).toEqual(['Lights']);
    expect(await titlesOf(person, `/sops/search?${kitchenAnd('sort=title&direction=asc')}`)).toEqual([
      'Fryer',
      'Lights',
    ]);
    expect(await titlesOf(person, `/sops/search?${kitchenAnd('sort=updated&direction=asc')}`)).toEqual([
      'Fryer',
      'Lights',
    ]);
  });

  it('is moved together with others', async () => {
    const a = await addSop(person, 'A');
    const b = await addSop(person, 'B', bar.id);
    const foreign = await addSop(stranger, 'Foreign');
    const ids = [a.id, b.id, foreign.id, UNKNOWN_ID];
    const move = (folder_id: unknown) =>
      person.client.post<{ ids: string[] }>('/sops/batch/folder', { ids, folder_id });
    expect((await move(bar.id)).body.ids).toEqual([a.id]);
    expect((await move(null)).body.ids.sort()).toEqual([a.id, b.id].sort());
    for (const folder of ['x', 5]) {
      const answer = await person.client.post<{ code: string }>('/sops/batch/folder', { ids, folder_id: folder });
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid-fields']);
    }
    expect(await titlesOf(stranger, '/sops?folder=none')).toContain('Foreign');
  });

  it('comes to lie where a deleted folder lay, a deleted one too', async () => {
    const deep = await addFolder(person, 'Deep', opening.id);
    const sop = await addSop(person, 'Deep one', opening.id);
    const gone = await addSop(person, 'Gone', opening.id);
    await person.client.delete(`/sops/${gone.id}`);
    expect((await person.client.delete(`/folders/${opening.id}`)).status).toBe(204);
    expect(await outlineOf(person)).toEqual(['Kitchen', 'Kitchen/Deep', 'Bar']);
    expect((await person.client.get<Filed>(`/sops/${sop.id}`)).body.folder_id).toBe(kitchen.id);
    await person.client.post(`/sops/${gone.id}/restore`);
    expect((await person.client.get<Filed>(`/sops/${gone.id}`)).body.folder_id).toBe(kitchen.id);
    await person.client.delete(`/folders/${kitchen.id}`);
    expect(await outlineOf(person)).toEqual(['Deep', 'Bar']);
    expect((await person.client.get<Filed>(`/sops/${sop.id}`)).body.folder_id).toBeNull();
    await person.client.delete(`/folders/${deep.id}`);
  });

  it('goes to no folder that is being deleted', async () => {
    const doomed = await addFolder(person, 'Doomed');
    const sop = await addSop(person, 'Racing');
    const [moved, deleted] = await Promise.all([
      person.client.patch(`/sops/${sop.id}`, { folder_id: doomed.id }),
      person.client.delete(`/folders/${doomed.id}`),
    ]);
    expect([200, 404]).toContain(moved.status);
    expect(deleted.status).toBe(204);
    expect((await person.client.get<Filed>(`/sops/${sop.id}`)).body.folder_id).toBeNull();
  });
});
