import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTab, signInOnSite } from '../support/browser-page.js';
import { launchChromium } from '../support/chromium.js';
import { personOf } from '../support/people.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

const EMAIL = 'counter@example.test';

let database: TestDatabase;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none' } });
  browser = await launchChromium();
  const { client } = await personOf(server, EMAIL);
  for (const prompt of ['Sweep the yard.', 'Lock the gate.']) await client.post('/sops', { prompt });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.drop();
});

describe.each(['light', 'dark'] as const)('the charts of usage, %s', (colorScheme) => {
  it('are drawn, said in a sentence and given as tables, without a fault that axe knows', async () => {
    const { page, faults } = await openTab(browser, { colorScheme, reducedMotion: 'reduce' });
    await signInOnSite(page, server.origin, EMAIL);
    await page.goto(`${server.origin}/analytics`);
    const actions = page.getByRole('region', { name: 'Actions day by day' });
    await actions.getByRole('img', { name: /^2 actions, most of them in .+: 2$/ }).waitFor();
    expect(await actions.locator('svg rect, svg path').count()).toBeGreaterThan(0);
    await page
      .getByRole('region', { name: 'SOPs by category' })
      .getByRole('img', { name: /^2 SOPs/ })
      .waitFor();
    await page.getByText('0 of 2 SOPs are completed, which is 0 percent.').waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await actions.getByRole('button', { name: 'Show as table' }).click();
    expect(await actions.getByRole('row').count()).toBe(31);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('charts whose code does not arrive', () => {
  it('are given as tables, and the page stands', async () => {
    const { page } = await openTab(browser);
    await signInOnSite(page, server.origin, EMAIL);
    await page.route('**/assets/bars*', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${server.origin}/analytics`);
    await page.getByRole('table').nth(1).waitFor();
    await page.getByRole('heading', { name: 'Usage Analytics', level: 1 }).waitFor();
    await page.context().close();
  });
});

describe('the analytics of an empty account', () => {
  it('show the specified figures, empty charts and empty insights (S2.131-S2.138)', async () => {
    const { page } = await openTab(browser);
    await signInOnSite(page, server.origin, 'empty@example.test');
    await page.goto(`${server.origin}/analytics`);
    await page.getByRole('heading', { name: 'Usage Analytics', level: 1 }).waitFor();
    for (const text of ['0 hours', '0/0']) await page.getByText(text, { exact: true }).waitFor();
    expect(await page.getByText('-', { exact: true }).count()).toBe(2);
    await page.getByRole('region', { name: 'Actions day by day' }).getByText('No figures yet').waitFor();
    await page.getByRole('region', { name: 'SOPs by category' }).getByText('No figures yet').waitFor();
    await page.getByText('No insights yet').waitFor();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await page.context().close();
  });

  it('can be asked for again when they do not arrive', async () => {
    const { page } = await openTab(browser);
    await signInOnSite(page, server.origin, 'unlucky@example.test');
    await page.route('**/api/v1/overview/usage**', (route) => route.abort());
    await page.goto(`${server.origin}/analytics`);
    const actions = page.getByRole('region', { name: 'Actions day by day' });
    await actions.getByText('The figures could not be loaded').waitFor();
    await page.unrouteAll();
    await actions.getByRole('button', { name: 'Try again' }).click();
    await actions.getByText('No figures yet').waitFor();
    await page.context().close();
  });
});
