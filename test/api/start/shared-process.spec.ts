import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personOf } from '../../support/accounts.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';

let databases: TestDatabase[] = [];
let servers: TestServer[] = [];

async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  databases.push(database);
  const server = await startSharedServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none', ...env } });
  servers.push(server);
  return server;
}

/** Status of somebody's profile, asked with a token of another server. */
async function statusAt({ origin }: TestServer, accessToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${origin}/api/v1/profiles/me`, { headers })).status;
}

beforeEach(() => {
  servers = [];
  databases = [];
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.discard()));
  await Promise.all(databases.map((database) => database.drop()));
});

describe('servers in the process that test files share, one after the other', () => {
  it('have nothing else in common: not even an account', async () => {
    const one = await start();
    const { accessToken } = await personOf(one, 'one@example.test');
    expect(await statusAt(one, accessToken)).toBe(200);
    await one.discard();
    const next = await start({ ANON_KEY: 'the-key-of-the-next-server' });
    expect(next.pid).toBe(one.pid);
    expect(await statusAt(next, accessToken)).toBe(401);
    await expect(personOf({ ...next, anonKey: one.anonKey }, 'one@example.test')).rejects.toThrow('apikey');
  });

  it('end in order', async () => {
    const one = await start();
    await one.discard();
    expect(await one.exited).toBe(0);
    await expect(fetch(`${one.origin}/health/live`)).rejects.toThrow();
  });

  it('have a process of their own while another one is there, and do not notice it', async () => {
    const [one, other] = [await start(), await start({ ANON_KEY: 'the-key-of-the-other-server' })];
    expect(other.pid).not.toBe(one.pid);
    const { accessToken } = await personOf(one, 'one@example.test');
    expect([await statusAt(one, accessToken), await statusAt(other, accessToken)]).toEqual([200, 401]);
  });

  it('have one of their own with settings that are those of a process', async () => {
    const one = await start();
    await one.discard();
    expect((await start({ TZ: 'Asia/Tokyo' })).pid).not.toBe(one.pid);
  });

  it('get a new process when theirs has ended', async () => {
    const one = await start();
    process.kill(one.pid, 'SIGKILL');
    expect(await one.exited).toBeNull();
    expect((await start()).pid).not.toBe(one.pid);
  });

  it('tell why they cannot start, and leave no process that serves nobody', async () => {
    const one = await start();
    await one.discard();
    await expect(start({ ANON_KEY: 'short' })).rejects.toThrow('ANON_KEY');
    const next = await start();
    expect((await fetch(`${next.origin}/health/ready`)).status).toBe(200);
  });
});
