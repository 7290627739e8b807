import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInOnSite } from '../support/browser-page.js';
import { launchChromium } from '../support/chromium.js';
import { until } from '../support/drafted-sops.js';
import { personOf, subscribe } from '../support/people.js';
import { PUBLIC_PAGES } from '../support/public-pages.js';
import { findFreePort, type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';
import { examine, type PageReport } from './lighthouse.js';

/** The middle one of them: a busy machine makes single runs slower, hardly ever faster. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);

const EMAIL = 'reader@example.test';
const PROMPT =
  'Close the bar: last orders 22:30, count the till, lock the door. Write down the temperature of the fridge. ' +
  'If a glass is broken, sweep the floor. The manager signs the list every evening.';
/** More than a list shows without its filters. */
const SOPS = 25;

let database: TestDatabase;
let server: RunningServer;
let browser: Browser;
let debuggingPort: number;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url });
  debuggingPort = await findFreePort();
  browser = await launchChromium([`--remote-debugging-port=${debuggingPort}`]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.drop();
});

/** The run whose performance is in the middle, and the scores of all. */
async function examineRepeatedly(path: string, keepsSession = false): Promise<PageReport & { scores: string }> {
  const reports: PageReport[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    if (keepsSession) await forgetFiles();
    reports.push(await examine(`${server.origin}${path}`, { debuggingPort, keepsSession }));
  }
  const sorted = reports.sort((one, other) => one.performance - other.performance);
  const median = sorted[Math.floor(RUNS / 2)];
  if (!median) throw new Error(`${path} was not examined`);
  return { ...median, scores: sorted.map(({ performance }) => performance).join(' ') };
}

/** Empties the cache of the profile that Lighthouse uses; what is stored there, the session too, stays. */
async function forgetFiles(): Promise<void> {
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  const page = await connected.contexts()[0]?.newPage();
  const network = await page?.context().newCDPSession(page);
  await network?.send('Network.clearBrowserCache');
  await page?.close();
}

/** Signs somebody who has some SOPs in, in the profile that Lighthouse uses. @returns the id of one of the SOPs */
async function signInForLighthouse(): Promise<string> {
  const person = await personOf(server, EMAIL);
  await subscribe(person);
  // Who has invited somebody is shown no first steps.
  await person.client.post('/functions/generate-install-link');
  let sopId = '';
  for (let count = 0; count < SOPS; count += 1) {
    const { body } = await person.client.post<{ id: string }>('/sops', { prompt: `${PROMPT} Room ${count}.` });
    sopId = body.id;
    await until(person, sopId, ['succeeded']);
  }
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  const [profile] = connected.contexts();
  if (!profile) throw new Error('The browser has no profile of its own');
  const page = await profile.newPage();
  await signInOnSite(page, server.origin, EMAIL);
  await page.getByRole('heading', { name: 'New SOP' }).waitFor();
  await page.close();
  return sopId;
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
    sopId = await signInForLighthouse();
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
