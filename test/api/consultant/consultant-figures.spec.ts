import { beforeAll, describe, expect, it } from 'vitest';
import type { Clock } from '../../../backend/src/common/clock.js';
import type { PreparedQueries } from '../../../backend/src/database/prepared-queries.js';
import { ConsultantMetricsQueries } from '../../../backend/src/features/consultant/metrics/consultant-metrics.queries.js';
import { type Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';

const site = useApi();

interface Sum {
  currency: string;
  amount: string;
}

interface Analytics {
  clients: { client_id: string; name: string; active_projects: number; meetings_held: number; earnings: Sum[] }[];
  projects: { status: string; count: number }[];
  earnings: { month: string; sums: Sum[] }[];
}

let carlos: Person;
let stranger: Person;
let clientId: string;

/** The figures as the product's own statements give them at a chosen moment. */
function figuresAt(now: string, zone: string) {
  const clock: Clock = { now: () => new Date(now) };
  const reads: Pick<PreparedQueries, 'query'> = {
    query: async (_name, text, values) => await site.query(text, values),
  };
  return new ConsultantMetricsQueries(reads as PreparedQueries, clock).getFigures(carlos.userId, zone);
}

async function earn(amount: string, earnedAt: string, more: object = {}): Promise<void> {
  const answer = await carlos.client.post('/consultant/earnings', { amount, earned_at: earnedAt, ...more });
  expect(answer.status).toBe(201);
}

async function meet(scheduledAt: string, more: object = {}): Promise<void> {
  const answer = await carlos.client.post('/consultant/meetings', { title: 'M', scheduled_at: scheduledAt, ...more });
  expect(answer.status).toBe(201);
}

beforeAll(async () => {
  carlos = await site.personOf('carlos@example.test', 'consultant');
  stranger = await site.personOf('stranger@example.test', 'consultant');
  const client = await carlos.client.post<{ id: string }>('/consultant/clients', { name: 'Harbour Bakery' });
  clientId = client.body.id;
  await carlos.client.post('/consultant/clients', { name: 'Brightside', status: 'pending' });
  await carlos.client.post('/consultant/projects', { name: 'Closing', client_id: clientId });
  await carlos.client.post('/consultant/projects', { name: 'Opening', status: 'completed', client_id: clientId });
});

describe('the figures of the dashboard', () => {
  it('are zero in an empty workspace', async () => {
    const { body } = await stranger.client.get('/consultant/figures?time_zone=Asia/Tokyo');
    expect(body).toMatchObject({
      active_clients: 0,
      active_projects: 0,
      earnings_this_month: [],
      upcoming_meetings: 0,
      time_zone: 'Asia/Tokyo',
    });
  });

  it('count active clients and projects only (S2.108, S2.109, S7.37, S7.38)', async () => {
    const { body } = await carlos.client.get('/consultant/figures');
    expect(body).toMatchObject({ active_clients: 1, active_projects: 1, time_zone: 'UTC' });
  });

  it.each([
    ['Pacific/Kiritimati', '2021-01-31T09:59:59Z', '2021-01-31T10:00:00Z', '2021-02-10T00:00:00Z'],
    ['Pacific/Pago_Pago', '2022-02-01T10:59:59Z', '2022-02-01T11:00:00Z', '2022-02-10T00:00:00Z'],
    ['Europe/Berlin', '2023-03-31T21:59:59Z', '2023-03-31T22:00:00Z', '2023-04-10T00:00:00Z'],
  ])(
    'sum earnings from the first local midnight of the month on in %s (S2.110, S7.39, S9.28, SD.13)',
    async (zone, before, first, now) => {
      await earn('1000.00', before);
      await earn('0.10', first);
      await earn('0.20', now);
      await earn('50', new Date(Date.parse(now) + 1).toISOString());
      await earn('7', first, { status: 'void' });
      await earn('3', first, { currency: 'eur' });
      const { earnings_this_month } = await figuresAt(now, zone);
      expect(earnings_this_month).toEqual([
        { currency: 'eur', amount: '3.00' },
        { currency: 'usd', amount: '0.30' },
      ]);
    },
  );

  it.each([
    ['UTC', '2031-01-15T12:00:00.000Z', '2031-02-14T12:00:00.000Z'],
    ['Europe/Berlin', '2032-03-15T08:00:00.000Z', '2032-04-14T07:00:00.000Z'],
    ['America/New_York', '2033-10-20T12:00:00.000Z', '2033-11-19T13:00:00.000Z'],
  ])(
    'count meetings from now to 30 days ahead, both included, in %s (S2.111, S7.40, S9.27, SD.14, SD.15)',
    async (zone, now, end) => {
      await meet(new Date(Date.parse(now) - 1).toISOString());
      await meet(now);
      await meet(end);
      await meet(new Date(Date.parse(end) + 1).toISOString());
      await meet(now, { status: 'done' });
      expect((await figuresAt(now, zone)).upcoming_meetings).toBe(2);
    },
  );

  it.each(['Mars/Base', '', "UTC'; DROP TABLE clients", 'x'.repeat(65)])('refuse the zone %j', async (zone) => {
    const path = `/consultant/figures?time_zone=${encodeURIComponent(zone)}`;
    expect((await carlos.client.get(path)).status).toBe(422);
  });

  it.each(['/consultant/figures', '/consultant/analytics'])('%s is for consultants (S6.11)', async (path) => {
    const user = await site.personOf('user@example.test', 'user');
    const answer = await user.client.get(path);
    expect([answer.status, answer.body['code']]).toEqual([403, 'role-not-allowed']);
    expect((await fetch(`${site.origin}/api/v1${path}`)).status).toBe(401);
  });
});

describe('the figures of the analytics page', () => {
  it('show own clients, projects and months, and nothing of another consultant (S6.11)', async () => {
    await earn('10.10', new Date().toISOString(), { client_id: clientId });
    await earn('0.20', new Date().toISOString(), { client_id: clientId });
    await meet('2020-01-01T00:00:00Z', { status: 'done', client_id: clientId });
    const { body } = await carlos.client.get<Analytics>('/consultant/analytics?time_zone=Europe/Berlin');
    expect(body.clients.find((client) => client.client_id === clientId)).toMatchObject({
      name: 'Harbour Bakery',
      active_projects: 1,
      completed_projects: 1,
      meetings_held: 1,
      earnings: [{ currency: 'usd', amount: '10.30' }],
    });
    expect(body.projects).toEqual([
      { status: 'active', count: 1 },
      { status: 'completed', count: 1 },
    ]);
    expect(body.earnings).toHaveLength(12);
    expect(body.earnings.at(-1)?.sums).toEqual([{ currency: 'usd', amount: '10.30' }]);

    const foreign = await stranger.client.get<Analytics>('/consultant/analytics');
    expect([foreign.body.clients, foreign.body.projects]).toEqual([[], []]);
    expect(foreign.body.earnings.flatMap((month) => month.sums)).toEqual([]);
  });
});
