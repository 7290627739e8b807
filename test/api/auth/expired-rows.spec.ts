import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Environment } from '../../../backend/src/config/environment.js';
import { ExpiredAuthRowsService } from '../../../backend/src/features/auth/sessions/expired-auth-rows.service.js';
import type { SecurityEvent } from '../../../backend/src/features/security-events/security-event.js';
import type { SecurityEventsRecorderService } from '../../../backend/src/features/security-events/security-events-recorder.service.js';
import { ExpiredProviderRecordsService } from '../../../backend/src/platform/identity-provider/expired-provider-records.service.js';
import type { PeriodicTasksService } from '../../../backend/src/platform/jobs/periodic-tasks.service.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';

/** Nothing runs by itself here. */
const tasks = { add: () => undefined } as unknown as PeriodicTasksService;
const environment = { auth: { sessionIdleDays: 30, sessionMaxDays: 400 } } as Environment;

/** What was recorded. */
const recorded: SecurityEvent[] = [];
const recorder = {
  record: async (_manager: unknown, event: SecurityEvent) => void recorded.push(event),
} as unknown as SecurityEventsRecorderService;

const USER = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  // With the rights of the running product, not of the owner.
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  await dataSource.query('INSERT INTO auth_users (id, email) VALUES ($1, $2)', [USER, 'old@example.test']);
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

it('forgets flows after a day and ended sessions after ninety, and nothing that may still be needed', async () => {
  await dataSource.query(`INSERT INTO auth_flows (id, provider, state_hash, nonce, sealed_verifier, redirect_to, created_at)
    VALUES (gen_random_uuid(), 'old', 'a', '', '', '', now() - interval '25 hours'),
      (gen_random_uuid(), 'new', 'b', '', '', '', now() - interval '23 hours')`);
  await dataSource.query(
    `INSERT INTO auth_sessions (id, user_id, user_agent, ended_at, created_at)
     VALUES (gen_random_uuid(), $1, 'long ended', now() - interval '91 days', now() - interval '1 year'),
       (gen_random_uuid(), $1, 'just ended', now() - interval '89 days', now() - interval '1 year'),
       (gen_random_uuid(), $1, 'alive', NULL, now() - interval '1 day')`,
    [USER],
  );
  await new ExpiredAuthRowsService(dataSource, recorder, environment, tasks).deleteExpired();
  const flows: { provider: string }[] = await dataSource.query('SELECT provider FROM auth_flows');
  const sessions: { user_agent: string }[] = await dataSource.query(
    'SELECT user_agent FROM auth_sessions ORDER BY user_agent',
  );
  expect(flows.map(({ provider }) => provider)).toEqual(['new']);
  expect(sessions.map(({ user_agent: name }) => name)).toEqual(['alive', 'just ended']);
});

it('forgets challenges that have expired, and second factors that were begun a day ago and never verified', async () => {
  const [session, factor] = ['0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c12', '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c13'];
  await dataSource.query('INSERT INTO auth_sessions (id, user_id) VALUES ($1, $2)', [session, USER]);
  await dataSource.query(
    `INSERT INTO auth_factors (id, user_id, factor_type, status, friendly_name, sealed_secret, created_at)
     VALUES (gen_random_uuid(), $1, 'totp', 'unverified', 'left', '', now() - interval '25 hours'),
       (gen_random_uuid(), $1, 'totp', 'unverified', 'begun', '', now() - interval '23 hours'),
       ($2, $1, 'totp', 'verified', 'verified', '', now() - interval '1 year')`,
    [USER, factor],
  );
  const challenge = `INSERT INTO auth_factor_challenges (id, factor_id, session_id, expires_at)
    VALUES (gen_random_uuid(), $1, $2, now() - interval '1 second')`;
  await dataSource.query(challenge, [factor, session]);
  await new ExpiredAuthRowsService(dataSource, recorder, environment, tasks).deleteExpired();
  const factors: { friendly_name: string }[] = await dataSource.query(
    'SELECT friendly_name FROM auth_factors ORDER BY friendly_name',
  );
  expect(factors.map(({ friendly_name: name }) => name)).toEqual(['begun', 'verified']);
  expect(await dataSource.query('SELECT 1 FROM auth_factor_challenges')).toEqual([]);
});

