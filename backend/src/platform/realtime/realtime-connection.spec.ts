import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, followChannel } from './testing/channel-log.js';
import { type Frame, RawClient } from './testing/raw-client.js';
import { RealtimeTestServer } from './testing/realtime-test-server.js';

const OK = { status: 'ok', response: {} };

let server: RealtimeTestServer;

beforeEach(async () => {
  server = await RealtimeTestServer.start();
});

afterEach(() => server.close());

describe('the handshake', () => {
  it('is refused with problem details', async () => {
    const { status, body } = await RawClient.refusal(`${server.endpoint}/websocket?apikey=wrong&vsn=2.0.0`);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'realtime-key-refused', status: 401 });
  });

  it('is refused to pages of other sites', async () => {
    const { status } = await RawClient.refusal(server.websocketUrl, { origin: 'https://evil.example.com' });
    expect(status).toBe(403);
  });

  it('is refused to a client IP that has too many connections without a channel (security SEC18)', async () => {
    await server.close();
    server = await RealtimeTestServer.start({ RATE_LIMIT_FACTOR: '0.02', TRUSTED_PROXIES: '127.0.0.1' });
    const from = (clientIp: string) => ({ headers: { 'x-forwarded-for': clientIp } });
    const open = [];
    for (const n of [1, 2]) open.push(await RawClient.connect(server.websocketUrl, from(`2001:db8::${n}`)));
    const { status, body } = await RawClient.refusal(server.websocketUrl, from('2001:db8::3'));
    expect([status, body]).toMatchObject([429, { code: 'too-many-requests' }]);
    await RawClient.connect(server.websocketUrl, from('2001:db8:0:1::1'));
    open[0]?.socket.close();
    await eventually(() => expect(server.gateway.counts.sockets).toBe(2));
    await RawClient.connect(server.websocketUrl, from('2001:db8::3'));
  });

  it('is refused to a client IP that has too many connections, with channels or without (security SEC18)', async () => {
    await server.close();
    server = await RealtimeTestServer.start({ RATE_LIMIT_FACTOR: '0.02' });
    for (let joined = 1; joined <= 10; joined += 1) {
      const owner = server.person();
      const client = await RawClient.connect(server.websocketUrl);
      client.join(`realtime:user:${owner.userId}`, owner.token);
      await eventually(() => expect(server.gateway.counts.channels).toBe(joined));
    }
    expect((await RawClient.refusal(server.websocketUrl)).status).toBe(429);
  });

  it('is refused on other paths', async () => {
    const { status } = await RawClient.refusal(server.websocketUrl.replace('/realtime/', '/elsewhere/'));
    expect(status).toBe(404);
  });
});

describe('the heartbeat', () => {
  it('of the client comes every 25 s by default (S9.41)', async () => {
    const client = await server.client(server.person());
    expect(client.heartbeatIntervalMs).toBe(25_000);
  });

  it('is answered (S7.50)', async () => {
    const statuses: string[] = [];
    const heartbeatCallback = (status: string) => void statuses.push(status);
    const client = await server.client(server.person(), { heartbeatCallback });
    client.connect();
    await eventually(() => expect(client.isConnected()).toBe(true));
    await client.sendHeartbeat();
    await eventually(() => expect(statuses).toEqual(['sent', 'ok']));
  });

  it('keeps a connection that would be dropped after 60 s of silence', async () => {
    const owner = server.person();
    const [silent, alive] = [
      await RawClient.connect(server.websocketUrl),
      await RawClient.connect(server.websocketUrl),
    ];
    for (const client of [silent, alive]) client.join(`realtime:user:${owner.userId}`, owner.token);
    await eventually(() => expect(server.gateway.counts.channels).toBe(2));

    server.clock.advance(59_000);
    alive.send(null, '2', 'phoenix', 'heartbeat', {});
    await eventually(() => expect(alive.replyTo('2')).toEqual(OK));
    server.clock.advance(1000);
    server.gateway.sweep();
    await eventually(() => expect(silent.closeCode).toBe(1006));
    expect(alive.closeCode).toBeUndefined();
    expect(server.gateway.counts).toEqual({ sockets: 1, channels: 1 });
  });

  it('may be replaced by the answer to a ping, which hidden tabs give too', async () => {
    const owner = server.person();
    const client = await RawClient.connect(server.websocketUrl);
    client.join(`realtime:user:${owner.userId}`, owner.token);
    await eventually(() => expect(server.gateway.counts.channels).toBe(1));
    let pings = 0;
    client.socket.on('ping', () => {
      pings += 1;
    });

    server.clock.advance(59_000);
    server.gateway.sweep();
    await eventually(() => expect(pings).toBe(1));
    // Its answer to this arrives behind the pong.
    client.send(null, '2', 'phoenix', 'heartbeat', {});
    await eventually(() => expect(client.replyTo('2')).toEqual(OK));
    server.clock.advance(59_000);
    server.gateway.sweep();
    expect(server.gateway.counts.sockets).toBe(1);
  });
});

