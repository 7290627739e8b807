import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf } from '../support/accounts.js';
import { findFreePort, type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';
import { type LimitProcess, startLimitProcess } from './limit-process.js';
import { limitToken } from './limit-server.mjs';
import { interval, measureInTurns, median, ratioRow, type Target } from './load.js';
import { READS } from './reads.js';
import { seedSops } from './seed-sops.js';

/** Of one second each, the servers in turns. `BENCH_ROUNDS=5` for a first look. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 25);
const ROWS = 100_000;
/** What the limit server answers, too, by the same statement. */
const MEASURED = /^(list|search, a word in|search, the first three|no words, by title|figures|team activity)/;
const CATEGORIES = ['Finance', 'General'];
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

let database: TestDatabase;
let server: RunningServer;
let limit: LimitProcess;
let person: Person;
/** Many accounts, because each may have only so many drafts waiting. */
let writers: Person[];
/** Some SOPs of the person. */
let ids: string[];

/** Nobody drafts here: runs that wait are ended as workers would do, because each person has only a few of them. */
async function endRuns(): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query("UPDATE sop_generations SET state = 'succeeded' WHERE state = 'queued'");
  await client.query('DELETE FROM pgboss.job');
  await client.query('VACUUM ANALYZE sop_generations, pgboss.job');
  await client.end();
}

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { BILLING_MODE: 'none', PROCESS_ROLE: 'web', SECRET_KEY: 'a-key-of-32-characters-to-measure' };
  const port = await findFreePort();
  server = await startServer({ databaseUrl: database.url, env, port });
  person = await personOf(server, 'bench@example.test');
  writers = [];
  for (let n = 0; n < 40; n += 1) writers.push(await personOf(server, `writer-${n}@example.test`));
  await seedSops(database.ownerUrl, { userId: person.userId, rows: ROWS });
  // The built-in sign-in provider is off in production, and a process that has served it is slower: a new one is measured.
  await server.stop();
  server = await startServer({ databaseUrl: database.url, env, port });
  limit = await startLimitProcess(database.url);
  const { body } = await person.client.get('/sops?limit=50');
  ids = (body as { items: { id: string }[] }).items.map(({ id }) => id);
});

afterAll(async () => {
  limit?.stop();
  await server?.stop();
  await database?.drop();
});

/** One that both servers are asked. */
interface Asked {
  title: string;
  method: Target['method'];
  path: string;
  connections: number;
  headers?: Record<string, string>;
  body?: string;
  people?: Person[];
  converse?: (prefix: string) => Target['converse'];
  beforeRound?: () => Promise<void>;
}

/** Each connection gives its own SOP one category after the other. */
function recategorizations(ids: readonly string[]): Asked['converse'] {
  let connections = 0;
  return (prefix) => () => {
    const id = ids[connections++ % ids.length];
    let changes = 0;
    return {
      path: () => `${prefix}/sops/${id}`,
      body: () => JSON.stringify({ category: CATEGORIES[changes++ % CATEGORIES.length] }),
      hear: () => undefined,
    };
  };
}

async function measure({ title, method, path, connections, headers = {}, ...asked }: Asked): Promise<void> {
  const { people = [person], body, converse, beforeRound } = asked;
  const targetOf = (name: string, { pid }: { pid: number }, prefix: string, tokens: string[]): Target => {
    const conversations = converse?.(new URL(prefix).pathname.replace(/\/$/, ''));
    return {
      name,
      url: `${prefix}${path}`,
      pid,
      method,
      tokens,
      headers,
      ...(body !== undefined && { body }),
      ...(conversations && { converse: conversations }),
    };
  };
  const ofProduct = people.map(({ accessToken }) => accessToken);
  const ofLimit = people.map(({ userId }) => limitToken(userId));
  const figures = await measureInTurns(
    [
      targetOf('product', server, `${server.origin}/api/v1`, ofProduct),
      targetOf('limit', limit, limit.origin, ofLimit),
    ],
    { connections, rounds: ROUNDS, seconds: 1, ...(beforeRound && { beforeRound }) },
  );
  const product = figures.get('product');
  const floor = figures.get('limit');
  if (!product || !floor) throw new Error('A target was not measured');
  const ratios = product.rates.map((rate, round) => rate / (floor.rates[round] ?? Number.NaN));
  const [low, high] = interval(ratios);
  console.warn(
    [
      `\n| ${title}, ${connections} connections | product | limit | ratio |`,
      '|---|---|---|---|',
      ratioRow('requests/s', product.requestsPerSecond, floor.requestsPerSecond),
      `| ratio of each round, median (90 %) | | | ${median(ratios).toFixed(2)} (${low.toFixed(2)}-${high.toFixed(2)}) |`,
      ratioRow('p50 ms', product.p50Ms, floor.p50Ms, 1),
      ratioRow('p99 ms', product.p99Ms, floor.p99Ms, 1),
      ratioRow('server CPU µs/request', product.cpuMicrosPerRequest, floor.cpuMicrosPerRequest),
    ].join('\n'),
  );
  expect([product.failures, floor.failures]).toEqual([0, 0]);
}

describe('requests against the limit server', () => {
  const reads = READS.filter(({ name }) => MEASURED.test(name) && !name.includes('category'));
  it.each([
    ...reads.map(({ name, path }) => ({ title: name, path, connections: 32, headers: {} })),
    ...reads.map(({ name, path }) => ({ title: name, path, connections: 1, headers: {} })),
    { title: 'list, as a browser asks', path: '/sops', connections: 32, headers: BROWSER },
  ])('$title, $connections connections', (read) => measure({ ...read, method: 'GET' }));

  it('one SOP, 32 connections', () =>
    measure({ title: 'one SOP', method: 'GET', path: `/sops/${ids[0]}`, connections: 32 }));

  it('change the category of an SOP, 32 connections', () =>
    measure({
      title: 'change the category of an SOP',
      method: 'PATCH',
      path: '',
      connections: 32,
      converse: recategorizations(ids),
    }));

  it('create an SOP, 32 connections', () => {
    const body = JSON.stringify({ prompt: 'Water the plants every Monday' });
    const create = { title: 'create an SOP', method: 'POST' as const, path: '/sops', connections: 32 };
    return measure({ ...create, body, people: writers, beforeRound: endRuns });
  });
});
