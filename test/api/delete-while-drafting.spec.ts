import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf } from '../support/people.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

let database: TestDatabase;
let server: RunningServer;
let anna: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none' } });
  anna = await personOf(server, 'anna@example.test');
});

afterAll(async () => {
  await server?.stop();
  await database?.drop();
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
    expect(server.logs()).not.toContain('deadlock');
  });
});
