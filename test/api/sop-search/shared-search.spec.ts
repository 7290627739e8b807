import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';

const site = useApi();

interface Result {
  items: { id: string; title: string; owner_name: string }[];
  has_more: boolean;
}

interface Found {
  items: { title: string; is_own: boolean; owner_name: string | null; line: string | null }[];
  has_more: boolean;
}

let anna: Person;
let ben: Person;
let member: Person;

interface Row {
  title: string;
  description?: string;
  content?: string;
  status?: string;
  isDeleted?: boolean;
}

async function addSop(owner: Person, row: Row): Promise<void> {
  const status = row.status ?? 'completed';
  await site.query(
    `INSERT INTO sops (id, user_id, title, description, content, status, published_at, deleted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      randomUUID(),
      owner.userId,
      row.title,
      row.description ?? '',
      row.content ?? '',
      status,
      status === 'completed' ? new Date() : null,
      row.isDeleted ? new Date() : null,
    ],
  );
}

async function addSeat(owner: Person, person: Person): Promise<void> {
  await site.query(
    `INSERT INTO install_links (id, user_id, install_id, is_active, download_url, member_user_id)
     VALUES ($1, $2, $3, true, '', $4)`,
    [randomUUID(), owner.userId, randomUUID(), person.userId],
  );
}

async function sharedTitles(q: string, person = member): Promise<string[]> {
  const answer = await person.client.get<Result>(`/shared-sops/search?${new URLSearchParams({ q })}`);
  expect(answer.status).toBe(200);
  return answer.body.items.map(({ title }) => title);
}

async function find(q: string, person = member, limit = '8'): Promise<Found> {
  const answer = await person.client.get<Found>(`/search?${new URLSearchParams({ q, limit })}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

beforeAll(async () => {
  anna = await site.personOf('anna@example.test', 'user');
  ben = await site.personOf('ben@example.test', 'user');
  member = await site.personOf('member@example.test', 'user');
  await anna.client.patch('/profiles/me', { full_name: 'Anna Ito' });
  await addSeat(anna, member);
  await addSeat(ben, member);
  await addSop(anna, { title: 'Closing', content: 'Closing\n1. Purpose\n1. Switch the fryer off at 21:45.' });
  await addSop(anna, { title: 'Fryer cleaning', content: 'Fryer cleaning\nDrain the oil.' });
  await addSop(anna, {
    title: 'Opening',
    description: 'Maria always forgets the fryer and 油炸锅',
    content: 'Lights on.',
  });
  await addSop(anna, { title: 'Fryer plans', status: 'in_progress' });
  await addSop(anna, { title: 'Old fryer', isDeleted: true });
  await addSop(anna, { title: '厨房清洁程序', content: '关闭油炸锅，然后擦拭台面。' });
  await addSop(ben, { title: 'Fryer repair', content: 'Call the technician.' });
  await addSop(member, { title: 'My fryer notes', content: 'My fryer notes\n- Ask Anna about the fryer.' });
});

describe('GET /shared-sops/search', () => {
  it('finds what teams share by title and text, the title first, and who owns it', async () => {
    expect((await sharedTitles('fryer')).sort()).toEqual(['Closing', 'Fryer cleaning', 'Fryer repair']);
    expect((await sharedTitles('fryer')).at(-1)).toBe('Closing');
    expect(await sharedTitles('FRY clos')).toEqual(['Closing']);
    expect(await sharedTitles('油炸锅')).toEqual(['厨房清洁程序']);
    const { body } = await member.client.get<Result>('/shared-sops/search?q=clos&limit=1');
    expect(body).toMatchObject({ items: [{ title: 'Closing', owner_name: 'Anna Ito' }], has_more: false });
    expect((await member.client.get<Result>('/shared-sops/search?q=fryer&limit=2')).body.has_more).toBe(true);
  });

  it.each(['maria', 'forgets', 'lights maria'])('tells nothing of the prompt of an owner: %j', async (q) => {
    expect(await sharedTitles(q)).toEqual([]);
  });

  it('finds neither drafts nor what is deleted nor own SOPs (S6.10)', async () => {
    for (const q of ['plans', 'old', 'notes']) expect(await sharedTitles(q)).toEqual([]);
  });

  it.each(["' OR 1=1 --", '!(', ':*', '%', '\\', '<->', "fryer':*B", '\u0000', ' '])(
    'takes %j for words, and finds nothing that does not hold them',
    async (q) => {
      expect(await sharedTitles(q)).toEqual([]);
    },
  );

  it('finds nothing for people without a seat, and refuses visitors', async () => {
    const stranger = await site.personOf('stranger@example.test', 'user');
    expect(await sharedTitles('fryer', stranger)).toEqual([]);
    expect((await fetch(`${site.origin}/api/v1/shared-sops/search?q=fryer`)).status).toBe(401);
    expect((await member.client.get('/shared-sops/search')).status).toBe(422);
  });

  it('ends with the days of reading after the end of what the owner has paid for (billing m8)', async () => {
    const owner = await site.personOf('ended@example.test', 'user');
    const reader = await site.personOf('reader@example.test', 'user');
    await addSeat(owner, reader);
    await addSop(owner, { title: 'Fryer of the past' });
    const endDaysAgo = (days: number) =>
      site.query(
        `INSERT INTO subscribers (user_id, subscription_end)
         VALUES ($1, now() - $2::integer * interval '24 hours')
         ON CONFLICT (user_id) DO UPDATE SET subscription_end = excluded.subscription_end`,
        [owner.userId, days],
      );
    await endDaysAgo(29);
    expect(await sharedTitles('fryer', reader)).toEqual(['Fryer of the past']);
    expect((await find('fryer', reader)).items).toHaveLength(1);
    await endDaysAgo(31);
    expect(await sharedTitles('fryer', reader)).toEqual([]);
    expect((await find('fryer', reader)).items).toEqual([]);
  });
});

describe('GET /search', () => {
  it('gives own SOPs before shared ones, each with the line in which the words stand', async () => {
    const { items, has_more } = await find('fryer');
    expect(items[0]).toEqual({
      id: expect.any(String),
      title: 'My fryer notes',
      is_own: true,
      owner_name: null,
      line: 'Ask Anna about the fryer.',
    });
    expect(items.slice(1).every((sop) => !sop.is_own)).toBe(true);
    expect(items.find(({ title }) => title === 'Closing')).toMatchObject({
      owner_name: 'Anna Ito',
      line: 'Switch the fryer off at 21:45.',
    });
    expect(items.find(({ title }) => title === 'Fryer cleaning')).toMatchObject({ line: null });
    expect(items).toHaveLength(4);
    expect(has_more).toBe(false);
  });

  it('leaves room for both when more was found than is asked for', async () => {
    for (const number of [1, 2, 3, 4]) await addSop(ben, { title: `Sauna ${number}`, status: 'in_progress' });
    await addSop(anna, { title: 'Sauna cleaning' });
    await addSeat(anna, ben);
    const { items, has_more } = await find('sauna', ben, '3');
    expect(items.map(({ is_own }) => is_own)).toEqual([true, true, false]);
    expect(has_more).toBe(true);
    expect((await find('sauna', ben, '5')).has_more).toBe(false);
  });

  it('finds nothing for blank words', async () => {
    expect(await find('  ')).toEqual({ items: [], has_more: false });
  });
});
