import type { Session } from '@supabase/auth-js';
import { RealtimeClient } from '@supabase/realtime-js';
import { afterAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';
import { callAuth, refresh } from './auth-wire.js';
import { signInAs } from './sign-in.js';

const site = useApi({ BILLING_MODE: 'none' });

const clients: RealtimeClient[] = [];

afterAll(async () => {
  for (const client of clients) await client.disconnect();
});

interface OpenChannel {
  session: Session;
  /** What the client was told since it joined. */
  statuses: string[];
}

let people = 0;

async function openChannel(): Promise<OpenChannel> {
  people += 1;
  const session = await signInAs(site.origin, site.server.anonKey, `watcher-${people}@example.test`);
  const client = new RealtimeClient(`${site.origin.replace('http', 'ws')}/api/v1/realtime`, {
    params: { apikey: site.server.anonKey },
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
    await callAuth(site.server, 'POST', '/logout', { accessToken: ending.session.access_token });
    await expectClosed(ending);
    expect(staying.statuses).toEqual(['SUBSCRIBED']);
  });

  it('is closed when the person is banned, long after anybody asked about the session', async () => {
    const channel = await openChannel();
    // Every process has forgotten the session by now, as it does under load or after a lost connection.
    await site.query("SELECT pg_notify('user_changes', $1)", [channel.session.user.id]);
    await site.query("UPDATE auth_users SET banned_until = now() + interval '1 hour' WHERE id = $1", [
      channel.session.user.id,
    ]);
    await expectClosed(channel);
  });

  it('is closed when its session has outlived its limits (security SEC5)', async () => {
    const channel = await openChannel();
    await site.query("UPDATE auth_sessions SET created_at = now() - interval '91 days' WHERE user_id = $1", [
      channel.session.user.id,
    ]);
    const { status, body } = await refresh(site.server, channel.session.refresh_token);
    expect([status, body.code]).toEqual([400, 'session_expired']);
    await expectClosed(channel);
  });

  it('is closed when the session ended while notifications were lost', async () => {
    const channel = await openChannel();
    await site.query('ALTER TABLE auth_sessions DISABLE TRIGGER auth_sessions_notify');
    await site.query('UPDATE auth_sessions SET ended_at = now() WHERE user_id = $1', [channel.session.user.id]);
    await site.query('ALTER TABLE auth_sessions ENABLE TRIGGER auth_sessions_notify');
    await site.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sop-listen' AND datname = current_database()",
    );
    await expectClosed(channel);
  });
});
