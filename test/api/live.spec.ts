import { RealtimeClient } from '@supabase/realtime-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Person, personOf } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import type { TestServer } from '../support/server-process.js';
import { useApi } from '../support/test-site.js';

interface Change {
  eventType: string;
  table: string;
  new: { id?: string; generation_state?: string; title?: string };
  old: { id?: string };
}

interface DraftMessage {
  payload: { sop_id: string; seq: number; provider: string | null; document: Record<string, unknown> | null };
}

const ENV = {
  BILLING_MODE: 'none',
  DRAFT_PACE_MS: '60',
  SECRET_KEY: 'a-shared-secret-of-32-characters!',
  ANON_KEY: 'anon-key-shared-by-replicas',
};
const site = useApi(ENV);
const servers: TestServer[] = [];
const clients: RealtimeClient[] = [];

beforeAll(async () => {
  servers.push(site.server, await site.startReplica({ ...ENV, APP_URL: site.origin }));
});

afterAll(async () => {
  for (const client of clients) await client.disconnect();
});

/** Follows a person's rows through one replica. */
async function follow(server: TestServer, person: Person): Promise<{ changes: Change[]; drafts: DraftMessage[] }> {
  const changes: Change[] = [];
  const drafts: DraftMessage[] = [];
  const client = new RealtimeClient(`${server.origin.replace('http', 'ws')}/api/v1/realtime`, {
    params: { apikey: server.anonKey },
    transport: WebSocket as never,
    accessToken: async () => person.accessToken,
  });
  clients.push(client);
  await client.setAuth();
  const joined = new Promise<void>((resolve, reject) => {
    client
      .channel(`user:${person.userId}`)
      .on('postgres_changes' as never, { event: '*', schema: 'public', table: 'sops' } as never, (change: Change) => {
        changes.push(change);
      })
      .on('broadcast', { event: 'draft' }, (message) => drafts.push(message as unknown as DraftMessage))
      .subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        else if (status !== 'CLOSED') reject(error ?? new Error(status));
      });
  });
  await joined;
  return { changes, drafts };
}

describe('two replicas', () => {
  it('both show a draft that grows, is finished, renamed and deleted (T33)', async () => {
    const [first, second] = servers as [TestServer, TestServer];
    const person = await personOf(first, 'live@example.test');
    const views = [await follow(first, person), await follow(second, person)];
    const { body: sop } = await person.client.post<{ id: string }>('/sops', { prompt: 'Close the bar at 23:00' });
    for (const view of views) {
      await eventually(
        async () =>
          view.changes.filter((change) => change.new.id === sop.id).map((change) => change.new.generation_state),
        (states) => states.includes('succeeded'),
      );
      const own = view.drafts.filter((draft) => draft.payload.sop_id === sop.id);
      expect(own.length).toBeGreaterThan(0);
      const numbers = own.map((draft) => draft.payload.seq);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      const growing = own.filter(({ payload }) => payload.document !== null);
      expect(new Set(growing.map(({ payload }) => payload.provider))).toEqual(new Set(['template']));
    }
    const { body: current } = await person.client.get<{ version: number }>(`/sops/${sop.id}`);
    await person.client.patch(`/sops/${sop.id}`, { title: 'Closing the bar', version: current.version });
    await person.client.delete(`/sops/${sop.id}`);
    for (const view of views) {
      await eventually(
        async () => view.changes,
        (changes) => changes.some((change) => change.eventType === 'DELETE' && change.old.id === sop.id),
      );
    }
  });

  it("never show somebody else's rows", async () => {
    const [first] = servers as [TestServer];
    const person = await personOf(first, 'quiet@example.test');
    const stranger = await personOf(first, 'loud@example.test');
    const view = await follow(first, person);
    await stranger.client.post('/sops', { prompt: 'Not for you' });
    const { body: own } = await person.client.post<{ id: string }>('/sops', { prompt: 'For me' });
    await eventually(
      async () => view.changes,
      (changes) => changes.some((change) => change.new.id === own.id),
    );
    expect(new Set(view.changes.map((change) => change.new.id))).toEqual(new Set([own.id]));
    await expect(follow(first, { ...person, userId: stranger.userId })).rejects.toThrow();
  });
});