describe('a connection', () => {
  it('without any channel is closed after 60 s', async () => {
    const client = await RawClient.connect(server.websocketUrl);
    server.clock.advance(59_000);
    client.send(null, '1', 'phoenix', 'heartbeat', {});
    await eventually(() => expect(client.replyTo('1')).toEqual(OK));
    server.clock.advance(1000);
    server.gateway.sweep();
    await eventually(() => expect(client.closeCode).toBe(1008));
  });

  it.each([
    ['text that is not JSON', 'hello', 1007],
    ['half a message', '["1","1","realtime:user', 1007],
    ['an object instead of the array', '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"1"}', 1007],
    ['a payload that is no object', '["1","1","topic","phx_join",7]', 1007],
    ['an empty binary frame', Buffer.alloc(0), 1007],
    ['random bytes', Buffer.from([3, 255, 255, 255, 255, 255, 1, 0]), 1007],
    ['more than 64 kB', 'x'.repeat(64 * 1024 + 1), 1009],
  ])('is closed after %s, and the server keeps running', async (_what, frame, code) => {
    const client = await RawClient.connect(server.websocketUrl);
    client.socket.send(frame);
    await eventually(() => expect(client.closeCode).toBe(code));

    const other = await RawClient.connect(server.websocketUrl);
    other.send(null, '1', 'phoenix', 'heartbeat', {});
    await eventually(() => expect(other.replyTo('1')).toEqual(OK));
  });

  it.each<[string, Frame, string]>([
    ['a push to a topic that was not joined', ['1', '5', 'realtime:user:x', 'broadcast', {}], 'unmatched topic'],
    ['a token for a topic that was not joined', ['1', '5', 'realtime:user:x', 'access_token', {}], 'unmatched topic'],
    ['an unknown event of the connection', [null, '5', 'phoenix', 'shutdown', {}], 'The event is not known here.'],
  ])('answers %s with an error and stays', async (_what, frame, reason) => {
    const client = await RawClient.connect(server.websocketUrl);
    client.send(...frame);
    await eventually(() => expect(client.replyTo('5')).toEqual({ status: 'error', response: { reason } }));
    expect(client.closeCode).toBeUndefined();
  });

  it('may leave a topic that it has not joined', async () => {
    const client = await RawClient.connect(server.websocketUrl);
    client.send('1', '5', 'realtime:user:x', 'phx_leave', {});
    await eventually(() => expect(client.replyTo('5')).toEqual(OK));
  });

  it('has one channel a topic: a second join replaces the first', async () => {
    const owner = server.person();
    const topic = `realtime:user:${owner.userId}`;
    const client = await RawClient.connect(server.websocketUrl);
    client.join(topic, owner.token, '1');
    client.join(topic, owner.token, '2');
    await eventually(() => expect(client.replyTo('2')).toMatchObject({ status: 'ok' }));
    expect(client.received).toContainEqual(['1', '1', topic, 'phx_close', {}]);
    expect(server.gateway.counts.channels).toBe(1);
  });

  it('is answered in the order of its messages, however long a token takes to look up', async () => {
    const owner = server.person();
    const topic = `realtime:user:${owner.userId}`;
    const client = await RawClient.connect(server.websocketUrl);
    client.join(topic, owner.token, '1');
    client.send('1', '2', topic, 'phx_leave', {});
    await eventually(() => expect(client.replyTo('2')).toEqual(OK));
    expect(client.replyTo('1')).toMatchObject({ status: 'ok' });
    await eventually(() => expect(server.gateway.counts.channels).toBe(0));
  });

  it('is closed after 100 messages in 10 s', async () => {
    const client = await RawClient.connect(server.websocketUrl);
    for (let ref = 1; ref <= 101; ref += 1) client.send(null, String(ref), 'phoenix', 'heartbeat', {});
    await eventually(() => expect(client.closeCode).toBe(1008));
    expect(client.replyTo('101')).toBeUndefined();
  });

  it('is refused a channel when 20 others of the account have one', async () => {
    const owner = server.person();
    const topic = `realtime:user:${owner.userId}`;
    const clients = await Promise.all(Array.from({ length: 21 }, () => RawClient.connect(server.websocketUrl)));
    for (const client of clients) client.join(topic, owner.token);
    await eventually(() => expect(clients.every((client) => client.replyTo('1'))).toBe(true));
    const refused = clients.filter((client) => JSON.stringify(client.replyTo('1')).includes('too many connections'));
    expect(refused).toHaveLength(1);
    expect(server.gateway.counts.channels).toBe(20);
  });

  it('is dropped when its client does not read', async () => {
    const owner = server.person();
    const client = await RawClient.connect(server.websocketUrl);
    client.send('1', '1', `realtime:user:${owner.userId}`, 'phx_join', {
      access_token: owner.token,
      config: { postgres_changes: [{ event: '*', schema: 'public', table: 'sops' }] },
    });
    await eventually(() => expect(server.gateway.counts.channels).toBe(1));
    client.socket.pause();
    for (let count = 0; count < 30; count += 1) {
      const id = randomUUID();
      server.source.keepRow(id, { id, content: 'x'.repeat(1024 * 1024) });
      server.listener.notify('row_changes', { table: 'sops', type: 'UPDATE', user_id: owner.userId, id });
    }
    await eventually(() => expect(server.gateway.counts).toEqual({ sockets: 0, channels: 0 }));
  });
});

