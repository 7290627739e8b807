import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTab, signInOnSite } from '../support/browser-page.js';
import { launchChromium } from '../support/chromium.js';
import { personOf } from '../support/people.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

const STAFF = 'staff@example.test';
const SEATS = 15;

let database: TestDatabase;
let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { BILLING_MODE: 'none', BILLING_NONE_TIER: 'starter' };
  server = await startServer({ databaseUrl: database.url, env });
  browser = await launchChromium();
  ({ page } = await openTab(browser));
  await signInOnSite(page, server.origin, STAFF);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.drop();
});

describe('an installation that sells nothing', () => {
  it('opens the dashboard at once, with no subscription to manage (T45)', async () => {
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.getByText(`0 of ${SEATS} seats in use`).waitFor();
    expect(await page.getByRole('button', { name: 'Manage Subscription' }).count()).toBe(0);
  });

  it('offers no upgrade when all seats are in use', async () => {
    const { client } = await personOf(server, STAFF);
    for (let seat = 0; seat < SEATS; seat += 1) await client.post('/functions/generate-install-link');
    await page.getByText('All seats are in use.').waitFor();
    expect(await page.getByRole('button', { name: 'Upgrade' }).count()).toBe(0);
  });

  it('says on the public pages that there is nothing to buy', async () => {
    await page.goto(`${server.origin}/pricing`);
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await page.getByText('There is nothing to buy here: every account has a plan.').waitFor();
    expect(page.context().pages()).toHaveLength(1);
  });
});
