import { describe, expect, it } from 'vitest';
import { useApi } from '../../support/test-site.js';

// A twentieth of the sixty that the limit is.
const site = useApi({ BILLING_MODE: 'none', RATE_LIMIT_FACTOR: '0.05' });
const ALLOWED = 3;

describe('the exports of a person in ten minutes', () => {
  it('are sixty, and somebody else has their own (security SEC4)', async () => {
    const anna = await site.personOf('anna@example.test');
    const { body } = await anna.client.post<{ id: string }>('/sops', { prompt: 'Rinse the cup.' });
    const path = `/sops/${body.id}/exports/txt`;
    for (let n = 0; n < ALLOWED; n += 1) expect((await anna.client.get(path)).status).toBe(200);
    const refused = await anna.client.get(path);
    expect([refused.status, refused.body['code']]).toEqual([429, 'too-many-sop-exports']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);

    const ben = await site.personOf('ben@example.test');
    const other = await ben.client.post<{ id: string }>('/sops', { prompt: 'Dry the cup.' });
    expect((await ben.client.get(`/sops/${other.body.id}/exports/txt`)).status).toBe(200);
  });
});
