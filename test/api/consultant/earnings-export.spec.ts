import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';

const site = useApi();

let carlos: Person;
let stranger: Person;

beforeAll(async () => {
  carlos = await site.personOf('carlos@example.test', 'consultant');
  stranger = await site.personOf('stranger@example.test', 'consultant');
  const client = await carlos.client.post('/consultant/clients', { name: '=HYPERLINK("http://x"), Ltd' });
  const lines = [
    { amount: '1200.5', earned_at: '2026-01-31T23:59:59Z', client_id: client.body['id'], reference: 'Invoice 14' },
    { amount: '-5', earned_at: '2026-02-01T00:00:00Z', status: 'void', currency: 'eur' },
  ];
  for (const line of lines) await carlos.client.post('/consultant/earnings', line);
});

describe('GET /consultant/earnings/csv', () => {
  it('gives the earnings, latest first, with exact amounts and nothing that a spreadsheet would run', async () => {
    const { status, headers, body } = await carlos.client.get<string>('/consultant/earnings/csv');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('content-disposition')).toBe('attachment; filename="earnings.csv"');
    expect(body.split('\r\n')).toEqual([
      'Earned at,Client,Amount,Currency,Status,Reference',
      '2026-02-01T00:00:00+00:00,,-5.00,eur,void,',
      '2026-01-31T23:59:59+00:00,"\'=HYPERLINK(""http://x""), Ltd",1200.50,usd,paid,Invoice 14',
      '',
    ]);
  });

  it('is cut to a period', async () => {
    const { body } = await carlos.client.get<string>(
      '/consultant/earnings/csv?from=2026-01-31T23:59:59Z&to=2026-02-01T00:00:00Z',
    );
    expect(body).toContain('1200.50');
    expect(body).not.toContain('-5.00');
    expect((await carlos.client.get('/consultant/earnings/csv?from=2026')).status).toBe(422);
  });

  it('is for consultants, and shows nothing of another one (S6.11)', async () => {
    const foreign = await stranger.client.get<string>('/consultant/earnings/csv');
    expect(foreign.body).toBe('Earned at,Client,Amount,Currency,Status,Reference\r\n');
    const user = await site.personOf('user@example.test', 'user');
    expect((await user.client.get('/consultant/earnings/csv')).status).toBe(403);
    expect((await fetch(`${site.origin}/api/v1/consultant/earnings/csv`)).status).toBe(401);
  });

  it('is made for one person three times at once, and no more (security SEC4)', async () => {
    const path = '/consultant/earnings/csv';
    const answers = await Promise.all(Array.from({ length: 25 }, () => carlos.client.get(path)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ status, headers }) => status === 429 && headers.get('retry-after') === '5')).toBe(true);
    expect((await carlos.client.get(path)).status).toBe(200);
  });
});
