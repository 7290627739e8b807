import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { type BrowserTab, openTab, signInOnSite } from '../support/browser-page.js';
import { launchChromium } from '../support/chromium.js';
import { personOf, subscribe } from '../support/people.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

/** A product with the billing sandbox, and a browser for its customers. */
export class Shop {
  private constructor(
    private readonly testDatabase: TestDatabase,
    readonly database: pg.Client,
    private readonly server: RunningServer,
    private readonly browser: Browser,
  ) {}

  static async open(): Promise<Shop> {
    const testDatabase = await createTestDatabase();
    const database = new pg.Client({ connectionString: testDatabase.url });
    await database.connect();
    const server = await startServer({ databaseUrl: testDatabase.url, env: { BILLING_SANDBOX_CONTROL: '1' } });
    return new Shop(testDatabase, database, server, await launchChromium());
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
    await this.database.end();
    await this.testDatabase.drop();
  }

  get origin(): string {
    return this.server.origin;
  }

  /** A tab in which somebody without a plan has signed in. */
  async newcomer(name: string): Promise<BrowserTab> {
    const tab = await openTab(this.browser);
    await signInOnSite(tab.page, this.origin, addressOf(name));
    return tab;
  }

  /** A tab in which somebody with the Starter plan has signed in. */
  async subscriber(name: string): Promise<BrowserTab> {
    await subscribe(await personOf(this.server, addressOf(name), 'user'), 'starter');
    return this.newcomer(name);
  }

  /** The portal, in the tab that the dashboard's button opens. */
  async openPortal(page: Page): Promise<Page> {
    await page.goto(`${this.origin}/dashboard`);
    const manage = page.getByRole('button', { name: 'Manage Subscription' });
    return tabOf(page, () => manage.click());
  }

  /** Days go by for one customer of the sandbox; what falls due happens. */
  async letDaysPass(name: string, days: number): Promise<void> {
    const { rows } = await this.database.query<{ customer: string }>(
      `SELECT stripe_customer_id AS customer FROM billing_customers JOIN profiles ON profiles.id = user_id
       WHERE email = $1`,
      [addressOf(name)],
    );
    const response = await fetch(`${this.origin}/sandbox/control/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ days, ...rows[0] }),
    });
    if (response.status !== 204) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
  }
}

/** The tab that a click opens. */
export async function tabOf(page: Page, click: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await click();
  return opened;
}

function addressOf(name: string): string {
  return `${name}@example.test`;
}
