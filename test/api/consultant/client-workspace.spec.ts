import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Entry {
  id: string;
}

const DAY_MS = 86_400_000;
const TEMPLATE = { id: 'open-the-cafe', lang: 'en' };

let carlos: Person;
let stranger: Person;
let user: Person;

const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function add({ client }: Person, kind: string, fields: object): Promise<string> {
  const { status, body } = await client.post<Entry>(`/consultant/${kind}`, fields);
  expect(status).toBe(201);
  return body.id;
}

beforeAll(async () => {
  carlos = await site.personOf('carlos@example.test', 'consultant');
  stranger = await site.personOf('stranger@example.test', 'consultant');
  user = await site.personOf('user@example.test', 'user');
});

describe('the figures of a client (screens m9)', () => {
  it('count what belongs to the client, and add up each currency without void lines', async () => {
    const client_id = await add(carlos, 'clients', { name: 'Harbour Bakery' });
    const other = await add(carlos, 'clients', { name: 'Old Mill' });
    await add(carlos, 'projects', { name: 'Opening', client_id });
    await add(carlos, 'projects', { name: 'Closing', client_id, status: 'archived' });
    await add(carlos, 'projects', { name: 'Moving', client_id: other });
    await add(carlos, 'meetings', { title: 'Soon', client_id, scheduled_at: day(40) });
    await add(carlos, 'meetings', { title: 'Past', client_id, scheduled_at: day(-1) });
    await add(carlos, 'meetings', { title: 'Off', client_id, scheduled_at: day(1), status: 'cancelled' });
    for (const [amount, currency, status] of [
      ['10.10', 'usd', 'paid'],
      ['0.20', 'usd', 'pending'],
      ['5.00', 'eur', 'paid'],
      ['99.00', 'usd', 'void'],
    ]) {
      await add(carlos, 'earnings', { amount, currency, status, client_id, earned_at: day(-400) });
    }
    const { body } = await carlos.client.get(`/consultant/clients/${client_id}/figures`);
    expect(body).toEqual({
      projects: 2,
      active_projects: 1,
      meetings: 3,
      upcoming_meetings: 1,
      earning_count: 4,
      earnings: [
        { currency: 'eur', amount: '5.00' },
        { currency: 'usd', amount: '10.30' },
      ],
    });
  });

  it('are empty for a new client, and there are none of somebody else (S6.11)', async () => {
    const id = await add(carlos, 'clients', { name: 'Brightside' });
    expect((await carlos.client.get(`/consultant/clients/${id}/figures`)).body).toMatchObject({ earnings: [] });
    const foreign = await stranger.client.get(`/consultant/clients/${id}/figures`);
    expect([foreign.status, foreign.body['code']]).toEqual([404, 'client-not-found']);
    expect((await user.client.get(`/consultant/clients/${id}/figures`)).status).toBe(403);
  });
});

describe('a client that is deleted', () => {
  it('takes its entries along and leaves its SOPs without a client', async () => {
    const client_id = await add(carlos, 'clients', { name: 'Harbour Bakery' });
    const entries = [
      `projects/${await add(carlos, 'projects', { name: 'Opening', client_id })}`,
      `meetings/${await add(carlos, 'meetings', { title: 'Review', client_id, scheduled_at: day(1) })}`,
      `earnings/${await add(carlos, 'earnings', { amount: '1', client_id, earned_at: day(-1) })}`,
    ];
    const sop = await carlos.client.post<Entry>('/sops', { template: TEMPLATE, client_id });
    expect((await carlos.client.delete(`/consultant/clients/${client_id}`)).status).toBe(204);
    for (const entry of [`clients/${client_id}`, ...entries]) {
      expect((await carlos.client.get(`/consultant/${entry}`)).status).toBe(404);
    }
    const kept = await carlos.client.get(`/sops/${sop.body.id}`);
    expect([kept.status, kept.body['client_id']]).toEqual([200, null]);
    expect((await carlos.client.delete(`/consultant/clients/${client_id}`)).status).toBe(404);
  });

  it('at the same moment as an entry is added for it leaves neither an entry nor an error', async () => {
    for (let round = 0; round < 5; round += 1) {
      const client_id = await add(carlos, 'clients', { name: 'Old Mill' });
      const answers = await Promise.all([
        carlos.client.post('/consultant/projects', { name: 'Opening', client_id }),
        carlos.client.delete(`/consultant/clients/${client_id}`),
        carlos.client.post('/consultant/meetings', { title: 'Review', client_id, scheduled_at: day(1) }),
        carlos.client.post('/sops', { template: TEMPLATE, client_id }),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => ![201, 204, 422].includes(status))).toEqual([]);
      const { body } = await carlos.client.get<{ items: Entry[] }>(`/consultant/projects?client_id=${client_id}`);
      expect(body.items).toEqual([]);
    }
  });
});

