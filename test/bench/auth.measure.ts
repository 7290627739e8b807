import { AuthAdminApi } from '@supabase/auth-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAuth } from '../api/auth/auth-wire.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';
import { type LimitProcess, startLimitProcess } from './limit-process.js';
import { limitToken } from './limit-server.mjs';
import { type Conversation, cpuMicrosOf, type Figures, interval, measureInTurns, median, ratioRow } from './load.js';

/** Of one second each, the servers in turns. `BENCH_ROUNDS=5` for a first look. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 25);
/** Another build of the product to measure in the same turns: the path of its `main.js`. */
const OTHER_BUILD = process.env['BENCH_OTHER'];
const PEOPLE = 32;
const PASSWORD = 'correct horse battery staple';
const ADMIN_KEY = 'service-key-of-the-measured-server';

let database: TestDatabase;
let owner: pg.Client;
let servers: { name: string; server: RunningServer; accessToken: string }[];
let limit: LimitProcess;
let userId: string;
let round = 0;

const emailOf = (n: number): string => `person-${n}@example.test`;

/** People with the same password, of whom each has signed in once. */
async function addPeople({ origin }: RunningServer): Promise<void> {
  const headers = { apikey: ADMIN_KEY, authorization: `Bearer ${ADMIN_KEY}` };
  const admin = new AuthAdminApi({ url: `${origin}/api/v1/auth`, headers });
  for (let n = 0; n < PEOPLE; n += 1) {
    const { error } = await admin.createUser({ email: emailOf(n), password: PASSWORD, email_confirm: true });
    if (error) throw error;
  }
  await owner.query(
    `INSERT INTO auth_sessions (id, user_id, amr) SELECT gen_random_uuid(), id, '[{"method": "password", "timestamp": 1}]'
     FROM auth_users`,
  );
}

/** A refresh token that nobody has used yet, for each connection of a round. */
async function renewTokens(): Promise<void> {
  round += 1;
  await owner.query('DELETE FROM auth_refresh_tokens');
  await owner.query(
    `INSERT INTO auth_refresh_tokens (token_hash, session_id)
     SELECT sha256(convert_to('token-' || $1 || '-' || row_number() OVER (ORDER BY u.email), 'utf8')), s.id
     FROM (SELECT DISTINCT ON (user_id) id, user_id FROM auth_sessions ORDER BY user_id, created_at) s
     JOIN auth_users u ON u.id = s.user_id`,
    [String(round)],
  );
  await owner.query('VACUUM ANALYZE auth_refresh_tokens, auth_sessions, auth_users, security_events, counted_attempts');
}

function refreshing(): () => Conversation {
  let connection = 0;
  let ofRound = round;
  return () => {
    if (ofRound !== round) connection = 0;
    ofRound = round;
    connection += 1;
    let token = `token-${round}-${connection}`;
    return {
      body: () => JSON.stringify({ refresh_token: token }),
      hear: (answer) => {
        token = (JSON.parse(answer) as { refresh_token: string }).refresh_token;
      },
    };
  };
}

function signingIn(): () => Conversation {
  let connection = 0;
  return () => {
    connection = (connection + 1) % PEOPLE;
    const body = JSON.stringify({ email: emailOf(connection), password: PASSWORD });
    return { body: () => body, hear: () => undefined };
  };
}

async function databaseMicros(): Promise<number> {
  const { rows } = await owner.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
  return cpuMicrosOf(rows.map(({ pid }) => pid));
}

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const env = {
    BILLING_MODE: 'none',
    PROCESS_ROLE: 'web',
    DEMO: 'off',
    SECRET_KEY: 'a-key-of-32-characters-to-measure',
    SERVICE_KEY: ADMIN_KEY,
  };
  const builds = [
    { name: 'product', options: {} },
    ...(OTHER_BUILD ? [{ name: 'other build', options: { main: OTHER_BUILD } }] : []),
  ];
  servers = [];
  for (const { name, options } of builds) {
    const server = await startServer({ databaseUrl: database.url, env, ...options });
    if (servers.length === 0) await addPeople(server);
    const json = { email: emailOf(0), password: PASSWORD };
    const { body } = await callAuth(server, 'POST', '/token?grant_type=password', { json });
    const session = body as { access_token: string; user: { id: string } };
    userId = session.user.id;
    servers.push({ name, server, accessToken: session.access_token });
  }
  limit = await startLimitProcess(database.url);
});

afterAll(async () => {
  limit?.stop();
  for (const { server } of servers ?? []) await server.stop();
  await owner?.end();
  await database?.drop();
});

function report(title: string, figures: Map<string, Figures>): void {
  const floor = figures.get('limit');
  if (!floor) throw new Error('The limit server was not measured');
  for (const { name } of servers) {
    const product = figures.get(name);
    if (!product) throw new Error(`${name} was not measured`);
    const ratios = product.rates.map((rate, n) => rate / (floor.rates[n] ?? Number.NaN));
    const [low, high] = interval(ratios);
    console.warn(
      [
        `\n| ${title} | ${name} | limit | ratio |`,
        '|---|---|---|---|',
        ratioRow('requests/s', product.requestsPerSecond, floor.requestsPerSecond),
        `| ratio of each round, median (90 %) | | | ${median(ratios).toFixed(2)} (${low.toFixed(2)}-${high.toFixed(2)}) |`,
        ratioRow('p50 ms', product.p50Ms, floor.p50Ms, 1),
        ratioRow('server CPU µs/request', product.cpuMicrosPerRequest, floor.cpuMicrosPerRequest),
        ratioRow('database CPU µs/request', product.databaseMicrosPerRequest, floor.databaseMicrosPerRequest),
      ].join('\n'),
    );
    expect([name, product.failures, floor.failures]).toEqual([name, 0, 0]);
  }
}

describe('signing in and staying signed in against the limit server', () => {
  it.each([
    { title: 'refresh', connections: 32, path: '/auth/token?grant_type=refresh_token', converse: refreshing },
    { title: 'sign-in', connections: 8, path: '/auth/token?grant_type=password', converse: signingIn },
    { title: 'GET user', connections: 32, path: '/auth/user' },
    {
      title: 'GET user, of which the limit reads one row',
      connections: 32,
      path: '/auth/user',
      floor: '/auth/user/row',
    },
    { title: 'health', connections: 32, path: '/health/ready' },
  ])('$title, $connections connections', async ({ title, connections, path, converse, floor = path }) => {
    const method = converse ? ('POST' as const) : ('GET' as const);
    const targets = [
      ...servers.map(({ name, server, accessToken }) => ({
        name,
        url: `${server.origin}${path.startsWith('/health') ? '' : '/api/v1'}${path}`,
        pid: server.pid,
        tokens: [accessToken],
        headers: { apikey: server.anonKey },
      })),
      { name: 'limit', url: `${limit.origin}${floor}`, pid: limit.pid, tokens: [limitToken(userId)], headers: {} },
    ].map((target) => ({ ...target, method, ...(converse ? { converse: converse() } : {}) }));
    const turns = { connections, rounds: ROUNDS, seconds: 1, beforeRound: renewTokens, databaseMicros };
    report(`${title}, ${connections} connections`, await measureInTurns(targets, turns));
  });
});
