import { RealtimeClient } from '@supabase/realtime-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Person, personOf } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';
import { median, percentile } from './load.js';

const WARM_UP = 5;
const CREATIONS = 30;
const PROMPT =
  'Closing the cafe: last orders 21:45, fryer off, fridge at 5 °C or colder written down, Maria or Tom sets the alarm.';

/** Milliseconds since the create was sent. */
interface Times {
  answered: number;
  told: number;
  finished: number;
}

/** What a browser was told of one SOP, and when. */
interface Watched {
  told?: number;
  finished?: number;
}

interface RowChange {
  new: { id?: string; generation_state?: string };
}

let database: TestDatabase;
let server: RunningServer;
let person: Person;
let browser: RealtimeClient;
const watched = new Map<string, Watched>();

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none' } });
  person = await personOf(server, 'bench@example.test');
  browser = await watchAsBrowser();
});

afterAll(async () => {
  await browser?.disconnect();
  await server?.stop();
  await database?.drop();
});

async function watchAsBrowser(): Promise<RealtimeClient> {
  const client = new RealtimeClient(`${server.origin.replace('http', 'ws')}/api/v1/realtime`, {
    params: { apikey: server.anonKey },
    transport: WebSocket as never,
    accessToken: async () => person.accessToken,
  });
  await client.setAuth();
  const channel = client
    .channel(`user:${person.userId}`)
    .on('postgres_changes' as never, { event: '*', schema: 'public', table: 'sops' } as never, (change: RowChange) => {
      const { id, generation_state } = change.new;
      note(id, 'told');
      if (generation_state === 'succeeded') note(id, 'finished');
    })
    .on('broadcast', { event: 'draft' }, ({ payload }) => note(payload.sop_id, 'told'));
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve();
      else if (status !== 'CLOSED') reject(error ?? new Error(status));
    });
  });
  return client;
}

/** The first message of a kind counts. */
function note(sopId: string | undefined, kind: keyof Watched): void {
  if (sopId === undefined) return;
  const seen = watched.get(sopId) ?? {};
  seen[kind] ??= performance.now();
  watched.set(sopId, seen);
}

async function createAndWatch(): Promise<Times> {
  const sent = performance.now();
  const { body: sop } = await person.client.post<{ id: string }>('/sops', { prompt: PROMPT });
  const answered = performance.now();
  const seen = await eventually(
    async () => ({ ...watched.get(sop.id) }),
    ({ finished }) => finished !== undefined,
  );
  const since = (time = Number.NaN): number => time - sent;
  return {
    answered: since(answered),
    told: since(seen.told),
    finished: since(seen.finished),
  };
}

/** The floor: from one connection to another through Postgres, and nothing else. */
async function bareNotifications(): Promise<number[]> {
  const sender = new pg.Client({ connectionString: database.ownerUrl });
  const listener = new pg.Client({ connectionString: database.ownerUrl });
  await Promise.all([sender.connect(), listener.connect()]);
  await listener.query('LISTEN bench');
  const times: number[] = [];
  for (let n = 0; n < CREATIONS; n += 1) {
    const sent = performance.now();
    const told = new Promise((resolve) => listener.once('notification', resolve));
    await sender.query("SELECT pg_notify('bench', 'x')");
    await told;
    times.push(performance.now() - sent);
  }
  await Promise.all([sender.end(), listener.end()]);
  return times;
}

function row(title: string, times: number[]): string {
  return `| ${title} | ${median(times).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} |`;
}

describe('a draft without a language model, watched by a browser', () => {
  it(`${CREATIONS} creations one after the other`, async () => {
    for (let n = 0; n < WARM_UP; n += 1) await createAndWatch();
    const all: Times[] = [];
    for (let n = 0; n < CREATIONS; n += 1) all.push(await createAndWatch());
    const of = (key: keyof Times): number[] => all.map((times) => times[key]);
    console.warn(
      [
        '\n| ms since the create was sent | p50 | p95 |',
        '|---|---|---|',
        row('create answered', of('answered')),
        row('first live message in the browser', of('told')),
        row('finished draft in the browser', of('finished')),
        row('(a bare NOTIFY from connection to connection)', await bareNotifications()),
      ].join('\n'),
    );
    expect(of('finished').every(Number.isFinite)).toBe(true);
  });
});