it('ends sessions that have outlived their limits, and records each once (security SEC5)', async () => {
  await dataSource.query(
    `INSERT INTO auth_sessions (id, user_id, user_agent, created_at, refreshed_at)
     VALUES (gen_random_uuid(), $1, 'unused', now() - interval '31 days', NULL),
       (gen_random_uuid(), $1, 'used', now() - interval '399 days', now() - interval '29 days'),
       (gen_random_uuid(), $1, 'old', now() - interval '401 days', now())`,
    [USER],
  );
  const livingNames = async (): Promise<string[]> => {
    const rows: { user_agent: string }[] = await dataSource.query(
      `SELECT user_agent FROM auth_sessions WHERE ended_at IS NULL AND user_agent IN ('unused', 'used', 'old') ORDER BY user_agent`,
    );
    return rows.map(({ user_agent: name }) => name);
  };
  const unlimited = { auth: { sessionIdleDays: 0, sessionMaxDays: 0 } } as Environment;
  await new ExpiredAuthRowsService(dataSource, recorder, unlimited, tasks).deleteExpired();
  expect(await livingNames()).toEqual(['old', 'unused', 'used']);
  recorded.length = 0;
  // As two replicas do.
  const service = new ExpiredAuthRowsService(dataSource, recorder, environment, tasks);
  await Promise.all([service.deleteExpired(), service.deleteExpired()]);
  expect(await livingNames()).toEqual(['used']);
  const event = { kind: 'session_ended', userId: USER, actor: 'system', details: { reason: 'outlived' } };
  expect(recorded).toEqual([1, 2].map(() => ({ ...event, sessionId: expect.any(String) })));
});

/** Does the task while another transaction holds rows. */
async function whileHeld(statement: string, task: () => Promise<void>): Promise<void> {
  const holder = dataSource.createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query(statement);
    await task();
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
}

it('passes over rows that another process holds, and forgets them the next time', async () => {
  const names = async (): Promise<string[]> => {
    const flows: { provider: string }[] = await dataSource.query(
      "SELECT provider FROM auth_flows WHERE provider IN ('held', 'free')",
    );
    return flows.map(({ provider }) => provider);
  };
  await dataSource.query(`INSERT INTO auth_flows (id, provider, redirect_to, created_at)
    VALUES (gen_random_uuid(), 'held', '', now() - interval '25 hours'),
      (gen_random_uuid(), 'free', '', now() - interval '25 hours')`);
  const service = new ExpiredAuthRowsService(dataSource, recorder, environment, tasks);
  await whileHeld("SELECT 1 FROM auth_flows WHERE provider = 'held' FOR UPDATE", () => service.deleteExpired());
  expect(await names()).toEqual(['held']);
  await service.deleteExpired();
  expect(await names()).toEqual([]);
});

it('forgets what the built-in provider has kept until it expired, and passes over what is held', async () => {
  const names = async (): Promise<string[]> => {
    const records: { id: string }[] = await dataSource.query('SELECT id FROM identity_provider_records ORDER BY id');
    return records.map(({ id }) => id);
  };
  await dataSource.query(`INSERT INTO identity_provider_records (model, id, payload, expires_at)
    VALUES ('Grant', 'free', '{}', now() - interval '1 second'), ('Grant', 'held', '{}', now() - interval '1 second'),
      ('Grant', 'living', '{}', now() + interval '1 hour'), ('SigningKey', 'kept', '{}', NULL)`);
  const service = new ExpiredProviderRecordsService(dataSource);
  await whileHeld("SELECT 1 FROM identity_provider_records WHERE id = 'held' FOR UPDATE", () =>
    service.deleteExpired(),
  );
  expect(await names()).toEqual(['held', 'kept', 'living']);
  await service.deleteExpired();
  expect(await names()).toEqual(['kept', 'living']);
});
