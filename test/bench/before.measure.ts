import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OwnSearchIndex1740008500000 } from '../../backend/src/database/migrations/1740008500000-own-search-index.js';
import { CountSops1740008510000 } from '../../backend/src/database/migrations/1740008510000-count-sops.js';
import { CountActionsInIndex1740008520000 } from '../../backend/src/database/migrations/1740008520000-count-actions-in-index.js';
import { fetchNode } from '../../scripts/production-install.mjs';
import { type Person, personOf } from '../support/accounts.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase } from '../support/template-database.js';
import { databaseOfCheckout } from './checkout-database.js';
import { measureInTurns, median, percentile, type Target } from './load.js';
import { READS } from './reads.js';
import { defineWords } from './seed-sops.js';

/** A checkout of an earlier commit in which `npm ci` and `npm run build` were run. Nothing is measured without it. */
const BEFORE = process.env['BENCH_BEFORE'];
/** Another checkout to measure instead of this one. */
const NOW = process.env['BENCH_NOW'];
/** The database of the earlier build gets the search index and the counts, so that the figures are about the programs. */
const WITH_SEARCH = process.env['BENCH_SEARCH'] === 'both';
/** Both builds run on the Node of the image instead of that of the tests. */
const ON_IMAGE_NODE = process.env['BENCH_NODE'] === 'image';
const NODE_VERSION_FILE = new URL('../../.nvmrc', import.meta.url);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 25);
const ROWS = 20_000;
const WRITERS = 40;
const SETTINGS = { BILLING_MODE: 'none', SECRET_KEY: 'a-key-of-32-characters-to-measure' };
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const METHODS = { read: 'GET', change: 'PATCH', create: 'POST' } as const;
const NEW_SOP = JSON.stringify({ prompt: 'Water the plants every Monday' });
const TITLES = ['Opening the bar', 'Closing the bar'];

interface Build {
  server: RunningServer;
  owner: pg.Client;
  person: Person;
  /** Each may have only a few runs waiting. */
  writers: Person[];
  /** SOPs of the person. */
  ids: string[];
  /** Of each SOP, by its id. */
  versions: Map<string, number>;
  drop(): Promise<void>;
}

let now: Build;
let before: Build;
const nodeFolder = mkdtempSync(join(tmpdir(), 'sop-bench-node-'));

/** SOPs of 120 words, all of one person, with an activity each; what is kept beside them is kept by the database. */
async function seed(owner: pg.Client, userId: string): Promise<void> {
  const text = (words: number) =>
    `(SELECT string_agg(pg_temp.bench_word(floor(20000 ^ random())::bigint + 0 * g), ' ') FROM generate_series(1, ${words}) g WHERE n > 0)`;
  await defineWords(owner);
  await owner.query(
    `INSERT INTO sops (id, user_id, title, description, content, category, status, published_at, generation_state, drafted_by, created_at, updated_at)
     SELECT gen_random_uuid(), $1, ${text(5)}, ${text(15)}, ${text(100)},
       (ARRAY['General', 'Kitchen', 'Shop', 'Office', 'Safety'])[1 + n % 5],
       CASE WHEN n % 3 = 0 THEN 'completed' ELSE 'in_progress' END, CASE WHEN n % 3 = 0 THEN now() END,
       'succeeded', 'template', now() - n * interval '1 minute', now() - n * interval '1 minute'
     FROM generate_series(1, $2::int) n`,
    [userId, ROWS],
  );
  await owner.query(
    `INSERT INTO activity_logs (id, user_id, activity_type, activity_data, created_at)
     SELECT gen_random_uuid(), user_id, 'sop_updated', jsonb_build_object('sop_id', id), created_at FROM sops`,
  );
  await owner.query('VACUUM ANALYZE');
}

/** A checkout works as the owner of its database. */
function ownedBy<T extends { url: string }>(database: T): T & { ownerUrl: string } {
  return { ...database, ownerUrl: database.url };
}

/** What keeps words and counts in the database of this build, in that of an earlier one. */
async function addSearch(databaseUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const query = async (statement: string, values?: unknown[]) => (await owner.query(statement, values)).rows;
  for (const Migration of [OwnSearchIndex1740008500000, CountSops1740008510000, CountActionsInIndex1740008520000]) {
    // They ask for nothing else.
    await new Migration().up({ query } as unknown as QueryRunner);
  }
  await owner.end();
}

async function start(
  urls: { url: string; ownerUrl: string },
  program: { main?: string; node?: string },
): Promise<Build> {
  const env = { ...SETTINGS, PROCESS_ROLE: 'web' };
  const options = { databaseUrl: urls.url, env, ...program };
  let server = await startServer(options);
  const person = await personOf(server, 'bench@example.test');
  const writers: Person[] = [];
  for (let n = 0; n < WRITERS; n += 1) writers.push(await personOf(server, `writer-${n}@example.test`));
  const owner = new pg.Client({ connectionString: urls.ownerUrl });
  await owner.connect();
  await seed(owner, person.userId);
  const { port } = new URL(server.origin);
  // One that has served the built-in sign-in provider is slower, which none in production has.
  await server.stop();
  server = await startServer({ ...options, port: Number(port) });
  const { rows } = await owner.query<{ id: string; version: number }>('SELECT id, version FROM sops LIMIT 5000');
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return { server, owner, person, writers, ids: [...versions.keys()], versions, drop: async () => undefined };
}

