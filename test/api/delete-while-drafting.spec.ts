import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../support/accounts.js';
import { useApi } from '../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

let anna: Person;

beforeAll(async () => {
  anna = await site.personOf('anna@example.test');
});

async function createAndDelete(delayMs: number): Promise<number> {
  const { body: sop } = await anna.client.post<{ id: string }>('/sops', { prompt: 'Water the plants' });
  await sleep(delayMs);
  const { status } = await anna.client.delete(`/sops/${sop.id}`);
  return status;
}

describe('an SOP', () => {
  it('can be deleted at any moment of its drafting (S4.26)', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const delays = Array.from({ length: 10 }, (_, n) => n * 3);
      statuses.push(...(await Promise.all(delays.map(createAndDelete))));
    }
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(site.server.logs()).not.toContain('deadlock');
  });
});
