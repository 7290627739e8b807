import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_PAGES } from '../support/public-pages.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';
import type { PageReport } from './lighthouse.js';
import { middleOf, PageExaminer } from './page-examiner.js';

/** The middle one of them: a busy machine makes single runs slower, hardly ever faster. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);

let database: TestDatabase;
let server: RunningServer;
let examiner: PageExaminer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url });
  examiner = await PageExaminer.open();
});

afterAll(async () => {
  await examiner?.close();
  await server?.stop();
  await database?.drop();
});

/** The run whose performance is in the middle, and the scores of all. */
async function examineRepeatedly(path: string, keepsSession = false): Promise<PageReport & { scores: string }> {
  const reports: PageReport[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await examiner.examine(`${server.origin}${path}`, keepsSession));
  return middleOf(reports);
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const milliseconds = (value: number) => value.toFixed(0);

function rowOf(path: string, report: PageReport & { scores: string }): string {
  const cells = [
    path,
    [report.performance, report.accessibility, report.bestPractices, report.seo].join(' / '),
    milliseconds(report.firstPaintMs),
    milliseconds(report.largestPaintMs),
    milliseconds(report.blockedMs),
    report.shift.toFixed(3),
    kilobytes(report.scriptBytes),
    kilobytes(report.totalBytes),
    kilobytes(report.largestImageBytes),
    report.scores,
    report.faults.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEADINGS = [
  '| page | performance / accessibility / best practices / SEO | first paint ms | largest paint ms | blocked ms | shift | scripts kB | all kB | largest image kB | scores of all runs | faults |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
];

describe('the public pages, by Lighthouse with its mobile defaults', () => {
  const rows = [...HEADINGS];

  it.each(PUBLIC_PAGES)('%s is examined', async (path) => {
    const report = await examineRepeatedly(path);
    expect(report.accessibility).toBeGreaterThan(0);
    rows.push(rowOf(path, report));
  });

  afterAll(() => console.log(rows.join('\n')));
});

describe('pages of somebody who is signed in, by Lighthouse with its mobile defaults', () => {
  const rows = [...HEADINGS];
  let sopId: string;

  beforeAll(async () => {
    sopId = await examiner.signIn(server);
  });

  it.each([
    ['/dashboard/user', () => '/dashboard/user'],
    ['/sops/:id', () => `/sops/${sopId}`],
    ['/team', () => '/team'],
  ])('%s is examined', async (name, pathOf) => {
    const report = await examineRepeatedly(pathOf(), true);
    expect(report.accessibility).toBeGreaterThan(0);
    rows.push(rowOf(name, report));
  });

  afterAll(() => console.log(rows.join('\n')));
});
