import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../backend/libs/embedded-postgres/start-embedded-postgres.js';
import { type Person, personOf } from '../support/accounts.js';
import { CLI_PROGRAM, commandOf } from '../support/built-programs.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { READS } from './reads.js';
import { seedSops } from './seed-sops.js';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 100_000);
const TIMES = 20;
const MOST_STATEMENTS = 12;

/** What the signed-in pages ask for when they open, beside what may grow. */
const JOURNEY = [
  ...READS.map(({ path }) => path),
  '/profiles/me',
  '/subscriptions/me',
  '/account/sessions',
  '/install-links',
  '/sops/deleted',
];

interface Statement {
  query: string;
  calls: number;
  mean: number;
  blocks: number;
}

let folder: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let server: RunningServer;
let person: Person;
let client: pg.Client;

/** The extension that counts statements has to be loaded by the server at its start. */
async function startCountingPostgres(dataFolder: string): Promise<typeof postgres> {
  const first = await startEmbeddedPostgres({ dataFolder, isDurable: false });
  const admin = new pg.Client({ connectionString: first.ownerUrl('postgres') });
  await admin.connect();
  await admin.query("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'");
  await admin.end();
  await first.stop();
  return startEmbeddedPostgres({ dataFolder, isDurable: false });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sop-bench-queries-'));
  chmodSync(folder, 0o755);
  postgres = await startCountingPostgres(join(folder, 'postgres'));
  const env = { DATABASE_URL: postgres.appUrl(), DATABASE_OWNER_URL: postgres.ownerUrl() };
  const { status, stderr } = spawnSync(process.execPath, commandOf(CLI_PROGRAM, 'migrate'), {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  server = await startServer({ databaseUrl: postgres.appUrl(), env: { BILLING_MODE: 'none', PROCESS_ROLE: 'web' } });
  person = await personOf(server, 'bench@example.test', 'user');
  await seedSops(postgres.ownerUrl(), { userId: person.userId, rows: ROWS });
  client = new pg.Client({ connectionString: postgres.ownerUrl() });
  await client.connect();
  await client.query('CREATE EXTENSION pg_stat_statements');
});

afterAll(async () => {
  await client?.end();
  await server?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function planOf(statement: string): Promise<string> {
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN) ${statement}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } catch (error) {
    return `no plan: ${String(error)}`;
  }
}

describe('the statements of the signed-in journey', () => {
  it('are printed, the most expensive first, with their plans for all values', async () => {
    for (const path of JOURNEY) await person.client.get(path);
    await client.query('SELECT pg_stat_statements_reset()');
    for (let n = 0; n < TIMES; n += 1) for (const path of JOURNEY) await person.client.get(path);
    const { rows } = await client.query<Statement>(
      `SELECT query, calls::int, mean_exec_time AS mean, ((shared_blks_hit + shared_blks_read) / calls)::int AS blocks
       FROM pg_stat_statements WHERE query NOT ILIKE '%pg_stat_statements%' ORDER BY total_exec_time DESC LIMIT $1`,
      [MOST_STATEMENTS],
    );
    for (const { query, calls, mean, blocks } of rows) {
      console.warn(`\n${mean.toFixed(2)} ms, ${blocks} blocks, ${calls} calls\n${query}\n${await planOf(query)}`);
    }
    expect(rows.length).toBeGreaterThan(5);
  }, 600_000);
});
