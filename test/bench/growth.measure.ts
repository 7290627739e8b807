import { afterAll, describe, expect, it } from 'vitest';
import { type Person, personOf } from '../support/accounts.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';
import { interval, median } from './load.js';
import { READS, type Read } from './reads.js';
import { seedSops } from './seed-sops.js';

/** Rows of all accounts; `BENCH_ROWS=10000,100000` leaves the million out, which takes a quarter of an hour. */
const SIZES = (process.env['BENCH_ROWS'] ?? '10000,100000,1000000').split(',').map(Number);
const ROUNDS = 25;
const REQUESTS = 10;
/** Each connection has its plan for all values by then. */
const WARM_UP = 80;

async function millisecondsOf(person: Person, { path }: Read): Promise<number> {
  const started = performance.now();
  const { status } = await person.client.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - started;
}

describe('growth: one connection, the account has a tenth of the rows', () => {
  const medians = new Map<string, string[]>(READS.map(({ name }) => [name, []]));
  const small = new Map<string, number>();

  it.each(SIZES)(
    '%i SOPs',
    async (rows) => {
      const database: TestDatabase = await createTestDatabase();
      const env = { BILLING_MODE: 'none', PROCESS_ROLE: 'web', SECRET_KEY: 'a-key-of-32-characters-to-measure' };
      const server: RunningServer = await startServer({ databaseUrl: database.url, env });
      const person = await personOf(server, 'bench@example.test');
      await seedSops(database.ownerUrl, { userId: person.userId, rows });
      for (const read of READS) for (let n = 0; n < WARM_UP; n += 1) await millisecondsOf(person, read);
      const figures = new Map<string, number[]>(READS.map(({ name }) => [name, []]));
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const read of READS) {
          const times: number[] = [];
          for (let n = 0; n < REQUESTS; n += 1) times.push(await millisecondsOf(person, read));
          figures.get(read.name)?.push(median(times));
        }
      }
      for (const [name, times] of figures) {
        const p50 = median(times);
        const [low, high] = interval(times);
        const first = small.get(name) ?? p50;
        small.set(name, first);
        medians.get(name)?.push(`${p50.toFixed(1)} (${low.toFixed(1)}-${high.toFixed(1)})`, (p50 / first).toFixed(2));
      }
      await server.stop();
      await database.drop();
      expect(figures.size).toBe(READS.length);
    },
    3_600_000,
  );

  afterAll(() => {
    const columns = SIZES.map((rows) => `${rows} | ratio |`).join(' ');
    const lines = [...medians].map(([name, cells]) => `| ${name} | ${cells.join(' | ')} |`);
    console.warn([`\n| p50 ms (90 %) | ${columns}`, `|---|${'---|---|'.repeat(SIZES.length)}`, ...lines].join('\n'));
  });
});
