import { Agent, request } from 'node:http';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATION_LOCK } from '../../../backend/src/database/advisory-locks.js';
import { eventually } from '../../support/eventually.js';
import { type SpawnedServer, spawnServer, startServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';

let database: TestDatabase;
let owner: pg.Client;
const servers: SpawnedServer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});

afterEach(async () => {
  await owner.query('SELECT pg_advisory_unlock_all()');
  for (const server of servers.splice(0)) await server.kill9();
});

afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

/** A server that finds another process migrating. */
async function startBehindAnother(): Promise<SpawnedServer> {
  await owner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const server = await spawnServer({
    databaseUrl: database.url,
    env: { DATABASE_OWNER_URL: database.ownerUrl, BILLING_MODE: 'none' },
  });
  servers.push(server);
  await eventually(
    async () => server.logs(),
    (logs) => logs.includes('Waiting for another process'),
  );
  return server;
}

async function start(env: Record<string, string>): Promise<SpawnedServer> {
  const server = await startServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none', ...env } });
  servers.push(server);
  return server;
}

async function statusOf(server: SpawnedServer, path: string): Promise<number> {
  return (await fetch(`${server.origin}${path}`)).status;
}

describe('a start that waits for another process', () => {
  it('says so, is alive and not ready, and continues afterwards (reliability REL13)', async () => {
    const server = await startBehindAnother();
    expect(await statusOf(server, '/health/live')).toBe(200);
    const visit = await fetch(`${server.origin}/api/v1/sops`);
    expect(visit.status).toBe(503);
    expect(visit.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await visit.json()).toMatchObject({ code: 'temporarily-unavailable' });
    expect(await statusOf(server, '/health/ready')).toBe(503);
    await owner.query('SELECT pg_advisory_unlock_all()');
    await eventually(
      () => statusOf(server, '/health/ready').catch(() => 0),
      (status) => status === 200,
    );
  });

  it('ends at SIGTERM (reliability REL13)', async () => {
    const server = await startBehindAnother();
    server.signal('SIGTERM');
    expect(await server.exited).toBe(0);
  });
});

describe('a process that receives a stop signal', () => {
  it('says first that it is not ready, serves on, and closes after SHUTDOWN_DELAY_S (reliability REL6)', async () => {
    const server = await start({ SHUTDOWN_DELAY_S: '3' });
    expect((await fetchByAgent(server, '/health/live')).connection).toBe('keep-alive');
    server.signal('SIGTERM');
    await eventually(
      () => statusOf(server, '/health/ready'),
      (status) => status === 503,
    );
    const drained = await fetch(`${server.origin}/health/ready`);
    expect(await drained.json()).toEqual({ status: 'unavailable', obstacles: ['stopping'] });
    expect(await fetchByAgent(server, '/api/v1/app-config')).toEqual({ status: 200, connection: 'close' });
    expect(await statusOf(server, '/health/live')).toBe(200);
    expect(await server.exited).toBe(0);
  });

  it('does not wait after a second signal', async () => {
    const server = await start({ SHUTDOWN_DELAY_S: '300' });
    server.signal('SIGTERM');
    await eventually(
      () => statusOf(server, '/health/ready'),
      (status) => status === 503,
    );
    server.signal('SIGTERM');
    expect(await server.exited).toBe(0);
  });
});

describe('a worker', () => {
  it('serves health and metrics, and nothing else is there (reliability REL15)', async () => {
    const server = await start({ PROCESS_ROLE: 'worker' });
    for (const path of ['/health/live', '/health/ready']) expect(await statusOf(server, path), path).toBe(200);
    expect(await statusOf(server, '/metrics')).not.toBe(404);
    for (const path of ['/', '/api/v1/sops', '/api/v1/app-config', '/api/v1/auth/settings', '/api/docs', '/health']) {
      const answer = await fetch(`${server.origin}${path}`);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'application/problem+json; charset=utf-8',
      ]);
      expect(await answer.json()).toMatchObject({ code: 'not-found', status: 404 });
    }
  });
});

/** fetch hides what becomes of its connection. */
function fetchByAgent(server: SpawnedServer, path: string): Promise<{ status: number; connection: string }> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: true });
    request(`${server.origin}${path}`, { agent }, (response) => {
      response.resume().on('end', () => {
        agent.destroy();
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection ?? '' });
      });
    })
      .on('error', reject)
      .end();
  });
}
