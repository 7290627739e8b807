import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { REALTIME_CHANNEL_STATES } from '@supabase/realtime-js';
import { eventually, followChannel } from './testing/channel-log.js';
import { RealtimeTestServer } from './testing/realtime-test-server.js';

const TOKEN_REFUSED = 'The access token is missing, expired or not valid.';
const TOPIC_REFUSED = 'You may not join this topic.';

let server: RealtimeTestServer;

beforeEach(async () => {
  server = await RealtimeTestServer.start();
});

afterEach(() => server.close());

describe('joining a channel', () => {
  it('knows the states closed, joining, joined, leaving and errored (S4.21)', () => {
    const states = Object.values(REALTIME_CHANNEL_STATES).sort();
    expect(states).toEqual(['closed', 'errored', 'joined', 'joining', 'leaving']);
  });

  it('lets the owner join and leave (S4.21, S7.50)', async () => {
    const owner = server.person();
    let look = (): void => undefined;
    const client = await server.client(owner, { logger: () => look() });
    const channel = client.channel(`user:${owner.userId}`);
    expect(channel.state).toBe('closed');

    const log = followChannel(channel);
    expect(channel.state).toBe('joining');
    await eventually(() => expect(log.statuses).toEqual([{ status: 'SUBSCRIBED' }]));
    expect(channel.state).toBe('joined');
    expect(server.gateway.counts).toEqual({ sockets: 1, channels: 1 });

    const states = new Set<string>();
    look = () => void states.add(channel.state);
    expect(await client.removeChannel(channel)).toBe('ok');
    // While it says so to the server.
    expect(states).toContain('leaving');
    expect(channel.state).toBe('closed');
    await eventually(() => expect(server.gateway.counts.channels).toBe(0));
  });

  it('speaks version 1.0.0 as well', async () => {
    const owner = server.person();
    const client = await server.client(owner, { vsn: '1.0.0' });
    const log = followChannel(client.channel(`user:${owner.userId}`));
    await eventually(() => expect(log.statuses).toEqual([{ status: 'SUBSCRIBED' }]));
  });

  it('refuses a join without a token and leaves the channel errored (S4.21)', async () => {
    const client = await server.client(null);
    const channel = client.channel(`user:${randomUUID()}`);
    const log = followChannel(channel);
    await eventually(() => expect(log.statuses).toEqual([{ status: 'CHANNEL_ERROR', reason: TOKEN_REFUSED }]));
    expect(channel.state).toBe('errored');
    expect(server.gateway.counts.channels).toBe(0);
  });

  it('refuses an expired token, also when sign-in still knows it', async () => {
    const owner = server.person();
    const client = await server.client({ ...owner, token: server.issueToken(owner.userId, owner.sessionId, -1) });
    const log = followChannel(client.channel(`user:${owner.userId}`));
    await eventually(() => expect(log.statuses).toEqual([{ status: 'CHANNEL_ERROR', reason: TOKEN_REFUSED }]));
  });

  it('answers in the same words for the topic of somebody else and for one that does not exist', async () => {
    const someoneElse = server.person();
    const elsewhere = await server.client(someoneElse);
    const theirs = followChannel(elsewhere.channel(`user:${someoneElse.userId}`));
    await eventually(() => expect(theirs.statuses).toEqual([{ status: 'SUBSCRIBED' }]));

    const client = await server.client(server.person());
    for (const topic of [`user:${someoneElse.userId}`, `user:${randomUUID()}`, 'room', 'user:']) {
      const log = followChannel(client.channel(topic));
      await eventually(() => expect(log.statuses).toEqual([{ status: 'CHANNEL_ERROR', reason: TOPIC_REFUSED }]));
    }
  });

  it('asks to try again when sign-in cannot be reached', async () => {
    const owner = server.person();
    server.authenticator.isUnavailable = true;
    const client = await server.client(owner);
    const log = followChannel(client.channel(`user:${owner.userId}`));
    await eventually(() => expect(log.statuses.map(({ status }) => status)).toEqual(['CHANNEL_ERROR']));
    expect(log.statuses[0]?.reason).toBe('This cannot be answered at the moment. Try again.');
  });

  it.each([
    ['a table that is not published', { event: '*', table: 'auth_users' }],
    ['another schema', { event: '*', schema: 'auth', table: 'sops' }],
    ['a filter other than the id', { event: '*', table: 'sops', filter: 'title=eq.x' }],
    ['a choice of columns', { event: '*', table: 'sops', select: ['title'] }],
  ] as const)('refuses a subscription to %s', async (_what, subscription) => {
    const owner = server.person();
    const client = await server.client(owner);
    const subscriptions = [{ ...subscription, ...('select' in subscription ? { select: ['title'] } : {}) }];
    const log = followChannel(client.channel(`user:${owner.userId}`), subscriptions as never);
    await eventually(() => expect(log.statuses.map(({ status }) => status)).toEqual(['CHANNEL_ERROR']));
    expect(log.statuses[0]?.reason).toContain('Ask for schema public');
  });

  it('takes broadcasts and presence of clients, and relays them to nobody', async () => {
    const owner = server.person();
    const first = await server.client(owner);
    const second = await server.client(owner);
    const sender = first.channel(`user:${owner.userId}`, { config: { broadcast: { ack: true, self: true } } });
    const sent = followChannel(sender);
    const heard = followChannel(second.channel(`user:${owner.userId}`));
    await eventually(() => expect([...sent.statuses, ...heard.statuses]).toHaveLength(2));

    expect(await sender.send({ type: 'broadcast', event: 'draft', payload: { title: 'Forged' } })).toBe('ok');
    expect(await sender.track({ typing: true })).toBe('ok');

    // A message that the server does send arrives after anything it might have relayed.
    server.listener.reportGap();
    await eventually(() => expect(heard.broadcasts).toHaveLength(1));
    expect(heard.broadcasts[0]).toMatchObject({ event: 'resync' });
    await eventually(() => expect(sent.broadcasts.map(({ event }) => event)).toEqual(['resync']));
  });
});
