import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSop } from '../api/sops-attachments/attach.js';
import { type Person, personOf } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';
import { median, percentile } from './load.js';
import { seedSops } from './seed-sops.js';

const ROUNDS = 5;
const LISTS_PER_SECOND = 100;
const PERIOD_MS = 5000;
const EXPORTS_PER_SECOND = 5;
const DRAFTS_PER_SECOND = 5;
const BURST = 200;
const AT_ONCE = 4;
/** Each may have only a few drafts waiting. */
const WRITERS = 50;
const STEPS = 200;
/** Each may have only a few exports waiting. */
const EXPORTERS = 10;
const PROMPT =
  'Closing the cafe: last orders 21:45, fryer off, fridge at 5 °C or colder written down, Maria or Tom sets the alarm.';

/** What goes on beside the lists; ends at the latest when it is told to. */
type Company = (period: AbortSignal) => Promise<unknown>;

let database: TestDatabase;
let owner: pg.Client;
let server: RunningServer;
let reader: Person;
const writers: Person[] = [];
/** One of 200 steps for each of the first writers, who export it in turn. */
const longSops: string[] = [];
let refused = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  server = await startServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none' } });
  reader = await personOf(server, 'reader@example.test');
  for (let n = 0; n < WRITERS; n += 1) writers.push(await personOf(server, `writer-${n}@example.test`));
  for (const writer of writers.slice(0, EXPORTERS)) longSops.push(await longSop(writer));
  await seedSops(database.ownerUrl, { userId: reader.userId, rows: 20_000 });
});
afterAll(async () => {
  await server?.stop();
  await owner?.end();
  await database?.drop();
});

/** Does something so often a second, whether the time before has ended or not, until the period is over. */
async function pace(perSecond: number, period: AbortSignal, act: () => Promise<unknown>): Promise<void> {
  const acts: Promise<unknown>[] = [];
  const begun = performance.now();
  while (!period.aborted) {
    acts.push(act());
    await sleep(Math.max(0, begun + (acts.length * 1000) / perSecond - performance.now()));
  }
  await Promise.all(acts);
}

async function list(): Promise<number> {
  const begun = performance.now();
  const { status } = await reader.client.get('/sops');
  if (status !== 200) throw new Error(`GET /sops: ${status}`);
  return performance.now() - begun;
}

/** Milliseconds of each list, a hundred a second, for as long as the company stays. */
async function listsBeside(company: Company): Promise<number[]> {
  const stay = new AbortController();
  const lists = new AbortController();
  const times: number[] = [];
  const paced = pace(LISTS_PER_SECOND, lists.signal, async () => times.push(await list()));
  const timer = setTimeout(() => stay.abort(), PERIOD_MS);
  try {
    await company(stay.signal);
  } finally {
    clearTimeout(timer);
    lists.abort();
    await paced;
  }
  return times;
}

const untilOver: Company = async (period) => {
  while (!period.aborted) await sleep(50);
};

/** An SOP of 200 steps. */
async function longSop(author: Person): Promise<string> {
  const { id, document, version } = await newSop(author);
  const empty = { role: null, when: null, sub: [], check: null, caution: null, expected: null, minutes: null };
  const phases = Array.from({ length: 4 }, (_, phase) => ({
    id: `phas${phase}`,
    title: `Part ${phase + 1}`,
    steps: Array.from({ length: STEPS / 4 }, (_each, at) => ({
      ...{ id: `step${phase}x${at}`, src: 'user', text: `Look at part ${at + 1}`, input: 'tick', media: [], ...empty },
    })),
  }));
  const { status } = await author.client.patch(`/sops/${id}`, { document: { ...document, phases }, version });
  if (status !== 200) throw new Error(`PATCH /sops: ${status}`);
  return id;
}

let turn = 0;

/** Exports the SOP of the next exporter. */
async function exportOne(format: string): Promise<void> {
  const exporter = turn++ % EXPORTERS;
  const answer = await fetch(`${server.origin}/api/v1/sops/${longSops[exporter]}/exports/${format}`, {
    headers: { authorization: `Bearer ${writers[exporter]?.accessToken}` },
  });
  await answer.arrayBuffer();
  if (answer.status === 429) refused += 1;
  else if (answer.status !== 200) throw new Error(`export to ${format}: ${answer.status}`);
}

/** Orders a draft of the next writer. */
async function orderDraft(): Promise<void> {
  const { client } = writers[turn++ % WRITERS] as Person;
  const { status } = await client.post('/sops', { prompt: PROMPT });
  if (status !== 201) throw new Error(`POST /sops: ${status}`);
}

/** Asks the database, because two hundred browsers that ask would be what the lists wait for. */
async function untilDrafted(): Promise<void> {
  await eventually(
    () =>
      owner.query(`SELECT 1 FROM sops WHERE user_id = ANY($1) AND generation_state IN ('queued', 'running') LIMIT 1`, [
        writers.map(({ userId }) => userId),
      ]),
    ({ rows }) => rows.length === 0,
  );
}

/** Ordered by a few at a time: two hundred creations at once are a load of their own (`api.measure.ts`). */
const burst: Company = async () => {
  for (let ordered = 0; ordered < BURST; ordered += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, orderDraft));
  await untilDrafted();
};

it('lists are not delayed by what others do', async () => {
  const exporting =
    (format: string): Company =>
    (period) =>
      pace(EXPORTS_PER_SECOND, period, () => exportOne(format));
  const drafting: Company = async (period) => {
    await pace(DRAFTS_PER_SECOND, period, orderDraft);
    await untilDrafted();
  };
  const companies: [string, Company][] = [
    ['alone', untilOver],
    [`${EXPORTS_PER_SECOND} PDF files of ${STEPS} steps a second`, exporting('pdf')],
    [`${EXPORTS_PER_SECOND} Word files of ${STEPS} steps a second`, exporting('docx')],
    [`${DRAFTS_PER_SECOND} drafts a second`, drafting],
    [`a burst of ${BURST} drafts`, burst],
  ];
  for (const [, company] of companies) await listsBeside(company);
  const rounds = new Map<string, number[][]>(companies.map(([name]) => [name, []]));
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const [name, company] of companies) rounds.get(name)?.push(await listsBeside(company));
  }
  const p99Of = (name: string) => median((rounds.get(name) ?? []).map((times) => percentile(times, 0.99)));
  const rows = companies.map(([name]) => {
    const times = rounds.get(name) ?? [];
    const p50 = median(times.map((each) => percentile(each, 0.5)));
    const ratio = (p99Of(name) / p99Of('alone')).toFixed(2);
    return `| ${name} | ${times.flat().length} | ${p50.toFixed(1)} | ${p99Of(name).toFixed(1)} | ${ratio} |`;
  });
  console.warn(
    [
      `\n| list of 20, ${LISTS_PER_SECOND} a second, beside | calls | p50 ms | p99 ms | ratio to alone |`,
      '|---|---|---|---|---|',
      ...rows,
      `Exports that were refused: ${refused}`,
    ].join('\n'),
  );
  expect(rounds.get('alone')).toHaveLength(ROUNDS);
});