/** Each connection of a round gives its own SOP one title after the other: the last answer of a round is not heard. */
function retitling({ ids, versions }: Build): Target['converse'] {
  let connections = 0;
  return () => {
    const id = String(ids[connections++ % ids.length]);
    let changes = 0;
    return {
      path: () => `/api/v1/sops/${id}`,
      body: () => JSON.stringify({ title: TITLES[changes++ % TITLES.length], version: versions.get(id) }),
      hear: (answer) => versions.set(id, (JSON.parse(answer) as { version: number }).version),
    };
  };
}

interface Asked {
  title: string;
  path(build: Build): string;
  connections: number;
  headers?: Record<string, string>;
  does?: 'read' | 'change' | 'create';
}

/** Nobody drafts here: runs that wait are ended as workers would do. */
async function endRuns(): Promise<void> {
  for (const { owner } of [now, before]) {
    await owner.query("UPDATE sop_generations SET state = 'succeeded' WHERE state = 'queued'");
    await owner.query('DELETE FROM pgboss.job');
    await owner.query('VACUUM ANALYZE sop_generations, pgboss.job');
  }
}

async function measure({ title, path, connections, headers = {}, does = 'read' }: Asked): Promise<void> {
  const targets = Object.entries({ now, before }).map(([name, build]): Target => {
    const { server, person, writers } = build;
    return {
      name,
      url: `${server.origin}${path(build)}`,
      pid: server.pid,
      method: METHODS[does],
      tokens: (does === 'create' ? writers : [person]).map(({ accessToken }) => accessToken),
      headers: { apikey: server.anonKey, ...headers },
      ...(does === 'change' && { converse: retitling(build) }),
      ...(does === 'create' && { body: NEW_SOP }),
    };
  });
  const figures = await measureInTurns(targets, {
    connections,
    rounds: ROUNDS,
    seconds: 1,
    ...(does === 'create' && { beforeRound: endRuns }),
  });
  const [one, other] = [figures.get('now'), figures.get('before')];
  if (!one || !other) throw new Error('A build was not measured');
  const rates = one.rates.map((rate, at) => rate / (other.rates[at] ?? Number.NaN));
  const cpu = one.cpuMicros.map((micros, at) => micros / (other.cpuMicros[at] ?? Number.NaN));
  const cells = [
    `${title}, ${connections} connections`,
    `${other.requestsPerSecond.toFixed(0)}; ${other.p50Ms}; ${other.p99Ms}`,
    `${one.requestsPerSecond.toFixed(0)}; ${one.p50Ms}; ${one.p99Ms}`,
    ofRounds(rates),
    `${other.cpuMicrosPerRequest.toFixed(0)}, ${one.cpuMicrosPerRequest.toFixed(0)}; ${ofRounds(cpu)}`,
  ];
  console.warn(`| ${cells.join(' | ')} |`);
  expect([one.failures, other.failures]).toEqual([0, 0]);
}

/** The median and the middle half of the ratios of the rounds. */
function ofRounds(ratios: number[]): string {
  return `${median(ratios).toFixed(2)} (${percentile(ratios, 0.25).toFixed(2)}-${percentile(ratios, 0.75).toFixed(2)})`;
}

const read = (title: string, path: string, connections = 32): Asked => ({
  title,
  path: () => `/api/v1${path}`,
  connections,
});

describe.skipIf(!BEFORE)('this build and an earlier one, in turns', () => {
  beforeAll(async () => {
    const folder = String(BEFORE);
    const ofNow = NOW ? ownedBy(await databaseOfCheckout(NOW)) : await createTestDatabase();
    const ofBefore = await databaseOfCheckout(folder);
    const node = ON_IMAGE_NODE ? { node: fetchNode(readFileSync(NODE_VERSION_FILE, 'utf8').trim(), nodeFolder) } : {};
    const built = NOW ? { main: join(NOW, 'dist/backend/main.js') } : {};
    now = { ...(await start(ofNow, { ...built, ...node })), drop: () => ofNow.drop() };
    const program = { main: join(folder, 'dist/backend/main.js'), ...node };
    if (WITH_SEARCH) await addSearch(ofBefore.url);
    const earlier = await start(ownedBy(ofBefore), program);
    before = { ...earlier, drop: () => ofBefore.drop() };
    console.warn(
      '| | before: requests/s; p50; p99 ms | now | ratio (middle half of the rounds) | CPU µs before, now; ratio |\n|---|---|---|---|---|',
    );
  });
  afterAll(async () => {
    for (const build of [now, before]) {
      await build?.server.stop();
      await build?.owner.end();
      await build?.drop();
    }
    rmSync(nodeFolder, { recursive: true, force: true });
  });

  it.each<Asked>([
    ...READS.filter(({ name }) => !/two words|first letter|category|by creation/.test(name)).map(({ name, path }) =>
      read(name, path),
    ),
    read('list of 20 SOPs', '/sops', 1),
    { ...read('list, as a browser asks', '/sops'), headers: BROWSER },
    { title: 'one SOP', path: ({ ids }: Build) => `/api/v1/sops/${ids[0]}`, connections: 32 },
    { title: 'change the title of an SOP', path: () => '/api/v1/sops', connections: 32, does: 'change' },
    { title: 'create an SOP', path: () => '/api/v1/sops', connections: 32, does: 'create' },
    read('GET user', '/auth/user'),
    { title: 'health', path: () => '/health/ready', connections: 32 },
  ])('$title, $connections connections', measure);
});
