import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChannelLog, eventually, followChannel } from './testing/channel-log.js';
import { RealtimeTestServer, type TestPerson } from './testing/realtime-test-server.js';

let server: RealtimeTestServer;
let owner: TestPerson;

beforeEach(async () => {
  server = await RealtimeTestServer.start();
  owner = server.person();
});

afterEach(() => server.close());

type Subscriptions = Parameters<typeof followChannel>[1];

async function follow(person: TestPerson, subscriptions: Subscriptions): Promise<ChannelLog> {
  const client = await server.client(person);
  const log = followChannel(client.channel(`user:${person.userId}`), subscriptions);
  await eventually(() => expect(log.statuses).toEqual([{ status: 'SUBSCRIBED' }]));
  return log;
}

function notifyChange(type: string, id: string, userId = owner.userId, table = 'sops'): void {
  server.listener.notify('row_changes', { table, type, user_id: userId, id });
}

describe('changes of rows', () => {
  it('come in the form of postgres_changes (S7.50)', async () => {
    const id = randomUUID();
    server.source.keepRow(id, { id, title: 'Close the till', version: 3, published_at: null });
    const log = await follow(owner, [{ event: '*', table: 'sops' }]);
    notifyChange('UPDATE', id);
    await eventually(() => expect(log.changes).toHaveLength(1));
    expect(log.changes[0]).toEqual({
      schema: 'public',
      table: 'sops',
      commit_timestamp: '2026-03-02T09:00:00.000Z',
      eventType: 'UPDATE',
      new: { id, title: 'Close the till', version: 3, published_at: null },
      old: { id },
      errors: null,
    });
  });

  it('say that the subscription stands', async () => {
    const log = await follow(owner, [{ event: '*', table: 'sops' }]);
    await eventually(() => expect(log.system).toHaveLength(1));
    expect(log.system[0]).toEqual({
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
      channel: `user:${owner.userId}`,
    });
  });

  it('reach the owner only', async () => {
    const someoneElse = server.person();
    const [id, theirId] = [randomUUID(), randomUUID()];
    server.source.keepRow(id, { id });
    server.source.keepRow(theirId, { id: theirId });
    const mine = await follow(owner, [{ event: '*', table: 'sops' }]);
    const theirs = await follow(someoneElse, [{ event: '*', table: 'sops' }]);
    notifyChange('UPDATE', id);
    notifyChange('UPDATE', theirId, someoneElse.userId);
    await eventually(() => expect([mine.changes.length, theirs.changes.length]).toEqual([1, 1]));
    expect(mine.changes[0]).toMatchObject({ new: { id } });
    expect(theirs.changes[0]).toMatchObject({ new: { id: theirId } });
  });

  it('report a row that its owner can no longer read as deleted', async () => {
    const id = randomUUID();
    const log = await follow(owner, [{ event: '*', table: 'sops' }]);
    notifyChange('UPDATE', id);
    await eventually(() => expect(log.changes).toHaveLength(1));
    expect(log.changes[0]).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } });
  });

  it('report a deleted row without reading it', async () => {
    const id = randomUUID();
    server.source.keepRow(id, { id });
    const log = await follow(owner, [{ event: 'DELETE', table: 'sops' }]);
    notifyChange('DELETE', id);
    await eventually(() => expect(log.changes).toHaveLength(1));
    expect(log.changes[0]).toMatchObject({ eventType: 'DELETE', old: { id } });
    expect(server.source.rowReads).toBe(0);
  });

  it.each([
    { event: 'INSERT', heard: ['INSERT'] },
    { event: 'UPDATE', heard: ['UPDATE'] },
    { event: 'DELETE', heard: ['DELETE'] },
    { event: '*', heard: ['DELETE', 'INSERT', 'UPDATE'] },
  ] as const)('of the type $event reach a subscription to it', async ({ event, heard }) => {
    const log = await follow(owner, [
      { event, table: 'sops' },
      { event: '*', table: 'install_links' },
    ]);
    for (const type of ['INSERT', 'UPDATE', 'DELETE']) {
      const id = randomUUID();
      server.source.keepRow(id, { id });
      notifyChange(type, id);
    }
    const last = randomUUID();
    server.source.keepRow(last, { id: last });
    // The owner's other changes are on their way already; this one tells that all have arrived.
    await eventually(() => expect(log.changes).toHaveLength(heard.length));
    notifyChange('INSERT', last, owner.userId, 'install_links');
    await eventually(() => expect(log.changes).toHaveLength(heard.length + 1));
    const types = log.changes.filter(({ table }) => table === 'sops').map(({ eventType }) => eventType);
    expect(types.sort()).toEqual(heard);
  });

  it('are narrowed to one row by the filter on its id', async () => {
    const [id, otherId] = [randomUUID(), randomUUID()];
    server.source.keepRow(id, { id });
    server.source.keepRow(otherId, { id: otherId });
    const log = await follow(owner, [{ event: '*', table: 'sops', filter: `id=eq.${id}` }]);
    notifyChange('UPDATE', otherId);
    notifyChange('UPDATE', id);
    await eventually(() => expect(log.changes).toHaveLength(1));
    expect(log.changes[0]).toMatchObject({ new: { id } });
    expect(server.source.rowReads).toBe(1);
  });

  it('are read once for all sockets of the owner, and not at all when nobody listens', async () => {
    const id = randomUUID();
    server.source.keepRow(id, { id });
    const logs = [
      await follow(owner, [{ event: '*', table: 'sops' }]),
      await follow(owner, [{ event: '*', table: 'sops' }]),
    ];
    notifyChange('UPDATE', randomUUID(), randomUUID());
    notifyChange('UPDATE', randomUUID(), owner.userId, 'subscribers');
    notifyChange('UPDATE', id);
    await eventually(() => expect(logs.map(({ changes }) => changes.length)).toEqual([1, 1]));
    expect(server.source.rowReads).toBe(1);
  });

  it('become one when they follow closely on each other, and a new row stays new', async () => {
    const id = randomUUID();
    server.source.keepRow(id, { id, title: 'Second' });
    const log = await follow(owner, [{ event: '*', table: 'sops' }]);
    notifyChange('INSERT', id);
    notifyChange('UPDATE', id);
    await eventually(() => expect(log.changes).toHaveLength(1));
    expect(log.changes[0]).toMatchObject({ eventType: 'INSERT', new: { id, title: 'Second' } });
    expect(server.source.rowReads).toBe(1);
  });

  it('make the client read afresh when a row cannot be read', async () => {
    const log = await follow(owner, [{ event: '*', table: 'sops' }]);
    server.source.isUnavailable = true;
    notifyChange('UPDATE', randomUUID());
    await eventually(() => expect(log.broadcasts).toHaveLength(1));
    expect(log.broadcasts[0]).toMatchObject({ event: 'resync' });
    expect(log.changes).toEqual([]);
  });

  it('survive notifications that make no sense', async () => {
    const id = randomUUID();
    server.source.keepRow(id, { id });
    const log = await follow(owner, [{ event: '*', table: 'sops' }]);
    for (const payload of ['', '{', 'null', '[]', { table: 'auth_users', type: 'UPDATE', user_id: owner.userId, id }]) {
      server.listener.notify('row_changes', payload);
      server.listener.notify('draft_progress', payload);
    }
    notifyChange('UPDATE', id);
    await eventually(() => expect(log.changes).toHaveLength(1));
  });
});

describe('running drafts', () => {
  it('come whole as broadcasts of the owner', async () => {
    const snapshot = {
      sop_id: randomUUID(),
      generation_id: randomUUID(),
      seq: 4,
      state: 'running',
      provider: 'local',
      document: { title: 'Close the till', steps: ['Count the cash'] },
    };
    server.source.keepDraft(snapshot);
    const log = await follow(owner, []);
    server.listener.notify('draft_progress', {
      user_id: owner.userId,
      sop_id: snapshot.sop_id,
      generation_id: snapshot.generation_id,
      seq: 4,
    });
    await eventually(() => expect(log.broadcasts).toHaveLength(1));
    expect(log.broadcasts[0]).toEqual({ type: 'broadcast', event: 'draft', payload: snapshot });
  });
});

describe('a gap in the notifications', () => {
  it('is reported to every channel', async () => {
    const log = await follow(owner, []);
    server.listener.reportGap();
    await eventually(() => expect(log.broadcasts).toEqual([{ type: 'broadcast', event: 'resync', payload: {} }]));
    expect(log.system).toEqual([
      { extension: 'system', status: 'ok', message: 'missed', channel: `user:${owner.userId}` },
    ]);
  });
});
