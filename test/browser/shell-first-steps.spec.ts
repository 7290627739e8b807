import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTab, signInOnSite } from '../support/browser-page.js';
import { launchChromium } from '../support/chromium.js';
import { personOf } from '../support/people.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

let database: TestDatabase;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none' } });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.drop();
});

const guidance = (page: Page) => page.getByRole('region', { name: 'First steps' });
const prompt = (page: Page) => page.getByRole('textbox', { name: 'What is the procedure about?' });

describe('the first steps of a newcomer', () => {
  it('begin with an example in the box, and are gone when all are done', async () => {
    const { page } = await openTab(browser);
    await signInOnSite(page, server.origin, 'newcomer@example.test');
    const steps = guidance(page);
    await steps.getByRole('img', { name: 'Done' }).waitFor();
    await steps.getByRole('button', { name: 'Customer complaint' }).click();
    expect(await prompt(page).inputValue()).toContain('Handling a complaint');
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
    await page.getByRole('button', { name: 'Generate SOP' }).click();
    await steps.getByRole('img', { name: 'Done' }).nth(1).waitFor();
    await steps.getByRole('button', { name: 'Go to team seats' }).click();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await steps.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('can be put away for good', async () => {
    const { page } = await openTab(browser);
    await signInOnSite(page, server.origin, 'expert@example.test');
    await guidance(page).getByRole('button', { name: 'Hide the first steps' }).click();
    await guidance(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('0 of 30 seats in use').waitFor();
    expect(await guidance(page).count()).toBe(0);
    await page.context().close();
  });

  it('are not shown to somebody without a plan, who sees only the plans (S2.72)', async () => {
    const paid = await startServer({ databaseUrl: database.url });
    const { page } = await openTab(browser);
    await personOf(paid, 'visitor@example.test', 'user');
    await signInOnSite(page, paid.origin, 'visitor@example.test');
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(await guidance(page).count()).toBe(0);
    await page.context().close();
    await paid.stop();
  });
});
