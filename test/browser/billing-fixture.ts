import type { Page } from 'playwright-core';
import { subscribe } from '../support/accounts.js';
import { useSite } from '../support/browser-site.js';
import type { BrowserTab } from '../support/tab-pool.js';
import type { TestSite } from '../support/test-site.js';

/** A product with the billing sandbox, and a browser for its customers. */
export class BillingFixture {
  constructor(readonly site: TestSite) {}

  get origin(): string {
    return this.site.origin;
  }

  /** A tab in which somebody without a plan has signed in. */
  newcomer(name: string): Promise<BrowserTab> {
    return this.site.openTabOf(addressOf(name));
  }

  /** A tab in which somebody with the Starter plan has signed in. */
  async subscriber(name: string): Promise<BrowserTab> {
    await subscribe(await this.site.personOf(addressOf(name), 'user'), 'starter');
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
    const [row] = await this.site.query<{ customer: string }>(
      `SELECT stripe_customer_id AS customer FROM billing_customers JOIN profiles ON profiles.id = user_id
       WHERE email = $1`,
      [addressOf(name)],
    );
    const response = await fetch(`${this.origin}/sandbox/control/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ days, ...row }),
    });
    if (response.status !== 204) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
  }
}

/** A product with the billing sandbox for the tests of the calling file. */
export function useBillingFixture(): BillingFixture {
  return new BillingFixture(useSite({ BILLING_SANDBOX_CONTROL: '1' }));
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
