/**
 * The fault table of an installation of two web and two worker processes. Its other rows: workers in the middle of drafts
 * (workers.spec), one process with its own database, killed or on a full disk (embedded.spec), a second start in one folder
 * (start-embedded-postgres.spec), wrong settings, folders and ports (start-faults.spec), broken secrets
 * (generated-secrets.spec), a mail server that is away (mail.spec) and model servers that are silent, are cut off or never end
 * (drafting.spec, answer-limits.spec).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { Cluster } from './cluster.js';
import { type FaultRow, PATIENCE_MS, type Product, runFault } from './fault-row.js';
import { OwnPostgres } from './own-postgres.js';
import { setClocksAhead } from './wrong-clock.js';

/** Instead of 20 s, so that silence is given up while a test waits. */
const ANSWER_TIMEOUT_MS = 3_000;
const OURS = "datname = current_database() AND application_name LIKE 'sop-%'";
const END_ALL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OURS}`;

let product: Product;

beforeAll(async () => {
  const postgres = await OwnPostgres.start();
  const settings = { DATABASE_ANSWER_TIMEOUT_MS: String(ANSWER_TIMEOUT_MS), SHUTDOWN_DELAY_S: '4' };
  product = { postgres, cluster: await Cluster.start(postgres.url, settings) };
}, 180_000);

afterAll(async () => {
  await product?.cluster.stop();
  await product?.postgres.stop();
});

const ROWS: FaultRow[] = [
  { fault: 'no fault', backWithinS: 10, refusesNone: true, inflict: () => sleep(1000) },
  {
    fault: 'a web process is killed',
    backWithinS: 10,
    async inflict({ cluster }) {
      await cluster.webs[1]?.kill9();
      await cluster.replace('webs', 1);
    },
  },
  {
    fault: 'a web process is told to stop, and drains (reliability REL6)',
    backWithinS: 10,
    refusesNone: true,
    async inflict({ cluster }) {
      await cluster.webs[1]?.stop();
      await cluster.replace('webs', 1);
    },
  },
  {
    fault: 'a worker is killed',
    backWithinS: 10,
    refusesNone: true,
    async inflict({ cluster }) {
      await cluster.workers[1]?.kill9();
      await cluster.replace('workers', 1);
    },
  },
  {
    fault: 'the clocks of a web process and a worker are ten minutes ahead',
    backWithinS: 10,
    refusesNone: true,
    inflict: ({ cluster }) => setClocksAhead(cluster),
  },
  { fault: 'Postgres restarts', backWithinS: 10, inflict: ({ postgres }) => postgres.restart() },
  {
    fault: 'every connection is ended',
    backWithinS: 10,
    async inflict({ postgres }) {
      await postgres.query(END_ALL);
    },
  },
  {
    fault: 'a server process of Postgres is killed, and it recovers',
    backWithinS: 10,
    async inflict({ postgres }) {
      const [row] = await postgres.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE ${OURS} AND application_name = 'sop-web' LIMIT 1`,
      );
      process.kill(row?.pid ?? 0, 'SIGKILL');
      await sleep(500);
    },
  },
  {
    fault: 'others hold all connections',
    backWithinS: 10,
    async inflict({ postgres }) {
      await postgres.query(END_ALL);
      const release = await postgres.takeAllConnections();
      await sleep(2000);
      await release();
    },
  },
  {
    fault: 'Postgres hangs; readiness says so in time (reliability REL2, REL3)',
    backWithinS: 10,
    async inflict({ postgres }) {
      postgres.freeze();
      try {
        await sleep(1000);
        const { statuses, seconds } = await askReadiness();
        expect(statuses).toEqual([503, 503, 503, 503]);
        // The deadline is 2 s; the rest is for a busy machine.
        expect(seconds).toBeLessThan(4);
        // Longer than the 10 s that a request waits for a connection.
        await sleep(11_000);
      } finally {
        postgres.thaw();
      }
    },
  },
  {
    fault: 'connections fall silent, and new ones work (reliability REL1)',
    backWithinS: (5 * ANSWER_TIMEOUT_MS) / 1000,
    inflict: async ({ postgres }) => postgres.proxy.silenceConnections(),
  },
];

/** What readiness says now, and how long it takes to say it. */
async function askReadiness(): Promise<{ statuses: number[]; seconds: number }> {
  const start = performance.now();
  const answers = await Promise.all(product.cluster.processes.map(({ origin }) => fetch(`${origin}/health/ready`)));
  return { statuses: answers.map(({ status }) => status), seconds: (performance.now() - start) / 1000 };
}

/** A worker counts as silent until each of its queues has been looked at again. */
async function untilAllReady(): Promise<void> {
  await eventually(askReadiness, ({ statuses }) => statuses.every((status) => status === 200), PATIENCE_MS);
}

describe('no write is lost or doubled, and the product comes back in time', { timeout: 240_000 }, () => {
  it.each(ROWS.map((row) => [row.fault, row] as const))('when %s', async (_fault, row) => {
    await runFault(row, product);
    await untilAllReady();
  });
});