describe.each([
  ['clients', { name: 'Harbour Bakery' }],
  ['projects', { name: 'Opening' }],
  ['meetings', { title: 'Review', scheduled_at: '2026-01-31T00:00:00Z' }],
])('DELETE /consultant/%s/{id}', (kind, fields) => {
  it('is for the owner alone (S6.11)', async () => {
    const id = await add(carlos, kind, fields);
    expect((await stranger.client.delete(`/consultant/${kind}/${id}`)).status).toBe(404);
    expect((await user.client.delete(`/consultant/${kind}/${id}`)).status).toBe(403);
    expect((await carlos.client.get(`/consultant/${kind}/${id}`)).status).toBe(200);
    expect((await carlos.client.delete(`/consultant/${kind}/${id}`)).status).toBe(204);
    expect((await carlos.client.get(`/consultant/${kind}/${id}`)).status).toBe(404);
  });
});

describe('the next meetings', () => {
  it('are the scheduled ones from now on, the earliest first, and as many as asked for', async () => {
    const tilda = await site.personOf('tilda@example.test', 'consultant');
    const listed = async (query = '') => {
      const { body } = await tilda.client.get<{ items: { title: string }[] }>(`/consultant/meetings/upcoming${query}`);
      return body.items.map(({ title }) => title);
    };
    expect(await listed()).toEqual([]);
    for (const days of [7, 3, 6, 2, 5, 4]) {
      await add(tilda, 'meetings', { title: `In ${days}`, scheduled_at: day(days) });
    }
    await add(tilda, 'meetings', { title: 'Past', scheduled_at: day(-1) });
    await add(tilda, 'meetings', { title: 'Off', scheduled_at: day(1), status: 'cancelled' });
    await add(carlos, 'meetings', { title: 'Of somebody else', scheduled_at: day(1) });
    expect(await listed()).toEqual(['In 2', 'In 3', 'In 4', 'In 5', 'In 6']);
    expect(await listed('?limit=2')).toEqual(['In 2', 'In 3']);
    const refused = await Promise.all(
      ['0', '21', 'x'].map((limit) => tilda.client.get(`/consultant/meetings/upcoming?limit=${limit}`)),
    );
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect((await user.client.get('/consultant/meetings/upcoming')).status).toBe(403);
  });

  it('can stand first in the list of all of them, page by page', async () => {
    const nadia = await site.personOf('nadia@example.test', 'consultant');
    for (const days of [-3, 5, -1, 1, 3]) {
      await add(nadia, 'meetings', { title: `${days}`, scheduled_at: day(days) });
    }
    // At the same moment: of two, each is on one page only.
    const at = day(2);
    for (const title of ['2 a', '2 b']) await add(nadia, 'meetings', { title, scheduled_at: at });
    for (const limit of [1, 2, 3, 100]) {
      const titles: string[] = [];
      let cursor = '';
      do {
        const { body } = await nadia.client.get<{ items: { title: string }[]; next_cursor: string | null }>(
          `/consultant/meetings?order=next&limit=${limit}${cursor && `&cursor=${cursor}`}`,
        );
        titles.push(...body.items.map(({ title }) => title));
        cursor = body.next_cursor ?? '';
      } while (cursor);
      expect(titles, `${limit} a page`).toEqual(['1', '2 a', '2 b', '3', '5', '-1', '-3']);
    }
    expect((await nadia.client.get('/consultant/meetings?order=past')).status).toBe(422);
  });
});
