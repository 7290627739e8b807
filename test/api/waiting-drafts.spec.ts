import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../support/api-client.js';
import { useApi } from '../support/test-site.js';

// Nobody drafts in this process: every run goes on waiting.
const site = useApi({ BILLING_MODE: 'none', PROCESS_ROLE: 'web', RATE_LIMIT_FACTOR: '1' });

const MOST_WAITING = 20;

let anna: ApiClient;
let ben: ApiClient;

beforeAll(async () => {
  ({ client: anna } = await site.personOf('anna@example.test'));
  ({ client: ben } = await site.personOf('ben@example.test'));
});

async function countOf(client: ApiClient, path: string): Promise<number> {
  const { body } = await client.get<{ items: unknown[] }>(path);
  return body.items.length;
}

describe('a person with many drafts waiting', () => {
  const headers = { 'idempotency-key': 'the-one-too-many' };

  it('is refused the next one, and nothing of it stays', async () => {
    for (let n = 0; n < MOST_WAITING; n += 1) {
      const { status } = await anna.post('/sops', { prompt: `Procedure ${n}` });
      expect(status).toBe(201);
    }
    const refused = await anna.post<{ code: string }>('/sops', { prompt: 'One too many' }, { headers });
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-drafts']);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await countOf(anna, '/sops?limit=100')).toBe(MOST_WAITING);
    expect(await countOf(anna, '/activity?limit=100')).toBe(MOST_WAITING);
  });

  it('leaves room for everybody else', async () => {
    const { status } = await ben.post('/sops', { prompt: 'Water the plants' });
    expect(status).toBe(201);
  });

  it('may go on once one of them is cancelled, also with the key that was refused', async () => {
    const { body } = await anna.get<{ items: { id: string }[] }>('/sops?limit=1');
    const cancelled = await anna.post(`/sops/${body.items[0]?.id}/generations/cancel`, {});
    expect(cancelled.status).toBeLessThan(300);
    const { status } = await anna.post('/sops', { prompt: 'One too many' }, { headers });
    expect(status).toBe(201);
    const again = await anna.post<{ code: string }>(`/sops/${body.items[0]?.id}/generations`, {});
    expect([again.status, again.body.code]).toEqual([429, 'too-many-drafts']);
  });
});
