import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';
import { UUID } from '../../support/wire-formats.js';

const site = useApi();

interface Entry {
  id: string;
  status: string;
  version: number;
  client_id?: string | null;
}

interface Page {
  items: Entry[];
  next_cursor: string | null;
}

const NOWHERE = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';

/** The four lists of the workspace behave alike; each row says what is its own. */
const LISTS = [
  {
    path: '/consultant/clients',
    fields: { name: ' Harbour Bakery ', email: 'anna@example.test' },
    answer: { name: 'Harbour Bakery', email: 'anna@example.test', status: 'active' },
    change: { name: 'Harbour Bakery Ltd', email: null },
    archived: 'ended',
    missing: 'client-not-found',
    faulty: [{}, { name: ' ' }, { name: 'x'.repeat(201) }, { name: 'A', email: 'nobody' }, { name: 'A', status: null }],
  },
  {
    path: '/consultant/projects',
    fields: { name: 'Closing', due_at: '2026-03-29T01:30:00+01:00' },
    answer: { name: 'Closing', due_at: '2026-03-29T00:30:00+00:00', status: 'active', client_id: null },
    change: { status: 'completed', due_at: null },
    archived: 'archived',
    missing: 'project-not-found',
    faulty: [{ name: 'A', due_at: '2026-02-30T00:00:00Z' }, { name: 'A', due_at: '2026-02-03' }, { name: '\u0000' }],
  },
  {
    path: '/consultant/earnings',
    fields: { amount: '1200.5', earned_at: '2026-01-31T23:59:59.5Z', reference: 'Invoice 14' },
    answer: { amount: '1200.50', currency: 'usd', status: 'paid', earned_at: '2026-01-31T23:59:59.5+00:00' },
    change: { amount: '-9999999999.99', currency: 'eur', reference: null },
    archived: 'void',
    missing: 'earning-not-found',
    faulty: [
      { amount: 12, earned_at: '2026-01-31T00:00:00Z' },
      { amount: '1.234', earned_at: '2026-01-31T00:00:00Z' },
      { amount: '1e3', earned_at: '2026-01-31T00:00:00Z' },
      { amount: '12345678901', earned_at: '2026-01-31T00:00:00Z' },
      { amount: '1', currency: 'USD', earned_at: '2026-01-31T00:00:00Z' },
      { amount: '1', earned_at: '9999-01-31T00:00:00Z' },
    ],
  },
  {
    path: '/consultant/meetings',
    fields: { title: 'Review', scheduled_at: '2026-10-25T02:30:00+02:00' },
    answer: { title: 'Review', status: 'scheduled', duration_minutes: 60, scheduled_at: '2026-10-25T00:30:00+00:00' },
    change: { status: 'done', duration_minutes: 90 },
    archived: 'cancelled',
    missing: 'meeting-not-found',
    faulty: [
      { title: 'A', scheduled_at: '2026-10-25T24:00:00Z' },
      { title: 'A', scheduled_at: '2026-10-25T02:30:00Z', duration_minutes: 4 },
      { title: 'A', scheduled_at: '2026-10-25T02:30:00Z', duration_minutes: 5.5 },
    ],
  },
];

let carlos: Person;
let stranger: Person;
let user: Person;

beforeAll(async () => {
  carlos = await site.personOf('carlos@example.test', 'consultant');
  stranger = await site.personOf('stranger@example.test', 'consultant');
  user = await site.personOf('user@example.test', 'user');
});

