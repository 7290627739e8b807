import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFreePort, startServer } from '../support/server-process.js';
import { createTestDatabase } from '../support/template-database.js';
import { startLimitProcess } from './limit-process.js';
import { median, ratioRow } from './load.js';

const ROUNDS = 5;
const START = new URL('../../scripts/start.mjs', import.meta.url).pathname;

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
    const product: number[] = [];
    const limit: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const started = performance.now();
      const server = await startServer({ databaseUrl: database.url });
      product.push(performance.now() - started);
      await server.stop();
      const startedLimit = performance.now();
      const least = await startLimitProcess(database.url);
      limit.push(performance.now() - startedLimit);
      least.stop();
    }
    await database.drop();
    console.warn(
      [
        '\n| server alone | product | limit | ratio |',
        '|---|---|---|---|',
        ratioRow('ms to healthy', median(product), median(limit)),
      ].join('\n'),
    );
    expect(product).toHaveLength(ROUNDS);
  });
});
