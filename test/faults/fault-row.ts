import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import type { Cluster } from './cluster.js';
import { type Balance, Ledger } from './ledger.js';
import type { OwnPostgres } from './own-postgres.js';

/** Load before the fault. */
const LEAD_MS = 1_500;
/** No finding states how soon these are there: they must come back by themselves, on a busy machine too. */
export const PATIENCE_MS = 60_000;

/** What a fault may do things to. */
export interface Product {
  postgres: OwnPostgres;
  cluster: Cluster;
}

/** One row of the fault table. */
export interface FaultRow {
  fault: string;
  /** From the end of the fault until every web process takes a write again. Seconds. */
  backWithinS: number;
  /** Whether every write must be acknowledged at once, because somebody is always there to take it. */
  refusesNone?: true;
  /** Brings the fault about and takes it away again. */
  inflict: (product: Product) => Promise<void>;
}

/**
 * Writes go on while the fault comes and goes; none may be lost or doubled, none may fail but by a 503 or without an
 * answer, and afterwards writing, drafting and live updates work again by themselves.
 */
export async function runFault(
  { fault, backWithinS, refusesNone, inflict }: FaultRow,
  product: Product,
): Promise<void> {
  const { cluster, postgres } = product;
  const query = <Row extends object>(text: string) => postgres.query<Row>(text);
  const ledger = new Ledger(cluster.origins, cluster.writers);
  ledger.start();
  await sleep(LEAD_MS);
  await inflict(product);
  const healedAt = performance.now();
  const ids = await Promise.all(cluster.origins.map((origin) => untilServed(cluster, origin, backWithinS)));
  const backS = (performance.now() - healedAt) / 1000;
  await ledger.stop();
  const balance = await ledger.balance(query);
  for (const id of ids) await untilDrafted(query, id);
  await untilLive(cluster);
  report(fault, balance, backS, backWithinS);
  if (balance.statuses.some((status) => !EXPECTED.has(status))) console.warn(loggedErrors(cluster));
  expectNothingLost(balance);
  if (refusesNone) expect(balance.unacknowledged).toBe(0);
}

/** No answer, or an outage that says when to come back. */
const EXPECTED: ReadonlySet<number> = new Set([0, 503]);

/** @param backS how long it took until every process served again. */
export function report(fault: string, balance: Balance, backS: number, backWithinS: number): void {
  const { acknowledged, unacknowledged, lost, doubled, statuses } = balance;
  const back = `${backS.toFixed(1)} of ${backWithinS} s`;
  console.warn(
    `| ${[fault, acknowledged, unacknowledged, lost, doubled, back, statuses.join(', ') || '-'].join(' | ')} |`,
  );
}

export function expectNothingLost(balance: Balance): void {
  expect(balance).toMatchObject({ lost: 0, doubled: 0 });
  expect(balance.acknowledged).toBeGreaterThan(0);
  for (const status of balance.statuses) expect([...EXPECTED]).toContain(status);
}

/** What the web processes have logged of failed requests, to find the cause of an answer that nobody expected. */
function loggedErrors({ webs }: Cluster): string {
  const lines = webs.flatMap((web) => web.logs().split('\n'));
  return lines.filter((line) => line.includes('"context":"Errors"')).join('\n');
}

/** Gives the SOP that was created when the process served again. */
async function untilServed(cluster: Cluster, origin: string, withinS: number): Promise<string> {
  const client = new ApiClient(origin, cluster.visitor.accessToken);
  const answer = await eventually(
    () =>
      client.post<{ id: string }>('/sops', { prompt: 'Served again' }).catch(() => ({ status: 0, body: { id: '' } })),
    ({ status }) => status === 201,
    withinS * 1000,
  );
  return answer.body.id;
}

/** A browser that joins again fetches what it has missed: what counts is that it is told of something new. */
async function untilLive({ visitor, watches }: Cluster): Promise<void> {
  await eventually(
    async () => {
      const { body } = await visitor.client.post<{ id: string }>('/sops', { prompt: 'Somebody is told' });
      await sleep(500);
      return watches.map((watch) => watch.hasSeen(body.id));
    },
    (seen) => seen.every(Boolean),
    PATIENCE_MS,
  );
}

async function untilDrafted(query: (text: string) => Promise<{ state: string }[]>, id: string): Promise<void> {
  await eventually(
    () => query(`SELECT generation_state AS state FROM sops WHERE id = '${id}'`),
    ([row]) => row?.state === 'succeeded',
    PATIENCE_MS,
  );
}
