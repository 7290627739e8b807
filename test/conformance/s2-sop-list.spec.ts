import { text as readText } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { intercept } from '../support/intercept.js';
import { chooseRowAction, openRowActions } from '../support/row-actions.js';
import { useSite } from './conformance-site.js';
import { DashboardPage } from './dashboard-page.js';

const site = useSite({ BILLING_MODE: 'none' });
const EMAIL = 'owner@example.test';
const PROMPT = 'Count the till to 200 EUR, then unlock the door.';
const TITLE = PROMPT;

interface Sop {
  id: string;
  title: string;
  generation_state: string;
}

let dashboard: DashboardPage;
let page: Page;
let owner: Person;

const list = (): Locator => dashboard.region('Your SOPs');

beforeAll(async () => {
  dashboard = await DashboardPage.signIn(site, EMAIL);
  page = dashboard.page;
  owner = await site.personOf(EMAIL);
});

describe('the list of SOPs', () => {
  const rows = (): Locator =>
    list()
      .getByRole('row')
      .filter({ has: page.getByRole('link') });
  const row = (): Locator => rows().filter({ hasText: TITLE });

  beforeAll(async () => {
    const stranger = await site.personOf('stranger@example.test', 'user');
    await stranger.client.post('/sops', { prompt: 'Not for others' });
    await owner.client.post('/sops', { prompt: PROMPT });
    await owner.client.post('/sops', { prompt: 'Sweep the floor.' });
    // Drafting moves the time of the last change, so the order is only settled afterwards.
    const { body } = await eventually(
      () => owner.client.get<{ items: Sop[] }>('/sops'),
      ({ body: { items } }) => items.every(({ generation_state }) => generation_state === 'succeeded'),
    );
    const older = body.items.find(({ title }) => title === TITLE);
    await owner.client.patch(`/sops/${older?.id}`, { status: 'completed' });
    await dashboard.open();
    await row().waitFor();
  });

  it('S2.83, S2.94 shows the own SOPs only', async () => {
    await expect.poll(() => list().getByRole('link').count()).toBe(2);
    expect(await page.getByText('Not for others').count()).toBe(0);
  });

  it('S2.95 has what was changed last on top', async () => {
    await expect.poll(() => list().getByRole('link').allInnerTexts()).toEqual([TITLE, 'Sweep the floor.']);
  });

  it.each([
    ['S2.96', /^Mark as/],
    ['S2.97', /^Export/],
    ['S2.85', /^Export/],
    ['S2.98', /^Delete/],
  ])('%s offers %s for each', async (_id, name) => {
    for (const item of await rows().all()) {
      const menu = await openRowActions(item);
      await expect.poll(() => menu.getByRole('menuitem', { name }).count()).toBe(1);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    }
  });

  it('S2.99 only announces the drive', async () => {
    await chooseRowAction(row(), /^Sync/);
    await page.getByText('Syncing to Google Drive... (Feature coming soon)', { exact: true }).waitFor();
  });

  it.each([
    ['S4.29, S8.27', 'Mark as in progress', 'SOP marked as in progress'],
    ['S4.28, S8.27', 'Mark as completed', 'SOP marked as completed'],
  ])('%s answers "%s" by "%s"', async (_id, action, text) => {
    await chooseRowAction(row(), action);
    await dashboard.toast('Status Updated').getByText(text).waitFor();
  });

  describe('exported', () => {
    let fileName: string;
    let text: string;

    beforeAll(async () => {
      const download = page.waitForEvent('download');
      await chooseRowAction(row(), 'Export');
      const file = await download;
      fileName = file.suggestedFilename();
      text = await readText(await file.createReadStream());
    });

    it('S8.29 is said to be complete', async () => {
      await dashboard.toast('Export Complete').waitFor();
    });

    it('S7.41 is a text file made by the browser', () => {
      expect(fileName).toMatch(/\.txt$/);
    });

    it('S7.47 is named by the title', () => {
      expect(fileName).toBe('count_the_till_to_200_eur__then_unlock_the_door_.txt');
    });

    it.each([
      ['S7.42', `Title: ${TITLE}`],
      ['S7.43', 'Status: completed'],
      ['S7.44', `Created: ${new Date().toLocaleDateString('en-US')}`],
      ['S7.45', `Prompt:\n${PROMPT}`],
      ['S7.46', 'Content:\n'],
    ])('%s holds %j', (_id, part) => {
      expect(text).toContain(part);
    });

    it('S7.46 holds the whole content', async () => {
      const { body } = await owner.client.get<{ items: Sop[] }>('/sops');
      const id = body.items.find(({ title }) => title === TITLE)?.id;
      expect(text).toContain((await owner.client.get<{ content: string }>(`/sops/${id}`)).body.content);
    });
  });

  it.each([
    ['S8.16', 'PATCH', /^Mark as/, 'Failed to update SOP status'],
    ['S8.17', 'DELETE', /^Delete/, 'Failed to delete SOP'],
  ])('%s says when %s fails', async (_id, method, action, text) => {
    await intercept(page, '**/api/v1/sops/*', (route) =>
      route.request().method() === method ? route.abort() : route.fallback(),
    );
    await chooseRowAction(row(), action);
    await dashboard.failure(text).waitFor();
    await page.unrouteAll();
  });

  it('S1.3, S8.28 lets go of what is deleted', async () => {
    await chooseRowAction(row(), 'Delete');
    await dashboard.toast('SOP Deleted').waitFor();
    await row().waitFor({ state: 'detached' });
  });

  it.each([
    ['S8.14', 'GET', '/api/v1/sops?**', 'Failed to load SOPs'],
    ['S8.18', 'POST', '/functions/check-subscription', 'Failed to load subscription data'],
  ])('%s says when %s %s fails', async (_id, _method, path, text) => {
    await intercept(page, `**${path}`, (route) => route.abort());
    await page.goto(`${site.origin}/dashboard`);
    await dashboard.failure(text).waitFor();
    await page.unrouteAll();
  });
});
