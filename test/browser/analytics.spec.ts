import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { createSop, until } from '../support/drafted-sops.js';
import { figureOn } from '../support/figure-on.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'counter@example.test';

beforeAll(async () => {
  const { client } = await site.personOf(EMAIL);
  for (const prompt of ['Sweep the yard.', 'Lock the gate.']) await client.post('/sops', { prompt });
});

describe.each(['light', 'dark'] as const)('the charts of usage, %s', (colorScheme) => {
  it('are drawn, said in a sentence and given as tables, without a fault that axe knows', async () => {
    const { page, faults } = await site.openTabAt('/analytics', EMAIL, { colorScheme, reducedMotion: 'reduce' });
    const actions = page.getByRole('region', { name: 'Actions day by day' });
    await actions.getByRole('img', { name: /^2 actions, most of them on .+: 2$/ }).waitFor();
    expect(await actions.locator('svg rect, svg path').count()).toBeGreaterThan(0);
    await page
      .getByRole('region', { name: 'SOPs by category' })
      .getByRole('img', { name: /^2 SOPs/ })
      .waitFor();
    await page.getByText('0% of SOPs completed (0 of 2).').waitFor();
    await assertPageOk(page, 'the figures');
    await actions.getByRole('button', { name: 'Show as table' }).click();
    await expect.poll(() => actions.getByRole('row').count()).toBe(8);
    await assertPageOk(page, 'the figures');
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});

describe('a chart on a phone', () => {
  const LONG_HERE = 'long-here@example.test';

  beforeAll(async () => {
    const { client, userId } = await site.personOf(LONG_HERE);
    await client.post('/sops', { prompt: 'Sweep the yard.' });
    // A month of days, whose bars are narrower than their names.
    await site.query("UPDATE activity_logs SET created_at = created_at - interval '29 days' WHERE user_id = $1", [
      userId,
    ]);
  });

  it('shows the whole name of each day that is named, the last one too', async () => {
    const { page } = await site.openTabAt('/analytics', LONG_HERE, { viewport: { width: 390, height: 844 } });
    const chart = page.getByRole('region', { name: 'Actions day by day' }).locator('svg').first();
    const today = await page.evaluate<string>("new Date().toLocaleDateString([], { month: 'short', day: 'numeric' })");
    // A name that has no room is shortened.
    const last = chart.getByText(today, { exact: true });
    await last.waitFor();
    const [whole, box] = [await chart.boundingBox(), await last.boundingBox()];
    if (!whole || !box) throw new Error('The chart has no place');
    expect(box.x + box.width).toBeLessThanOrEqual(whole.x + whole.width);
    const table = page.getByRole('region', { name: 'Table: Most used SOPs' });
    await table.getByRole('cell').first().waitFor();
    expect(await table.evaluate((part) => part.scrollWidth - part.clientWidth), 'nothing is out of sight').toBe(0);
    await closeTab(page);
  });
});

describe('charts whose code does not arrive', () => {
  it('are given as tables, and the page stands', async () => {
    const { page } = await site.openTabOf(EMAIL);
    await intercept(page, '**/assets/bars*', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site.origin}/analytics`);
    await page.getByRole('table').nth(1).waitFor();
    await page.getByRole('heading', { name: 'Usage Analytics', level: 1 }).waitFor();
    await closeTab(page);
  });
});

/** The specified figures of a page. */
async function expectFigures(page: Page, figures: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(figures)) expect(await figureOn(page, label), label).toBe(value);
}

describe('the list of SOPs and the page of the team', () => {
  const empty = (page: Page) =>
    page.getByText(/^(No SOPs yet|Create First SOP|Nothing has happened yet|No figures yet)$/);

  it('show of an empty account that there is nothing, and lead back (S2.118-S2.130)', async () => {
    const { page } = await site.openTabAt('/sops', 'empty@example.test');
    await expectFigures(page, { 'Total SOPs': '0', 'Active SOPs': '0', 'Draft SOPs': '0' });
    await page.getByText('No SOPs yet', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: /^Back/ }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(`${site.origin}/team`);
    await page.getByRole('heading', { level: 1, name: 'Team Activity', exact: true }).waitFor();
    const team = { 'Active Users': '0', 'Team Members': '1', 'Recent Actions': '0', 'Activity Score': '-' };
    await expectFigures(page, team);
    await page.getByText('Nothing has happened yet', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: /^Back/ }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(`${site.origin}/sops`);
    await page.getByText('Create First SOP', { exact: true }).click();
    await page.getByRole('textbox', { name: 'What is the procedure about?' }).waitFor();
    await closeTab(page);
  });

  it('show the true figures of an account with data (S2.118-S2.122, S2.125-S2.129, S2.136)', async () => {
    const owner = await site.personOf('owner@example.test', 'user');
    const ids: string[] = [];
    for (const prompt of ['Lock the door.', 'Count the till.', 'Water the plants.']) {
      ids.push((await createSop(owner, prompt)).id);
    }
    // What is being drafted cannot be completed.
    await until(owner, String(ids[0]), ['succeeded']);
    await owner.client.patch(`/sops/${ids[0]}`, { status: 'completed' });
    const { body: link } = await owner.client.post<{ install_id: string }>('/functions/generate-install-link');
    const member = await site.personOf('member@example.test', 'user');
    expect((await member.client.post(`/invitations/${link.install_id}/accept`)).status).toBeLessThan(300);
    const { page } = await site.openTabAt('/sops', 'owner@example.test');
    await expectFigures(page, { 'Total SOPs': '3', 'Active SOPs': '1', 'Draft SOPs': '2' });
    await page.getByRole('link', { name: 'Water the plants.' }).waitFor();
    expect(await empty(page).count()).toBe(0);
    await page.goto(`${site.origin}/team`);
    const team = { 'Active Users': '1', 'Team Members': '2', 'Recent Actions': '4', 'Activity Score': '50' };
    await expectFigures(page, team);
    await page.getByRole('region', { name: 'Activity feed' }).getByRole('listitem').first().waitFor();
    expect(await empty(page).count()).toBe(0);
    await page.goto(`${site.origin}/analytics`);
    await page.getByRole('img', { name: /^4 actions, most of them on / }).waitFor();
    expect(await empty(page).count()).toBe(0);
    await closeTab(page);
  });
});

describe('the analytics of an empty account', () => {
  it('show the specified figures, empty charts and empty insights (S2.131-S2.138)', async () => {
    const { page } = await site.openTabAt('/analytics', 'empty@example.test');
    await page.getByRole('heading', { name: 'Usage Analytics', level: 1 }).waitFor();
    await expectFigures(page, {
      'Total Usage': '0 hours',
      'Efficiency Rate': '-',
      Growth: '-',
      'Goals Met': '0/0',
    });
    await page.getByRole('region', { name: 'Actions day by day' }).getByText('No figures yet').waitFor();
    await page.getByRole('region', { name: 'SOPs by category' }).getByText('No figures yet').waitFor();
    await page.getByText('No insights yet').waitFor();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await closeTab(page);
  });

  it('can be asked for again when they do not arrive', async () => {
    const { page } = await site.openTabOf('unlucky@example.test');
    await intercept(page, '**/api/v1/overview/usage**', (route) => route.abort());
    await page.goto(`${site.origin}/analytics`);
    const actions = page.getByRole('region', { name: 'Actions day by day' });
    await actions.getByText('The figures could not be loaded').waitFor();
    await page.unrouteAll();
    await actions.getByRole('button', { name: 'Try again' }).click();
    await actions.getByText('No figures yet').waitFor();
    await closeTab(page);
  });
});

describe('the time that somebody reads an SOP (screens M6)', () => {
  const READER = 'reader@example.test';
  /** More than the least that counts. */
  const READ_MS = 6000;

  it('is told when its page is left, and shown in the figures', async () => {
    const { client } = await site.personOf(READER);
    const { body } = await client.post<{ id: string }>('/sops', { prompt: 'Feed the fish.' });
    const { page } = await site.openTab();
    await page.clock.install();
    await site.signIn(page, READER);
    await page.goto(`${site.origin}/sops/${body.id}`);
    await page.getByRole('heading', { level: 1, name: 'Feed the fish.' }).waitFor();
    await page.clock.fastForward(READ_MS);
    const told = page.waitForResponse('**/api/v1/overview/reading');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
    expect((await told).status()).toBe(204);
    const [row] = await site.query<{ seconds: number }>('SELECT seconds FROM sop_reading_days WHERE sop_id = $1', [
      body.id,
    ]);
    expect(row?.seconds).toBeGreaterThanOrEqual(READ_MS / 1000);
    await page.goto(`${site.origin}/analytics`);
    await page.getByText('1 minute', { exact: true }).waitFor();
    const sops = page.getByRole('region', { name: 'Most used SOPs', exact: true });
    expect(await sops.getByRole('row').last().innerText()).toMatch(/^Feed the fish\.\s+1 min\s+1\s+1\s+-$/);
    await page.getByRole('region', { name: 'Most active people', exact: true }).getByText('1 min').waitFor();
    await assertPageOk(page, 'the figures');
    await closeTab(page);
  });
});
