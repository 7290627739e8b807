import { beforeAll, describe, expect, it } from 'vitest';
import type { Clock } from '../../backend/src/common/clock.js';
import type { PreparedQueries } from '../../backend/src/database/prepared-queries.js';
import { ConsultantMetricsQueries } from '../../backend/src/features/consultant/metrics/consultant-metrics.queries.js';
import type { Person } from '../support/accounts.js';
import { useApi } from '../support/test-site.js';

const site = useApi();

let adviser: Person;

/** The figures as the product's own statements give them at a chosen moment. */
function figuresAt(now: string, zone: string) {
  const clock: Clock = { now: () => new Date(now) };
  const reads: Pick<PreparedQueries, 'query'> = { query: (_name, text, values) => site.query(text, [...values]) };
  return new ConsultantMetricsQueries(reads as PreparedQueries, clock).getFigures(adviser.userId, zone);
}

async function add(kind: string, entry: object): Promise<void> {
  expect((await adviser.client.post(`/consultant/${kind}`, entry)).status).toBe(201);
}

beforeAll(async () => {
  adviser = await site.personOf('adviser@example.test', 'consultant');
});

describe('the figures of a consultant', () => {
  it('S7.37 count active clients', async () => {
    await add('clients', { name: 'Bakery', status: 'active' });
    await add('clients', { name: 'Butcher', status: 'pending' });
    expect((await adviser.client.get('/consultant/figures')).body['active_clients']).toBe(1);
  });

  it('S7.38 count active projects', async () => {
    await add('projects', { name: 'Opening', status: 'active' });
    await add('projects', { name: 'Closing', status: 'completed' });
    expect((await adviser.client.get('/consultant/figures')).body['active_projects']).toBe(1);
  });

  it.each([
    [
      'S7.39, S9.28, SD.13',
      'Pacific/Kiritimati',
      '2021-01-31T09:59:59Z',
      '2021-01-31T10:00:00Z',
      '2021-02-10T00:00:00Z',
    ],
    [
      'S7.39, S9.28, SD.13',
      'Pacific/Pago_Pago',
      '2022-02-01T10:59:59Z',
      '2022-02-01T11:00:00Z',
      '2022-02-10T00:00:00Z',
    ],
    ['S7.39, S9.28, SD.13', 'Europe/Berlin', '2023-03-31T21:59:59Z', '2023-03-31T22:00:00Z', '2023-04-10T00:00:00Z'],
  ])('%s sum earnings from the first local midnight of the month in %s', async (_id, zone, before, first, now) => {
    await add('earnings', { amount: '1000.00', earned_at: before });
    await add('earnings', { amount: '0.10', earned_at: first });
    await add('earnings', { amount: '0.20', earned_at: now });
    expect((await figuresAt(now, zone)).earnings_this_month).toEqual([{ currency: 'usd', amount: '0.30' }]);
  });

  it.each([
    ['S7.40, S9.27, SD.14', 'UTC', '2031-01-15T12:00:00.000Z', '2031-02-14T12:00:00.000Z'],
    ['S7.40, S9.27, SD.15', 'Europe/Berlin', '2032-03-15T08:00:00.000Z', '2032-04-14T07:00:00.000Z'],
    ['S7.40, S9.27, SD.15', 'America/New_York', '2033-10-20T12:00:00.000Z', '2033-11-19T13:00:00.000Z'],
  ])('%s count meetings in %s from %s to %s, both included', async (_id, zone, now, end) => {
    for (const at of [Date.parse(now) - 1, Date.parse(now), Date.parse(end), Date.parse(end) + 1]) {
      await add('meetings', { title: 'Talk', scheduled_at: new Date(at).toISOString() });
    }
    await add('meetings', { title: 'Over', scheduled_at: now, status: 'done' });
    expect((await figuresAt(now, zone)).upcoming_meetings).toBe(2);
  });
});
