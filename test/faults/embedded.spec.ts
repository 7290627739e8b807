/** The fault table of `npm start`: everything in one process, with the embedded database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRunningDatabase } from '../../backend/src/platform/embedded-postgres/running-database.js';
import { eventually } from '../support/eventually.js';
import { type Person, personOf } from '../support/people.js';
import { findFreePort } from '../support/server-process.js';
import { expectNothingLost, report } from './fault-row.js';
import { Ledger } from './ledger.js';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
/** No finding states it; the database recovers, and everything starts anew. */
const BACK_WITHIN_S = 90;
const ANON_KEY = 'anon-key-of-the-test-server';

const dataFolder = mkdtempSync(join(tmpdir(), 'sop-faults-embedded-'));
let port: number;
let child: ChildProcess;
let people: Person[];

beforeAll(async () => {
  port = await findFreePort();
  child = await start();
  const server = { origin: origin(), anonKey: ANON_KEY };
  people = await Promise.all([1, 2, 3, 4].map((n) => personOf(server, `person-${n}@example.test`, 'user')));
}, 180_000);

afterAll(async () => {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  rmSync(dataFolder, { recursive: true, force: true });
});

function origin(): string {
  return `http://localhost:${port}`;
}

async function start(): Promise<ChildProcess> {
  const started = spawn(process.execPath, [START], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataFolder,
      DEMO_DATA: 'off',
      BILLING_MODE: 'none',
      RATE_LIMIT_FACTOR: '1000',
      ANON_KEY,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await eventually(
    () =>
      fetch(`${origin()}/health/ready`).then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status === 200,
    90_000,
  );
  return started;
}

async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: findRunningDatabase(join(dataFolder, 'postgres'))?.owner ?? '' });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

it('loses and doubles nothing when everything is killed while it writes', { timeout: 180_000 }, async () => {
  const ledger = new Ledger([origin()], people);
  ledger.start();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  const killedAt = performance.now();
  // The database ends by itself when its starter is gone; until then its folder is taken.
  await eventually(
    async () => findRunningDatabase(join(dataFolder, 'postgres')),
    (urls) => urls === null,
  );
  child = await start();
  const backS = (performance.now() - killedAt) / 1000;
  await ledger.stop();
  const balance = await ledger.balance(query);
  report('npm start is killed', balance, backS, BACK_WITHIN_S);
  expectNothingLost(balance);
  expect(backS).toBeLessThan(BACK_WITHIN_S);
});