describe('a restart of the server', () => {
  it('makes the client wait 1, 2, 5, 10 and 10 s by default (S4.22, S9.42)', async () => {
    const client = await server.client(server.person());
    expect([1, 2, 3, 4, 5].map((tries) => client.reconnectAfterMs(tries))).toEqual([1000, 2000, 5000, 10_000, 10_000]);
  });

  it('says goodbye with 1001', async () => {
    const client = await RawClient.connect(server.websocketUrl);
    await server.stopListening();
    await eventually(() => expect(client.closeCode).toBe(1001));
    await server.listen();
  });

  it('is survived by the channels of the real client, errored meanwhile (S4.21, S4.22)', async () => {
    const owner = server.person();
    const tries: number[] = [];
    const reconnectAfterMs = (count: number) => {
      tries.push(count);
      return 20;
    };
    const client = await server.client(owner, { reconnectAfterMs });
    const channel = client.channel(`user:${owner.userId}`);
    const log = followChannel(channel, [{ event: '*', table: 'sops' }]);
    await eventually(() => expect(log.statuses).toEqual([{ status: 'SUBSCRIBED' }]));

    await server.stopListening();
    await eventually(() => expect(log.statuses.at(-1)).toMatchObject({ status: 'CHANNEL_ERROR' }));
    expect(channel.state).toBe('errored');
    await eventually(() => expect(tries.length).toBeGreaterThan(1));
    expect(tries.slice(0, 2)).toEqual([1, 2]);

    await server.listen();
    await eventually(() => expect(log.statuses.at(-1)).toEqual({ status: 'SUBSCRIBED' }));
    const id = randomUUID();
    server.source.keepRow(id, { id });
    server.listener.notify('row_changes', { table: 'sops', type: 'UPDATE', user_id: owner.userId, id });
    await eventually(() => expect(log.changes).toHaveLength(1));
  });
});

describe('a worker', () => {
  it('takes no connections and listens for nothing', async () => {
    const worker = await RealtimeTestServer.start({ PROCESS_ROLE: 'worker' });
    try {
      expect(worker.listener.channels).toEqual([]);
      expect(worker.gateway.counts).toEqual({ sockets: 0, channels: 0 });
    } finally {
      await worker.close();
    }
  });
});
