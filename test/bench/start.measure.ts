import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fetchNode } from '../../scripts/production-install.mjs';
import { UNBUNDLED_PROGRAM } from '../support/built-programs.js';
import { findFreePort, type ServerOptions, startServer } from '../support/server-process.js';
import { createTestDatabase } from '../support/template-database.js';
import { startLimitProcess } from './limit-process.js';
import { cpuMicrosOf, median } from './load.js';

const ROUNDS = 5;
const START = new URL('../../scripts/start.mjs', import.meta.url).pathname;
const NODE_VERSION_FILE = new URL('../../.nvmrc', import.meta.url);
/** A process that serves people, as in production. */
const WEB = {
  PROCESS_ROLE: 'web',
  BILLING_MODE: 'none',
  SECRET_KEY: 'a-key-of-32-characters-to-measure',
  DEMO: 'off',
  BUILT_IN_ACCOUNTS: 'off',
  OIDC_PROVIDERS: 'google',
  OIDC_GOOGLE_CLIENT_ID: 'client-id',
  OIDC_GOOGLE_CLIENT_SECRET: 'client-secret',
};

interface Start {
  ms: number;
  cpuMs: number;
}

/** Runs what `npm start` runs, in a data folder of its own, until it says that it is ready. */
async function startEverything(dataFolder: string): Promise<ChildProcess> {
  const port = String(await findFreePort());
  const child = spawn(process.execPath, [START], {
    env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('Ready:')) return child;
  }
  throw new Error(`The product did not start: ${output}`);
}

async function secondsToStart(dataFolder: string): Promise<number> {
  const started = performance.now();
  const child = await startEverything(dataFolder);
  const seconds = (performance.now() - started) / 1000;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  return seconds;
}

describe('start', () => {
  it('of everything: embedded Postgres, schema, demo data', async () => {
    const fresh: number[] = [];
    const warm: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const dataFolder = mkdtempSync(join(tmpdir(), 'sop-bench-start-'));
      fresh.push(await secondsToStart(dataFolder));
      warm.push(await secondsToStart(dataFolder));
      rmSync(dataFolder, { recursive: true, force: true });
    }
    console.warn(
      [
        '\n| `npm start`, packages installed and everything built | seconds |',
        '|---|---|',
        `| nothing there yet | ${median(fresh).toFixed(1)} |`,
        `| data of the last start there | ${median(warm).toFixed(1)} |`,
      ].join('\n'),
    );
    expect(fresh).toHaveLength(ROUNDS);
  });

  it('of the server alone, on a database that is up to date', async () => {
    const database = await createTestDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'sop-bench-node-'));
    const imageNode = fetchNode(readFileSync(NODE_VERSION_FILE, 'utf8').trim(), folder);
    const cached = { NODE_COMPILE_CACHE: join(folder, 'compile-cache') };
    const here = `Node ${process.version}`;
    const products: [string, Omit<ServerOptions, 'databaseUrl'>][] = [
      [`a file a module, ${here}`, { main: UNBUNDLED_PROGRAM }],
      [`as delivered, ${here}`, {}],
      ["as delivered, the image's Node and compile cache", { node: imageNode, env: cached }],
    ];
    const starts = new Map<string, Start[]>();
    const add = (name: string, start: Start): unknown => starts.set(name, [...(starts.get(name) ?? []), start]);
    for (let n = 0; n <= ROUNDS; n += 1) {
      for (const [name, { env, ...options }] of products) {
        const began = performance.now();
        const server = await startServer({ databaseUrl: database.url, env: { ...WEB, ...env }, ...options });
        // The first round fills the compile cache.
        if (n > 0) add(name, { ms: performance.now() - began, cpuMs: cpuMicrosOf([server.pid]) / 1000 });
        await server.stop();
      }
      const began = performance.now();
      const limit = await startLimitProcess(database.url);
      if (n > 0) add('limit', { ms: performance.now() - began, cpuMs: cpuMicrosOf([limit.pid]) / 1000 });
      limit.stop();
    }
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
    console.warn(['\n| until healthy | ms | processor, ms |', '|---|---|---|', ...[...starts].map(rowOf)].join('\n'));
    expect(starts.get('limit')).toHaveLength(ROUNDS);
  });
});

function rowOf([name, starts]: [string, Start[]]): string {
  const [ms, cpuMs] = [median(starts.map((start) => start.ms)), median(starts.map((start) => start.cpuMs))];
  return `| ${name} | ${ms.toFixed(0)} | ${cpuMs.toFixed(0)} |`;
}
