import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChannelLog, eventually, followChannel } from './testing/channel-log.js';
import { RealtimeTestServer, type TestPerson } from './testing/realtime-test-server.js';

const TOKEN_LIFETIME_S = 40;

let server: RealtimeTestServer;
let owner: TestPerson;

beforeEach(async () => {
  server = await RealtimeTestServer.start();
  owner = server.person();
  owner.token = server.issueToken(owner.userId, owner.sessionId, TOKEN_LIFETIME_S);
});

afterEach(() => server.close());

async function join(person: TestPerson): Promise<{ log: ChannelLog; setToken(token: string): Promise<void> }> {
  const client = await server.client(person);
  const log = followChannel(client.channel(`user:${person.userId}`));
  await eventually(() => expect(log.statuses).toEqual([{ status: 'SUBSCRIBED' }]));
  return { log, setToken: (token) => client.setAuth(token) };
}

async function expectClosed(log: ChannelLog, message: string): Promise<void> {
  await eventually(() => expect(log.statuses.at(-1)).toEqual({ status: 'CLOSED' }));
  const channel = `user:${owner.userId}`;
  expect(log.system).toEqual([{ extension: 'system', status: 'error', message, channel }]);
  expect(server.gateway.counts.channels).toBe(0);
}

describe('the right to a channel', () => {
  it('ends with the access token', async () => {
    const { log } = await join(owner);
    server.clock.advance(39_000);
    server.gateway.sweep();
    expect(server.gateway.counts.channels).toBe(1);
    server.clock.advance(1000);
    server.gateway.sweep();
    await expectClosed(log, 'The access token has expired.');
  });

  it('is renewed by a newer token', async () => {
    const { log, setToken } = await join(owner);
    server.clock.advance(39_000);
    await setToken(server.issueToken(owner.userId, owner.sessionId));
    await eventually(() => expect(server.authenticator.lookups).toBe(2));
    server.clock.advance(10_000);
    server.gateway.sweep();
    expect(server.gateway.counts.channels).toBe(1);
    expect(log.statuses).toEqual([{ status: 'SUBSCRIBED' }]);
  });

  it('ends with a token that is not valid', async () => {
    const { log, setToken } = await join(owner);
    await setToken('forged');
    await expectClosed(log, 'The access token is missing, expired or not valid.');
  });

  it('does not pass to another user by a token of theirs', async () => {
    const { log, setToken } = await join(owner);
    await setToken(server.person().token);
    await expectClosed(log, 'The access token is missing, expired or not valid.');
  });

  it('stays when a newer token cannot be looked up at the moment', async () => {
    const { log, setToken } = await join(owner);
    server.authenticator.isUnavailable = true;
    await setToken(server.issueToken(owner.userId, owner.sessionId));
    await eventually(() => expect(server.authenticator.lookups).toBe(2));
    expect(log.statuses).toEqual([{ status: 'SUBSCRIBED' }]);
    expect(server.gateway.counts.channels).toBe(1);
  });

  it('ends with its session, and only with that', async () => {
    const { log } = await join(owner);
    const { log: elsewhere } = await join(server.person());
    const { log: sameUser } = await join(server.person(owner.userId));
    server.authenticator.endSession(owner.sessionId);
    await eventually(() => expect(log.statuses.at(-1)).toEqual({ status: 'CLOSED' }));
    expect(log.system).toMatchObject([{ status: 'error', message: 'The session has ended.' }]);
    expect(server.gateway.counts.channels).toBe(2);
    expect([...elsewhere.system, ...sameUser.system]).toEqual([]);
  });

  it('is not given to a session that ends while its token is looked up', async () => {
    const client = await server.client(owner);
    server.authenticator.duringLookup = () => server.authenticator.endSession(owner.sessionId);
    const log = followChannel(client.channel(`user:${owner.userId}`));
    await eventually(() => expect(log.statuses.map(({ status }) => status)).toEqual(['CHANNEL_ERROR']));
  });

  it('is looked up again after a gap in the notifications', async () => {
    const { log } = await join(owner);
    const { log: elsewhere } = await join(server.person());
    server.authenticator.endSessionUnnoticed(owner.sessionId);
    server.listener.reportGap();
    await eventually(() => expect(log.statuses.at(-1)).toEqual({ status: 'CLOSED' }));
    expect(log.system).toMatchObject([{ message: 'missed' }, { message: 'The session has ended.' }]);
    expect(elsewhere.statuses).toEqual([{ status: 'SUBSCRIBED' }]);
  });
});
