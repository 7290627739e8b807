import { RealtimeClient } from '@supabase/realtime-js';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../support/eventually.js';
import { closeTab } from '../support/tab-pool.js';
import { useSite } from './conformance-site.js';

const site = useSite({ BILLING_MODE: 'none' });

/** A line on which the test plays the server. */
class FakeLine {
  static last: FakeLine | undefined;
  readyState = 1;
  binaryType = 'arraybuffer';
  readonly sent: unknown[][] = [];
  private onSent: (event: unknown) => unknown = () => undefined;
  onopen: () => void = () => undefined;
  onclose: (event: object) => void = () => undefined;
  onerror: (event: object) => void = () => undefined;
  onmessage: (event: object) => void = () => undefined;

  constructor() {
    FakeLine.last = this;
    setTimeout(() => this.onopen(), 0);
  }

  send(message: string): void {
    const parts = JSON.parse(message) as unknown[];
    this.sent.push(parts);
    this.onSent(parts[3]);
  }

  /** Has each message told while it is being sent. */
  watchSent(onSent: (event: unknown) => unknown): void {
    this.onSent = onSent;
  }

  close(): void {
    this.readyState = 3;
    this.onclose({ code: 1000 });
  }

  /** Answers the newest message of a kind. */
  reply(event: string, status: 'ok' | 'error'): void {
    const [joinRef, ref, topic] = this.sent.filter((message) => message[3] === event).at(-1) ?? [];
    this.onmessage({ data: JSON.stringify([joinRef, ref, topic, 'phx_reply', { status, response: {} }]) });
  }
}

describe('a channel', () => {
  let client: RealtimeClient;

  beforeEach(() => {
    vi.useFakeTimers();
    client = new RealtimeClient('ws://live.example.test', { params: { apikey: 'anon' }, transport: FakeLine as never });
  });

  afterEach(() => {
    void client.disconnect();
    vi.useRealTimers();
  });

  it('S4.21 is closed, joining, joined, leaving and closed again', async () => {
    const channel = client.channel('user:1');
    const states: string[] = [channel.state];
    channel.subscribe();
    states.push(channel.state);
    await vi.advanceTimersByTimeAsync(10);
    FakeLine.last?.reply('phx_join', 'ok');
    states.push(channel.state);
    FakeLine.last?.watchSent((event) => event === 'phx_leave' && states.push(channel.state));
    const left = channel.unsubscribe();
    await vi.advanceTimersByTimeAsync(10);
    await left;
    states.push(channel.state);
    expect(states).toEqual(['closed', 'joining', 'joined', 'leaving', 'closed']);
  });

  it('S4.21 is errored when the server refuses it', async () => {
    const channel = client.channel('user:2');
    channel.subscribe();
    await vi.advanceTimersByTimeAsync(10);
    FakeLine.last?.reply('phx_join', 'error');
    expect(channel.state).toBe('errored');
  });
});

/** A line that never comes to stand; the page keeps the moments of the tries. */
const DEAD_LINE = `{
  window.tries = [];
  window.WebSocket = class {
    constructor() {
      window.tries.push(Date.now());
      Promise.resolve().then(() => {
        this.readyState = 3;
        this.onerror?.({});
        this.onclose?.({ code: 1006 });
      });
    }
    close() {}
  };
}`;

describe('the line of a page', () => {
  /** Opens the dashboard with a clock that only goes when the test moves it. */
  async function openStill(email: string, prepare: (page: Page) => Promise<unknown>): Promise<Page> {
    const { page } = await site.openTabOf(email);
    await prepare(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.reload();
    await eventually(
      async () => {
        await page.clock.runFor(100);
        return page.getByRole('region', { name: 'Your SOPs' }).count();
      },
      (count) => count > 0,
    );
    return page;
  }

  it('S7.50, S9.41 has a heartbeat each 25 seconds', async () => {
    let heartbeats = 0;
    let isJoined = false;
    const page = await openStill('heart@example.test', async (opened) => {
      await opened.routeWebSocket(/\/api\/v1\/realtime/, (line) => {
        line.onMessage((message) => {
          const [joinRef, ref, topic, event] = JSON.parse(String(message)) as [string, string, string, string];
          if (event === 'heartbeat') heartbeats += 1;
          if (event === 'phx_join') isJoined = true;
          line.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]));
        });
      });
    });
    await eventually(
      async () => isJoined,
      (joined) => joined,
    );
    for (let beats = 1; beats <= 3; beats += 1) {
      await page.clock.runFor(25_000);
      await eventually(
        async () => heartbeats,
        (count) => count === beats,
      );
    }
    await closeTab(page);
  });

  it('S4.22, S9.42 is tried again after 1, 2, 5, 10 and again 10 seconds', async () => {
    const page = await openStill('cut@example.test', (opened) => opened.addInitScript(DEAD_LINE));
    await eventually(
      () => page.evaluate<number>('tries.length'),
      (count) => count > 0,
    );
    await page.clock.runFor(40_000);
    const tries: number[] = await page.evaluate('tries');
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(pauses.slice(0, 5)).toEqual([1000, 2000, 5000, 10_000, 10_000]);
    await closeTab(page);
  });
});
