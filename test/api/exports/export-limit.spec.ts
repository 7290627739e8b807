import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../support/api-client.js';
import type { TestServer } from '../../support/server-process.js';
import { useApi } from '../../support/test-site.js';
import { draftedSop } from '../versions/drafted-sop.js';

const site = useApi({ BILLING_MODE: 'none' });
// A twentieth of the sixty that the limit is.
const ALLOWED = 3;

/** Only exports go there: who waits for a draft asks more often than such a server takes. */
let strict: TestServer;

beforeAll(async () => {
  strict = await site.startReplica({ APP_URL: site.origin, RATE_LIMIT_FACTOR: '0.05' });
});

/** A person with a drafted SOP, and how they export it. */
async function exporter(email: string) {
  const person = await site.personOf(email);
  const { id } = await draftedSop(person.client);
  const client = new ApiClient(strict.origin, person.accessToken);
  return () => client.get<{ code?: string }>(`/sops/${id}/exports/txt`);
}

describe('the exports of a person in ten minutes', () => {
  it('are sixty, and somebody else has their own (security SEC4)', async () => {
    const exportAnnas = await exporter('anna@example.test');
    for (let n = 0; n < ALLOWED; n += 1) expect((await exportAnnas()).status).toBe(200);
    const refused = await exportAnnas();
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-sop-exports']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);

    const exportBens = await exporter('ben@example.test');
    expect((await exportBens()).status).toBe(200);
  });
});