describe.each(LISTS)('$path', ({ path, fields, answer, change, archived, missing, faulty }) => {
  it('adds, gives and changes an entry (S3.34-S3.37)', async () => {
    const created = await carlos.client.post<Entry>(path, fields);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...answer, id: expect.stringMatching(UUID), version: 1 });
    expect((await carlos.client.get(`${path}/${created.body.id}`)).body).toEqual(created.body);
    const changed = await carlos.client.patch(`${path}/${created.body.id}`, { ...change, version: 1 });
    expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ ...change, version: 2 })]);
  });

  it('puts an entry away and shows it only when asked for', async () => {
    const { body } = await carlos.client.post<Entry>(path, fields);
    await carlos.client.patch(`${path}/${body.id}`, { status: archived, version: 1 });
    const current = (await carlos.client.get<Page>(`${path}?limit=100`)).body.items.map((entry) => entry.id);
    const away = (await carlos.client.get<Page>(`${path}?limit=100&status=${archived}`)).body.items;
    expect(current).not.toContain(body.id);
    expect(away.map((entry) => entry.id)).toContain(body.id);
  });

  it('shows each entry once over its pages', async () => {
    for (let n = 0; n < 3; n += 1) await carlos.client.post(path, fields);
    const all = (await carlos.client.get<Page>(`${path}?limit=100`)).body.items.map((entry) => entry.id);
    const paged: string[] = [];
    let cursor = '';
    do {
      const { body } = await carlos.client.get<Page>(`${path}?limit=2${cursor && `&cursor=${cursor}`}`);
      paged.push(...body.items.map((entry) => entry.id));
      cursor = body.next_cursor ?? '';
    } while (cursor);
    expect(paged).toEqual(all);
    expect(all.length).toBeGreaterThan(3);
  });

  it('does not show or give an entry of another consultant (S6.11)', async () => {
    const { body } = await carlos.client.post<Entry>(path, fields);
    const read = await stranger.client.get(`${path}/${body.id}`);
    const write = await stranger.client.patch(`${path}/${body.id}`, { ...change, version: 1 });
    expect([read.status, read.body['code']]).toEqual([404, missing]);
    expect([write.status, write.body['code']]).toEqual([404, missing]);
    expect((await stranger.client.get<Page>(path)).body.items).toEqual([]);
    expect((await carlos.client.get(`${path}/${body.id}`)).body).toEqual(body);
  });

  it('is closed to users and to nobody in particular', async () => {
    const calls = (client: Person['client']) => [
      client.get(path),
      client.post(path, fields),
      client.get(`${path}/${NOWHERE}`),
      client.patch(`${path}/${NOWHERE}`, { version: 1 }),
    ];
    const asUser = await Promise.all(calls(user.client));
    expect(asUser.map((one) => [one.status, one.body['code']])).toEqual(asUser.map(() => [403, 'role-not-allowed']));
    const withoutToken = await fetch(`${site.origin}/api/v1${path}`);
    expect(withoutToken.status).toBe(401);
  });

  it('lets one of several changes at the same time win', async () => {
    const { body } = await carlos.client.post<Entry>(path, fields);
    const answers = await Promise.all(
      [1, 2, 3].map(() => carlos.client.patch(`${path}/${body.id}`, { ...change, version: 1 })),
    );
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409]);
    expect(answers.find((one) => one.status === 409)?.body['code']).toBe('entry-changed');
  });

  it.each(faulty.map((body: object) => ({ body })))('refuses $body', async ({ body }) => {
    const refused = await carlos.client.post(path, body);
    expect([refused.status, refused.body['code']]).toEqual([422, 'invalid-fields']);
  });

  it('refuses what it does not know: fields, states, cursors and ids', async () => {
    const statuses = await Promise.all([
      carlos.client.post(path, { ...fields, consultant_id: stranger.userId }),
      carlos.client.patch(`${path}/${NOWHERE}`, change),
      carlos.client.get(`${path}?status=lost`),
      carlos.client.get(`${path}?cursor=x`),
      carlos.client.get(`${path}?limit=101`),
      carlos.client.get(`${path}/${NOWHERE}`),
      carlos.client.get(`${path}/1`),
    ]);
    expect(statuses.map((one) => one.status)).toEqual([422, 422, 422, 422, 422, 404, 404]);
  });
});

describe('the client of an entry', () => {
  it.each([
    ['/consultant/projects', { name: 'Closing' }],
    ['/consultant/earnings', { amount: '1', earned_at: '2026-01-31T00:00:00Z' }],
    ['/consultant/meetings', { title: 'Review', scheduled_at: '2026-01-31T00:00:00Z' }],
  ])('of %s is one of the own clients, and the list can be cut to it (S6.11)', async (path, fields) => {
    const own = await carlos.client.post<Entry>('/consultant/clients', { name: 'Linden Dental Care' });
    const foreign = await stranger.client.post<Entry>('/consultant/clients', { name: 'Brightside' });
    const created = await carlos.client.post<Entry>(path, { ...fields, client_id: own.body.id });
    expect(created.body.client_id).toBe(own.body.id);
    const listed = await carlos.client.get<Page>(`${path}?client_id=${own.body.id}`);
    expect(listed.body.items.map((entry) => entry.id)).toEqual([created.body.id]);

    const refusals = await Promise.all([
      carlos.client.post(path, { ...fields, client_id: foreign.body.id }),
      carlos.client.post(path, { ...fields, client_id: NOWHERE }),
      carlos.client.patch(`${path}/${created.body.id}`, { client_id: foreign.body.id, version: 1 }),
    ]);
    expect(refusals.map((one) => [one.status, one.body['errors']])).toEqual(
      refusals.map(() => [422, [{ pointer: '#/client_id', detail: 'is not one of your clients' }]]),
    );
  });
});
