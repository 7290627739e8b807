import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase } from '../support/template-database.js';
import { databaseOfCheckout } from './checkout-database.js';
import type { PageReport } from './lighthouse.js';
import { middleOf, PageExaminer } from './page-examiner.js';

/** A checkout of an earlier commit in which `npm ci` and `npm run build` were run. Nothing is measured without it. */
const BEFORE = process.env['BENCH_BEFORE'];
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);

interface Build {
  server: RunningServer;
  sopId: string;
  drop(): Promise<void>;
}

let examiner: PageExaminer;
let builds: Record<'before' | 'now', Build>;

async function start(databaseUrl: string, main: string | undefined, drop: () => Promise<void>): Promise<Build> {
  const server = await startServer({ databaseUrl, ...(main !== undefined && { main }) });
  return { server, sopId: await examiner.signIn(server), drop };
}

function cellOf({ scores, largestPaintMs, blockedMs, shift, scriptBytes }: PageReport & { scores: string }): string {
  const figures = [largestPaintMs.toFixed(0), blockedMs.toFixed(0), shift.toFixed(3), (scriptBytes / 1000).toFixed(1)];
  return `${scores}; ${figures.join('; ')}`;
}

describe.skipIf(!BEFORE)('the pages of this build and an earlier one, in turns', () => {
  beforeAll(async () => {
    examiner = await PageExaminer.open();
    const earlier = await databaseOfCheckout(String(BEFORE));
    const own = await createTestDatabase();
    builds = {
      before: await start(earlier.url, join(String(BEFORE), 'dist/backend/main.js'), () => earlier.drop()),
      now: await start(own.url, undefined, () => own.drop()),
    };
    console.warn('| page | before: scores; largest paint ms; blocked ms; shift; scripts kB | now |\n|---|---|---|');
  });
  afterAll(async () => {
    for (const { server, drop } of Object.values(builds ?? {})) {
      await server.stop();
      await drop();
    }
    await examiner?.close();
  });

  it.each([
    ['/', false],
    ['/auth', false],
    ['/contact', false],
    ['/dashboard/user', true],
    ['/sops/:id', true],
    ['/team', true],
  ])('%s', async (page, keepsSession) => {
    const reports: Record<'before' | 'now', PageReport[]> = { before: [], now: [] };
    for (let run = 0; run < RUNS; run += 1) {
      for (const name of ['before', 'now'] as const) {
        const { server, sopId } = builds[name];
        reports[name].push(await examiner.examine(server.origin + page.replace(':id', sopId), keepsSession));
      }
    }
    console.warn(`| ${page} | ${cellOf(middleOf(reports.before))} | ${cellOf(middleOf(reports.now))} |`);
    expect(reports.now.every(({ accessibility }) => accessibility > 0)).toBe(true);
  });
});
