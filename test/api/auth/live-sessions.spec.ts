import type { Session } from '@supabase/auth-js';
import { RealtimeClient } from '@supabase/realtime-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { eventually } from '../../support/eventually.js';
import { type RunningServer, startServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { callAuth } from './auth-wire.js';
import { signInAs } from './sign-in.js';

let database: TestDatabase;
let server: RunningServer;
let sql: pg.Client;
const clients: RealtimeClient[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none' } });
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
});

afterAll(async () => {
  for (const client of clients) await client.disconnect();
  await sql?.end();
  await server?.stop();
  await database?.drop();
});

interface OpenChannel {
  session: Session;
  /** What the client was told since it joined. */
  statuses: string[];
}

let people = 0;

async function openChannel(): Promise<OpenChannel> {
  people += 1;
  const session = await signInAs(server.origin, server.anonKey, `watcher-${people}@example.test`);
  const client = new RealtimeClient(`${server.origin.replace('http', 'ws')}/api/v1/realtime`, {
    params: { apikey: server.anonKey },
    transport: WebSocket as never,
    accessToken: async () => session.access_token,
  });
  clients.push(client);
  await client.setAuth();
  const statuses: string[] = [];
  client.channel(`user:${session.user.id}`).subscribe((status) => statuses.push(status));
  await eventually(
    async () => statuses,
    (known) => known.includes('SUBSCRIBED'),
  );
  return { session, statuses };
}

async function expectClosed({ statuses }: OpenChannel): Promise<void> {
  await eventually(
    async () => statuses,
    (known) => known.some((status) => status !== 'SUBSCRIBED'),
  );
}

describe('a live channel', () => {
  it('is closed when its session is signed out, and only that one', async () => {
    const [ending, staying] = [await openChannel(), await openChannel()];
    await callAuth(server, 'POST', '/logout', { accessToken: ending.session.access_token });
    await expectClosed(ending);
    expect(staying.statuses).toEqual(['SUBSCRIBED']);
  });

  it('is closed when the person is banned, long after anybody asked about the session', async () => {
    const channel = await openChannel();
    // Every process has forgotten the session by now, as it does under load or after a lost connection.
    await sql.query("SELECT pg_notify('user_changes', $1)", [channel.session.user.id]);
    await sql.query("UPDATE auth_users SET banned_until = now() + interval '1 hour' WHERE id = $1", [
      channel.session.user.id,
    ]);
    await expectClosed(channel);
  });

  it('is closed when the session ended while notifications were lost', async () => {
    const channel = await openChannel();
    await sql.query('ALTER TABLE auth_sessions DISABLE TRIGGER auth_sessions_notify');
    await sql.query('UPDATE auth_sessions SET ended_at = now() WHERE user_id = $1', [channel.session.user.id]);
    await sql.query('ALTER TABLE auth_sessions ENABLE TRIGGER auth_sessions_notify');
    await sql.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sop-listen' AND datname = current_database()",
    );
    await expectClosed(channel);
  });
});
