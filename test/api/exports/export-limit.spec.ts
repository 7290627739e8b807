import { describe, expect, it } from 'vitest';
import { useApi } from '../../support/test-site.js';
import { draftedSop } from '../versions/drafted-sop.js';

// A twentieth of the sixty that the limit is.
const site = useApi({ BILLING_MODE: 'none', RATE_LIMIT_FACTOR: '0.05' });
const ALLOWED = 3;

describe('the exports of a person in ten minutes', () => {
  it('are sixty, and somebody else has their own (security SEC4)', async () => {
    const anna = await site.personOf('anna@example.test');
    const path = `/sops/${(await draftedSop(anna.client)).id}/exports/txt`;
    for (let n = 0; n < ALLOWED; n += 1) expect((await anna.client.get(path)).status).toBe(200);
    const refused = await anna.client.get(path);
    expect([refused.status, refused.body['code']]).toEqual([429, 'too-many-sop-exports']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);

    const ben = await site.personOf('ben@example.test');
    const other = await draftedSop(ben.client);
    expect((await ben.client.get(`/sops/${other.id}/exports/txt`)).status).toBe(200);
  });
});
