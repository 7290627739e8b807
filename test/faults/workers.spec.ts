/** The fault table of the workers: what becomes of drafts that they are in the middle of. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { Cluster } from './cluster.js';
import { OwnPostgres } from './own-postgres.js';

/** Long enough to be found in the middle of a draft. */
const DRAFT_PACE_MS = 500;
const PROMPT = 'Close the bar: last orders 22:30, count the till, lock the door';

let postgres: OwnPostgres;
let cluster: Cluster;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  cluster = await Cluster.start(postgres.url, { DRAFT_PACE_MS: String(DRAFT_PACE_MS) });
}, 180_000);

afterAll(async () => {
  await cluster?.stop();
  await postgres?.stop();
});

interface Run {
  id: string;
  worker_id: number | null;
  state: string;
  attempt: number;
}

const runsOf = (ids: string[]) =>
  postgres.query<Run>('SELECT id, worker_id, state, attempt FROM sop_generations WHERE sop_id = ANY($1) ORDER BY id', [
    ids,
  ]);

/**
 * Has drafts running on the first worker, takes it away, and tells how long they waited for the second one.
 * @returns seconds from the signal until the last of them was taken up, and how they ended.
 */
async function loseWorker(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ takenUpAfterS: number; ended: Run[] }> {
  const [victim, other] = cluster.workers;
  if (!victim || !other) throw new Error('There are two workers');
  // While the second one cannot move, all drafts are the first one's.
  other.signal('SIGSTOP');
  const ids = await Promise.all(
    cluster.people.map(async ({ client }) => (await client.post<{ id: string }>('/sops', { prompt: PROMPT })).body.id),
  );
  const running = await eventually(
    () => runsOf(ids),
    (runs) => runs.length === ids.length && runs.every(({ state }) => state === 'running'),
  );
  other.signal('SIGCONT');
  const lost = running[0]?.worker_id;
  expect(lost).not.toBeNull();
  expect(new Set(running.map(({ worker_id: id }) => id)).size).toBe(1);
  const start = performance.now();
  victim.signal(signal);
  await eventually(
    () => runsOf(ids),
    (runs) => runs.every(({ state, worker_id: id }) => state !== 'queued' && id !== null && id !== lost),
    60_000,
  );
  const takenUpAfterS = (performance.now() - start) / 1000;
  await victim.exited;
  await cluster.replace('workers', 0);
  const ended = await eventually(
    () => runsOf(ids),
    (runs) => runs.every(({ state }) => !['queued', 'running'].includes(state)),
    60_000,
  );
  return { takenUpAfterS, ended };
}

describe('drafts go on', { timeout: 180_000 }, () => {
  it('within five seconds when a worker is killed in the middle of them (reliability REL4)', async () => {
    const { takenUpAfterS, ended } = await loseWorker('SIGKILL');
    console.warn(`| kill -9 of a worker in mid-draft | taken up after ${takenUpAfterS.toFixed(1)} s |`);
    expect(ended.map(({ state, attempt }) => [state, attempt])).toEqual(ended.map(() => ['succeeded', 2]));
    expect(takenUpAfterS).toBeLessThan(5);
  });

  it('at once when a worker is stopped, without using an attempt (reliability REL4)', async () => {
    const { takenUpAfterS, ended } = await loseWorker('SIGTERM');
    console.warn(`| SIGTERM of a worker in mid-draft | taken up after ${takenUpAfterS.toFixed(1)} s |`);
    expect(ended.map(({ state, attempt }) => [state, attempt])).toEqual(ended.map(() => ['succeeded', 1]));
    expect(takenUpAfterS).toBeLessThan(5);
  });
});
