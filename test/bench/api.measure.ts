import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf } from '../support/people.js';
import { findFreePort, type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';
import { type LimitProcess, startLimitProcess } from './limit-process.js';
import { limitToken } from './limit-server.mjs';
import { measureInTurns, ratioRow } from './load.js';

const ROUNDS = 7;
const OWN_ROWS = 10_000;
const OTHER_USERS = 90;
const ROWS_OF_OTHERS = 1_000;

let database: TestDatabase;
let server: RunningServer;
let limit: LimitProcess;
let person: Person;
/** Many accounts, because each may have only so many drafts waiting. */
let writers: Person[];

/** 10,000 SOPs of one account among 100,000 rows. */
async function seed(databaseUrl: string, userId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('ALTER TABLE sops DISABLE TRIGGER sops_notify');
  await client.query(
    'INSERT INTO auth_users (id, email) SELECT gen_random_uuid(), n || $1 FROM generate_series(1, $2) n',
    ['@bench.test', OTHER_USERS],
  );
  await client.query(
    `INSERT INTO sops (id, user_id, title, description, content, generation_state, drafted_by, created_at, updated_at)
     SELECT gen_random_uuid(), owner.id, 'Procedure ' || n, 'Prompt ' || n, repeat('Step by step. ', 60), 'succeeded', 'template',
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     FROM (SELECT id, $2::int AS rows FROM auth_users WHERE email LIKE '%@bench.test' UNION ALL SELECT $1::uuid, $3::int) owner,
       LATERAL generate_series(1, owner.rows) n`,
    [userId, ROWS_OF_OTHERS, OWN_ROWS],
  );
  await client.query('ALTER TABLE sops ENABLE TRIGGER sops_notify');
  await client.query('VACUUM ANALYZE sops');
  await client.end();
}

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
  await seed(database.ownerUrl, person.userId);
  // The built-in sign-in provider is off in production, and a process that has served it is slower: a new one is measured.
  await server.stop();
  server = await startServer({ databaseUrl: database.url, env, port });
  limit = await startLimitProcess(database.url);
});

afterAll(async () => {
  limit?.stop();
  await server?.stop();
  await database?.drop();
});

describe('requests against the limit server', () => {
  it.each([
    ['list of 20 SOPs, 32 connections', 32, 'GET' as const],
    ['list of 20 SOPs, 1 connection', 1, 'GET' as const],
    ['create an SOP, 32 connections', 32, 'POST' as const],
  ])('%s', async (title, connections, method) => {
    const body = method === 'POST' ? { body: JSON.stringify({ prompt: 'Water the plants every Monday' }) } : {};
    const people = method === 'POST' ? writers : [person];
    const figures = await measureInTurns(
      [
        {
          name: 'product',
          url: `${server.origin}/api/v1/sops`,
          pid: server.pid,
          method,
          tokens: people.map(({ accessToken }) => accessToken),
          ...body,
        },
        {
          name: 'limit',
          url: `${limit.origin}/sops`,
          pid: limit.pid,
          method,
          tokens: people.map(({ userId }) => limitToken(userId)),
          ...body,
        },
      ],
      { connections, rounds: ROUNDS, seconds: 3, ...(method === 'POST' ? { beforeRound: endRuns } : {}) },
    );
    const product = figures.get('product');
    const floor = figures.get('limit');
    if (!product || !floor) throw new Error('A target was not measured');
    console.warn(
      [
        `\n| ${title} | product | limit | ratio |`,
        '|---|---|---|---|',
        ratioRow('requests/s', product.requestsPerSecond, floor.requestsPerSecond),
        ratioRow('p50 ms', product.p50Ms, floor.p50Ms, 1),
        ratioRow('p99 ms', product.p99Ms, floor.p99Ms, 1),
        ratioRow('server CPU µs/request', product.cpuMicrosPerRequest, floor.cpuMicrosPerRequest),
      ].join('\n'),
    );
    expect([product.failures, floor.failures]).toEqual([0, 0]);
  });
});
