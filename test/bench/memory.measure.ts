import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchNode } from '../../scripts/production-install.mjs';
import { type Person, personOf } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { findFreePort, type RunningServer, type ServerOptions, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';
import { measureInTurns } from './load.js';
import { seedSops } from './seed-sops.js';

const NODE_VERSION_FILE = new URL('../../.nvmrc', import.meta.url);
const DRAFTS = 400;
/** Each may have only a few drafts waiting. */
const WRITERS = 40;
/** After a minute without work the threads end. */
const REST_MS = 90_000;
const SETTINGS = { BILLING_MODE: 'none', SECRET_KEY: 'a-key-of-32-characters-to-measure' };
/** As in production, where people sign in elsewhere. */
const BARE = {
  ...SETTINGS,
  DEMO: 'off',
  BUILT_IN_ACCOUNTS: 'off',
  OIDC_PROVIDERS: 'google',
  OIDC_GOOGLE_CLIENT_ID: 'client-id',
  OIDC_GOOGLE_CLIENT_SECRET: 'client-secret',
};

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** Resident memory of a process in megabytes. Linux only. */
function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Resident memory after ten seconds in which people ask for lists without a pause. */
async function loadedMb(
  { pid, origin, anonKey }: RunningServer,
  { accessToken }: Person,
  name: string,
): Promise<[string, number][]> {
  const url = `${origin}/api/v1/sops`;
  const target = {
    name: 'product',
    url,
    pid,
    method: 'GET' as const,
    tokens: [accessToken],
    headers: { apikey: anonKey },
  };
  const figures = (await measureInTurns([target], { connections: 32, rounds: 10, seconds: 1 })).get('product');
  const { requestsPerSecond = Number.NaN, cpuMicrosPerRequest = Number.NaN } = figures ?? {};
  const load = `${Math.round(requestsPerSecond)} lists/s of ${Math.round(cpuMicrosPerRequest)} µs`;
  return [[`web, under ${load}, ${name}`, residentMb(pid)]];
}

function print(rows: [string, number][]): void {
  console.warn(
    ['\n| resident memory | MB |', '|---|---|', ...rows.map(([name, mb]) => `| ${name} | ${mb} |`)].join('\n'),
  );
}

describe('memory', () => {
  it('of each role, by the version of Node', { timeout: 600_000 }, async () => {
    const port = await findFreePort();
    const signUp = await startServer({ databaseUrl: database.url, env: { ...SETTINGS, PROCESS_ROLE: 'web' }, port });
    const person = await personOf(signUp, 'memory@example.test');
    await seedSops(database.ownerUrl, { userId: person.userId, rows: 10_000 });
    await signUp.stop();
    const folder = mkdtempSync(join(tmpdir(), 'sop-bench-node-'));
    const imageNode = fetchNode(readFileSync(NODE_VERSION_FILE, 'utf8').trim(), folder);
    const cached = { NODE_COMPILE_CACHE: join(folder, 'compile-cache') };
    const runtimes: [string, Partial<ServerOptions>][] = [
      [`Node ${process.version}`, {}],
      ["the image's Node and compile cache", { node: imageNode, env: cached }],
      [
        'likewise, new objects in 24 MB',
        { node: imageNode, env: { ...cached, NODE_OPTIONS: '--max-semi-space-size=8' } },
      ],
    ];
    const rows: [string, number][] = [];
    for (const [name, { env, ...options }] of runtimes) {
      for (const role of ['web', 'worker', 'all']) {
        const settings = { ...BARE, ...env, PROCESS_ROLE: role };
        const server = await startServer({ databaseUrl: database.url, env: settings, port, ...options });
        await sleep(5000);
        rows.push([`${role}, at rest, ${name}`, residentMb(server.pid)]);
        if (role === 'web') rows.push(...(await loadedMb(server, person, name)));
        await server.stop();
      }
    }
    rmSync(folder, { recursive: true, force: true });
    print(rows);
    expect(rows).toHaveLength(12);
  });

  it(`of a process of the role all that drafts ${DRAFTS} SOPs`, { timeout: 600_000 }, async () => {
    const server = await startServer({ databaseUrl: database.url, env: SETTINGS });
    const writers: Person[] = [];
    for (let n = 0; n < WRITERS; n += 1) writers.push(await personOf(server, `memory-${n}@example.test`));
    const rest = residentMb(server.pid);
    let peak = rest;
    const watch = setInterval(() => {
      peak = Math.max(peak, residentMb(server.pid));
    }, 100);
    for (let round = 0; round < DRAFTS / WRITERS; round += 1) await Promise.all(writers.map(draftOne));
    clearInterval(watch);
    const after = residentMb(server.pid);
    await sleep(REST_MS);
    print([
      ['all, at rest', rest],
      [`all, after ${DRAFTS} drafts`, after],
      ['all, most while drafting', peak],
      [`all, ${REST_MS / 1000} s later`, residentMb(server.pid)],
    ]);
    await server.stop();
    expect(after).toBeGreaterThan(0);
  });
});

async function draftOne({ client }: Person): Promise<void> {
  const prompt =
    'Closing the cafe: last orders 21:45, fryer off, fridge at 5 °C or colder written down, Maria or Tom sets the alarm.';
  const { body: sop } = await client.post<{ id: string }>('/sops', { prompt });
  await eventually(
    () => client.get<{ generation_state: string }>(`/sops/${sop.id}`),
    ({ body }) => body.generation_state === 'succeeded',
  );
}
