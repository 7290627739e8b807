import type { Page, WebSocketRoute } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'traveller@example.test';
/** A close code after which a client connects again. */
const SERVER_RESTARTS = 1012;

let page: Page;

beforeAll(async () => {
  ({ page } = await site.openTabOf(EMAIL));
});

const notice = () => page.getByText('There is no connection to the server.');
const prompt = () => page.getByRole('textbox', { name: 'What is the procedure about?' });

describe('a lost connection', () => {
  it('is shown, and what was done meanwhile is sent when the connection is back', async () => {
    await page.getByRole('region', { name: 'Your SOPs' }).getByText('No SOPs yet').waitFor();
    await page.context().setOffline(true);
    await notice().waitFor();
    await prompt().fill('Feed the fish.');
    await page.getByRole('button', { name: 'Generate SOP' }).click();
    await page.getByText('one change waits to be sent, so keep this page open.').waitFor();
    await page.context().setOffline(false);
    await notice().waitFor({ state: 'detached' });
    await page.getByText('SOP Created').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Feed the fish.' }).waitFor();
  });

  it('is noticed when the server is silent although the network is there, until it answers again', async () => {
    const silence = /\/api\/v1\/|\/health\/live/;
    await intercept(page, silence, (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
    await notice().waitFor();
    await page.unroute(silence);
    await notice().waitFor({ state: 'detached' });
    await page.getByText('created an SOP').waitFor();
  });

  it('is not shown after a single failed call', async () => {
    const asked = page.waitForRequest('**/health/live');
    // This one alone: the page asks for the details of usage, too.
    await intercept(page, /\/api\/v1\/overview\/usage\?/, (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
    await page.getByText('The figures could not be loaded').waitFor();
    await asked;
    expect(await notice().count()).toBe(0);
  });
});

describe('a live channel that breaks off', () => {
  it('is shown while it lasts, and what was missed arrives afterwards', async () => {
    const { page: watched } = await site.openTab();
    const cut = await cutLiveChannel(watched);
    await site.signIn(watched, EMAIL);
    const list = watched.getByRole('region', { name: 'Your SOPs' });
    await list.getByRole('link', { name: 'Feed the fish.' }).waitFor();
    const interrupted = watched.getByText('Live updates are interrupted.');
    expect(await interrupted.count()).toBe(0);
    await cut.begin();
    await interrupted.waitFor();
    const { client } = await site.personOf(EMAIL);
    await client.post('/sops', { prompt: 'Count the fish.' });
    cut.end();
    await interrupted.waitFor({ state: 'detached' });
    await list.getByRole('link', { name: 'Count the fish.' }).waitFor();
    await closeTab(watched);
  });

  it('because somebody signs out here, is nothing to ask about', async () => {
    const { page: leaving, faults } = await site.openTabOf('leaving@example.test');
    const { client } = await site.personOf('leaving@example.test');
    await leaving.getByText('No SOPs yet').waitFor();
    await client.post('/sops', { prompt: 'Feed the birds.' });
    await leaving.getByRole('link', { name: 'Feed the birds.' }).waitFor();
    await intercept(leaving, '**/api/v1/auth/logout**', async (route) => {
      const response = await route.fetch();
      // Long enough for the server to close the channel of the session that has ended.
      await leaving.waitForTimeout(1000);
      await route.fulfill({ response });
    });
    await leaving.getByRole('button', { name: 'Account' }).click();
    await leaving.getByRole('menuitem', { name: 'Sign out' }).click();
    await leaving.waitForURL('**/auth');
    await leaving.getByText('You have been signed out successfully.').waitFor();
    expect(faults).toEqual([]);
    await closeTab(leaving);
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

describe('the live channel of a page', () => {
  /** Opens the dashboard with a clock that only goes when the test moves it. */
  async function openStill(email: string, prepare: (opened: Page) => Promise<unknown>): Promise<Page> {
    const { page: opened } = await site.openTabOf(email);
    await prepare(opened);
    await opened.clock.install();
    await opened.clock.pauseAt(Date.now() + 10_000);
    await opened.reload();
    await eventually(
      async () => {
        await opened.clock.runFor(100);
        return opened.getByRole('region', { name: 'Your SOPs' }).count();
      },
      (count) => count > 0,
    );
    return opened;
  }

  it('has a heartbeat each 25 seconds (S7.50, S9.41)', async () => {
    let heartbeats = 0;
    let isJoined = false;
    const still = await openStill('heart@example.test', async (opened) => {
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
      await still.clock.runFor(25_000);
      await eventually(
        async () => heartbeats,
        (count) => count === beats,
      );
    }
    await closeTab(still);
  });

  it('is tried again after 1, 2, 5, 10 and again 10 seconds (S4.22, S9.42)', async () => {
    const still = await openStill('cut@example.test', (opened) => opened.addInitScript(DEAD_LINE));
    await eventually(
      () => still.evaluate<number>('tries.length'),
      (count) => count > 0,
    );
    await still.clock.runFor(40_000);
    const tries: number[] = await still.evaluate('tries');
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(pauses.slice(0, 5)).toEqual([1000, 2000, 5000, 10_000, 10_000]);
    await closeTab(still);
  });
});

/** Lets the channel of a page pass, until it is cut: then it is closed, and so is each new one until the cut ends. */
async function cutLiveChannel(watched: Page) {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await watched.routeWebSocket('**/api/v1/realtime/**', (socket) => {
    if (isCut) {
      void socket.close({ code: SERVER_RESTARTS });
      return;
    }
    socket.connectToServer();
    open.add(socket);
  });
  return {
    begin: async () => {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close({ code: SERVER_RESTARTS })));
    },
    end: () => {
      isCut = false;
    },
  };
}
