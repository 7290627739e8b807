import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';

const site = useApi();

interface Result {
  items: { id: string; title: string; status: string; category: string }[];
  has_more: boolean;
}

let anna: Person;
let stranger: Person;

interface Row {
  title: string;
  description?: string;
  content?: string;
  category?: string;
  status?: string;
  isDeleted?: boolean;
}

/** Puts a finished SOP straight into the table: what drafting writes does not matter to a search. */
async function addSop(owner: Person, row: Row): Promise<void> {
  const status = row.status ?? 'in_progress';
  await site.query(
    `INSERT INTO sops (id, user_id, title, description, content, category, status, published_at, deleted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      randomUUID(),
      owner.userId,
      row.title,
      row.description ?? '',
      row.content ?? '',
      row.category ?? 'General',
      status,
      status === 'completed' ? new Date() : null,
      row.isDeleted ? new Date() : null,
    ],
  );
}

async function titlesFor(query: Record<string, string>, person = anna): Promise<string[]> {
  const answer = await person.client.get<Result>(`/sops/search?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body.items.map((sop) => sop.title);
}

beforeAll(async () => {
  anna = await site.personOf('anna@example.test', 'user');
  stranger = await site.personOf('stranger@example.test', 'user');
  await addSop(anna, { title: 'Closing', content: 'Switch the fryer off at 21:45.', category: 'Kitchen' });
  await addSop(anna, { title: 'Fryer cleaning', content: 'Drain the oil.', category: 'Kitchen', status: 'completed' });
  await addSop(anna, { title: 'Opening', description: 'Who lights the fryer?', category: 'Shop' });
  await addSop(anna, { title: 'Old fryer', isDeleted: true });
  await addSop(anna, {
    title: 'Öffnung der Küche',
    content: 'Kühlschrank bei 4,5 °C, Liste an anna.berg@example.test',
  });
  await addSop(anna, { title: '厨房清洁程序', content: '关闭油炸锅，然后擦拭台面。' });
  await addSop(anna, { title: 'تنظيف المطبخ', content: 'أطفئ المقلاة' });
  await addSop(anna, { title: 'रसोई की सफाई', content: 'गैस बंद करें' });
  await addSop(anna, { title: 'ทำความสะอาดครัว', content: 'ปิดเตาแก๊ส' });
  await addSop(stranger, { title: 'Secret fryer recipe' });
});

describe('GET /sops/search', () => {
  it('ranks the title before the prompt and the prompt before the text', async () => {
    expect(await titlesFor({ q: 'fryer' })).toEqual(['Fryer cleaning', 'Opening', 'Closing']);
  });

  it('asks for every word, by its beginning and in any case', async () => {
    expect(await titlesFor({ q: 'FRY clos' })).toEqual(['Closing']);
    expect(await titlesFor({ q: 'fryer submarine' })).toEqual([]);
  });

  it.each([
    ['öffn', 'Öffnung der Küche'],
    ['ÖFFNUNG küch', 'Öffnung der Küche'],
    ['4,5', 'Öffnung der Küche'],
    ['berg', 'Öffnung der Küche'],
    ['anna.berg@example.test', 'Öffnung der Küche'],
    ['清洁', '厨房清洁程序'],
    ['油炸锅 厨房', '厨房清洁程序'],
    ['锅', '厨房清洁程序'],
    ['ครัว', 'ทำความสะอาดครัว'],
    ['تنظ', 'تنظيف المطبخ'],
    ['सफाई', 'रसोई की सफाई'],
  ])('finds %j', async (q, title) => {
    expect(await titlesFor({ q })).toEqual([title]);
  });

  it.each(["' OR 1=1 --", '!(', ':*', 'zx & | yq', '%', '\\', '<->', '"', '\u0000', '😀', 'x'.repeat(500)])(
    'takes %j for words, and finds nothing',
    async (q) => {
      expect(await titlesFor({ q })).toEqual([]);
    },
  );

  it('shows nothing of somebody else and nothing deleted (S6.10)', async () => {
    expect(await titlesFor({ q: 'secret' })).toEqual([]);
    expect(await titlesFor({ q: 'old' })).toEqual([]);
    expect(await titlesFor({ q: 'fryer' }, stranger)).toEqual(['Secret fryer recipe']);
    expect((await fetch(`${site.origin}/api/v1/sops/search?q=fryer`)).status).toBe(401);
  });

  it('filters by status and category, and sorts', async () => {
    expect(await titlesFor({ q: 'fryer', status: 'completed' })).toEqual(['Fryer cleaning']);
    expect(await titlesFor({ category: 'Shop' })).toEqual(['Opening']);
    expect(await titlesFor({ q: 'fryer', sort: 'title' })).toEqual(['Closing', 'Fryer cleaning', 'Opening']);
    expect(await titlesFor({ q: 'fryer', sort: 'title', direction: 'desc' })).toEqual([
      'Opening',
      'Fryer cleaning',
      'Closing',
    ]);
    expect(await titlesFor({ q: 'fryer', sort: 'status' })).toEqual(['Fryer cleaning', 'Opening', 'Closing']);
    expect(await titlesFor({ q: 'fryer', sort: 'status', direction: 'desc' })).toEqual([
      'Opening',
      'Closing',
      'Fryer cleaning',
    ]);
    expect(await titlesFor({ q: 'fryer', sort: 'updated', direction: 'asc' })).toEqual([
      'Closing',
      'Fryer cleaning',
      'Opening',
    ]);
    expect(await titlesFor({ q: 'fryer', sort: 'created' })).toEqual(['Opening', 'Fryer cleaning', 'Closing']);
    expect(await titlesFor({ q: '  ', category: 'Shop' })).toEqual(['Opening']);
    expect(await titlesFor({ status: 'in_progress', sort: 'updated', limit: '1' })).toEqual(['ทำความสะอาดครัว']);
  });

  it('takes letters that are all there and not together for no find', async () => {
    expect(await titlesFor({ q: '清洁程序' })).toEqual(['厨房清洁程序']);
    expect(await titlesFor({ q: '房清洁程厨' })).toEqual([]);
    expect(await titlesFor({ q: '油炸锅', category: 'Shop' })).toEqual([]);
  });

  it.each([
    ['created', 'asc'],
    ['created', 'desc'],
    ['updated', 'asc'],
    ['title', 'asc'],
    ['title', 'desc'],
    ['status', 'asc'],
    ['status', 'desc'],
    ['relevance', 'desc'],
  ])('lists everything by %s, %s, as it lists what a filter lets through', async (sort, direction) => {
    const order = { sort, direction };
    const all = await titlesFor(order);
    const kitchen = await titlesFor({ ...order, category: 'Kitchen' });
    const inProgress = await titlesFor({ ...order, status: 'in_progress' });
    expect(all.filter((title) => ['Closing', 'Fryer cleaning'].includes(title))).toEqual(kitchen);
    expect(all.filter((title) => title !== 'Fryer cleaning')).toEqual(inProgress);
    expect(all).toHaveLength(8);
  });

  it('follows each change of the text, and one of somebody who may do nothing but change it', async () => {
    const person = await site.personOf('changing@example.test', 'user');
    await addSop(person, { title: 'Boiler' });
    await site.query("UPDATE sops SET content = 'Descale the pipes' WHERE user_id = $1", [person.userId]);
    expect(await titlesFor({ q: 'desc' }, person)).toEqual(['Boiler']);
    await site.query("UPDATE sops SET title = 'Heater', content = '' WHERE user_id = $1", [person.userId]);
    expect([await titlesFor({ q: 'boiler' }, person), await titlesFor({ q: 'pipes' }, person)]).toEqual([[], []]);
    expect(await titlesFor({ q: 'heater' }, person)).toEqual(['Heater']);
  });

  it('gives no more than asked for and says whether there is more', async () => {
    const { body } = await anna.client.get<Result>('/sops/search?q=fryer&limit=2');
    expect([body.items.length, body.has_more]).toEqual([2, true]);
    const all = await anna.client.get<Result>('/sops/search?q=fryer&limit=3');
    expect([all.body.items.length, all.body.has_more]).toEqual([3, false]);
  });

  it.each([
    'limit=101',
    'limit=0',
    'status=lost',
    'sort=random',
    'direction=up',
    `q=${'x'.repeat(501)}`,
    'q=a&q=b',
    'page=2',
  ])('refuses %s', async (query) => {
    expect((await anna.client.get(`/sops/search?${query}`)).status).toBe(422);
  });

  it('keeps room for the longest text that an SOP can have', async () => {
    const words = Array.from({ length: 30_000 }, (_unused, index) => `wort${index}`)
      .join(' ')
      .slice(0, 200_000);
    await addSop(anna, { title: 'Long', content: `Anfang ${words}` });
    expect(await titlesFor({ q: 'anfang' })).toEqual(['Long']);
  });

  it.each([
    ['short words', (n: number) => `${String.fromCodePoint(0x1_0400 + (n % 80), 0x1_0400 + Math.floor(n / 80))} `],
    ['letters of text without spaces', (n: number) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))],
  ])('keeps room for as many different %s as a text can have', async (kind, piece) => {
    const content = Array.from({ length: 60_000 }, (_unused, n) => piece(n)).join('');
    await addSop(anna, { title: `Full of ${kind}`, description: content.slice(0, 20_000), content });
    expect(await titlesFor({ q: `full ${kind}` })).toEqual([`Full of ${kind}`]);
  });
});
