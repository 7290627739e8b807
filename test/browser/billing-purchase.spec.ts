import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTab, signInOnSite } from '../support/browser-page.js';
import { launchChromium } from '../support/chromium.js';
import { personOf, subscribe } from '../support/people.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

let testDatabase: TestDatabase;
let database: pg.Client;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = new pg.Client({ connectionString: testDatabase.url });
  await database.connect();
  server = await startServer({ databaseUrl: testDatabase.url });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.end();
  await testDatabase?.drop();
});

async function newcomer(name: string): Promise<{ page: Page; faults: string[] }> {
  const tab = await openTab(browser);
  await signInOnSite(tab.page, server.origin, `${name}@example.test`);
  return tab;
}

async function subscriber(name: string): Promise<{ page: Page; faults: string[] }> {
  await subscribe(await personOf(server, `${name}@example.test`, 'user'), 'starter');
  return newcomer(name);
}

/** The tab that a click opens. */
async function tabOf(page: Page, click: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await click();
  return opened;
}

async function pay(payment: Page, amount: string): Promise<void> {
  await payment.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
  await payment.getByRole('heading', { name: 'Payment Successful' }).waitFor();
}

async function openPortal(page: Page): Promise<Page> {
  await page.goto(`${server.origin}/dashboard`);
  const manage = page.getByRole('button', { name: 'Manage Subscription' });
  return tabOf(page, () => manage.click());
}

/** The amounts of the invoices, newest first. */
async function chargesIn(portal: Page): Promise<string[]> {
  await portal.getByRole('heading', { name: 'Invoices' }).waitFor();
  return portal.locator('tbody td:last-child').allInnerTexts();
}

/** Makes the page's later clicks open no tabs, as a pop-up blocker does. */
async function blockPopUps(page: Page): Promise<void> {
  await page.evaluate('window.open = () => null');
}

describe('a plan', () => {
  it.each([
    ['Starter', '$1500', '$1,500.00'],
    ['Professional', '$4500', '$4,500.00'],
  ])('%s of the landing page is charged as it is shown there, at %s (T1, S2.67, S7.17, S7.18)', async (...row) => {
    const [plan, shown, charged] = row;
    const { page, faults } = await newcomer(`landing-${plan.toLowerCase()}`);
    await page.goto(`${server.origin}/#pricing`);
    const card = page.getByRole('article', { name: `${plan} plan` });
    expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toContain(`${shown} per month`);
    const payment = await tabOf(page, () => card.getByRole('button', { name: `Choose ${plan}` }).click());
    await pay(payment, charged);
    expect(await chargesIn(await openPortal(page))).toEqual([charged]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['Starter', '$1,500', '$1,500.00'],
    ['Professional', '$5,000', '$5,000.00'],
  ])('%s of the dashboard is charged as it is shown there, at %s (T1, S7.19, S9.10, S9.13)', async (...row) => {
    const [plan, shown, charged] = row;
    const { page, faults } = await newcomer(`chooser-${plan.toLowerCase()}`);
    await page.getByRole('button', { name: `Choose ${plan}` }).click();
    await page
      .getByRole('region', { name: `${plan} plan` })
      .getByText(shown, { exact: true })
      .waitFor();
    const payment = await tabOf(page, () => page.getByRole('button', { name: `Subscribe to ${plan}` }).click());
    await pay(payment, charged);
    expect(await chargesIn(await openPortal(page))).toEqual([charged]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('a browser that blocks new tabs', () => {
  it('leads to the payment page by a link (T43, SD.21)', async () => {
    const { page } = await newcomer('blocked-checkout');
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await blockPopUps(page);
    await page.getByRole('button', { name: 'Subscribe to Starter' }).click();
    const link = page.getByRole('link', { name: 'Open checkout' });
    const payment = await tabOf(page, () => link.click());
    await pay(payment, '$1,500.00');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.context().close();
  });

  it('leads to the portal by a link (T43, SD.21)', async () => {
    const { page } = await subscriber('blocked-portal');
    await blockPopUps(page);
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await page.getByText('Your browser blocked the new tab').waitFor();
    const portal = await tabOf(page, () => page.getByRole('link', { name: 'Open', exact: true }).click());
    await portal.getByRole('heading', { name: 'Manage billing' }).waitFor();
    await page.context().close();
  });
});

describe('the portal', () => {
  it('opens in a new tab, cancels, resumes and leads back (S2.81, S7.21, S7.22)', async () => {
    const { page, faults } = await subscriber('undecided');
    const portal = await openPortal(page);
    await portal.getByRole('button', { name: 'Cancel the subscription' }).click();
    await portal.getByText(/^Ends on /).waitFor();
    await portal.getByRole('button', { name: 'Resume the subscription' }).click();
    await portal.getByText(/^Renews on /).waitFor();
    await portal.getByRole('link', { name: 'Return to the product' }).click();
    const account = portal.getByRole('region', { name: 'Account' });
    await account.getByText('Active').waitFor();
    await account.getByText(/^The current period ends on /).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is not opened when it cannot be (S8.13)', async () => {
    const { page } = await subscriber('unlucky');
    await page.route('**/functions/customer-portal', (route) => route.abort());
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await page.getByText('Failed to open subscription management').waitFor();
    await page.context().close();
  });

  it('has nothing for a tier that was given; when that ends the badge says so (T5, T6, S2.87, S2.88)', async () => {
    const { page } = await newcomer('granted');
    await page.getByText('Free Plan').waitFor();
    await database.query(
      `INSERT INTO subscribers (user_id, subscribed, subscription_tier, subscription_end)
       SELECT id, true, 'professional', now() + interval '9 days' FROM profiles WHERE email = 'granted@example.test'`,
    );
    const account = page.getByRole('region', { name: 'Account' });
    await account.getByText('Active').waitFor();
    await account.getByRole('button', { name: 'Manage Subscription' }).click();
    await page.getByText('There is nothing to manage').waitFor();
    await database.query(
      `UPDATE subscribers SET subscription_end = now() - interval '1 day'
       FROM profiles WHERE id = user_id AND email = 'granted@example.test'`,
    );
    await account.getByText('Expired', { exact: true }).waitFor();
    await account.getByText('the payment after that has not arrived').waitFor();
    await page.context().close();
  });
});

describe('the badge', () => {
  it('is in the menu of the public pages too, where somebody without a plan sees it (T6, S2.86)', async () => {
    const { page } = await newcomer('free');
    await page.goto(`${server.origin}/pricing`);
    const menu = page.getByRole('banner').getByRole('button', { name: /^Account of/ });
    await menu.click();
    await page.getByRole('menu').getByText('Free Plan').waitFor();
    await page.context().close();
  });
});
