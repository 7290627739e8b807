import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../support/accounts.js';
import { intercept } from '../support/intercept.js';
import { useSite } from './conformance-site.js';
import { DashboardPage } from './dashboard-page.js';

const site = useSite();
const EMAIL = 'owner@example.test';
const PROMPT = 'Opening the shop: the cashier counts the till to 200 EUR, then unlocks the door.';
/** Cut from the prompt first, then the draft's. */
const TITLE = /^Opening the shop/i;

let dashboard: DashboardPage;
let page: Page;
let owner: Person;

beforeAll(async () => {
  dashboard = await DashboardPage.signIn(site, EMAIL);
  page = dashboard.page;
  owner = await site.personOf(EMAIL);
  const name = { data: { full_name: 'Olga Owner' } };
  await owner.client.put('/auth/user', name, { headers: { apikey: site.server.anonKey } });
  await subscribe(owner, 'starter');
});

describe('the dashboard with a subscription', () => {
  beforeAll(() => dashboard.open());

  it('S2.74, S4.32, S6.3 shows all of the product', async () => {
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await dashboard.generateButton.waitFor();
    for (const part of ['Your SOPs', 'Team seats', 'Account']) await dashboard.region(part).waitFor();
  });

  it.each([
    ['S2.78', 'Olga Owner'],
    ['S2.79', EMAIL],
    ['S2.80', 'Active'],
    ['S2.87', 'Active'],
    ['S4.31', 'Active'],
  ])('%s shows in the account: %s', async (_id, text) => {
    await dashboard.region('Account').getByText(text, { exact: true }).waitFor();
  });

  it('S2.81, S7.22 opens the portal in a new tab', async () => {
    const opened = page.context().waitForEvent('page');
    await dashboard.region('Account').getByRole('button', { name: 'Manage Subscription' }).click();
    const tab = await opened;
    await tab
      .getByText(/starter/i)
      .first()
      .waitFor();
    expect(page.url()).toBe(`${site.origin}/dashboard`);
    await tab.close();
  });

  it('S8.13 says when the portal cannot be opened', async () => {
    await intercept(page, '**/functions/customer-portal', (route) => route.abort());
    await dashboard.region('Account').getByRole('button', { name: 'Manage Subscription' }).click();
    const failure = dashboard.failure('Failed to open subscription management');
    await failure.getByText('Error', { exact: true }).waitFor();
    await page.unrouteAll();
  });

  it('S8.36 only logs when the data of the account cannot be loaded', async () => {
    const logged = page.waitForEvent('console', (line) => line.text().includes('could not be loaded'));
    await intercept(page, '**/profiles/me', (route) => route.abort());
    await dashboard.open();
    await logged;
    await dashboard.region('Account').getByText(EMAIL, { exact: true }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unrouteAll();
    await dashboard.open();
  });

  it.each([
    ['S2.88', '2001-01-01T00:00:00Z', 'Expired'],
    ['S4.31', '2001-01-01T00:00:00Z', 'Expired'],
    ['SD.16', new Date(Date.now() - 86_400_000).toISOString(), 'Expired'],
    ['SD.16', new Date(Date.now() + 60_000).toISOString(), 'Active'],
    ['SD.16', new Date(Date.now() + 86_400_000).toISOString(), 'Active'],
    ['SD.16', null, 'Active'],
  ])('%s calls a subscription until %s %s, and stays open', async (_id, end, badge) => {
    const row = { subscribed: true, subscription_tier: 'starter', subscription_end: end, seat_limit: 15 };
    await intercept(page, '**/subscriptions/me', (route) => route.fulfill({ json: { user_id: owner.userId, ...row } }));
    await dashboard.open();
    await dashboard.region('Account').getByText(badge, { exact: true }).waitFor();
    await dashboard.generateButton.waitFor();
    await page.unrouteAll();
  });
});

describe('the creation of an SOP', () => {
  beforeAll(() => dashboard.open());

  it('S2.82 begins with a prompt', async () => {
    await dashboard.prompt.waitFor();
  });

  it('S2.89, S9.24 gives the prompt six rows', async () => {
    expect(await dashboard.prompt.getAttribute('rows')).toBe('6');
  });

  it('S2.90 has the button "Generate SOP"', async () => {
    expect(await dashboard.generateButton.innerText()).toBe('Generate SOP');
  });

  it.each([
    ['S2.91, S5.1, S5.4', '', false],
    ['S2.92, S5.1, S5.4', '   ', false],
    ['S2.92, S5.1, S5.4', '\t\t', false],
    ['S2.92, S5.1, S5.4', '\n \n', false],
    ['S2.93, S5.1', ' x', true],
  ])('%s answers the prompt %j with the button enabled: %s', async (_id, text, isEnabled) => {
    await dashboard.prompt.fill(text);
    expect(await dashboard.generateButton.isEnabled()).toBe(isEnabled);
  });

  it('S5.2, S8.24, SD.29 asks for a prompt when a blank one is sent by keyboard', async () => {
    await dashboard.prompt.fill('  ');
    await dashboard.prompt.press('Control+Enter');
    const failure = dashboard.failure('Prompt Required');
    await failure.getByText('Please enter a description for your SOP').waitFor();
  });

  it('S1.2, S8.26 turns a prompt into an SOP of the person', async () => {
    await dashboard.prompt.fill(PROMPT);
    await dashboard.generateButton.click();
    await dashboard.toast('SOP Created').getByText('Your SOP is being generated and will appear shortly').waitFor();
    await page.waitForURL('**/sops/*');
    await dashboard.open();
    await dashboard.region('Your SOPs').getByRole('link', { name: TITLE }).waitFor();
    const { body } = await owner.client.get<{ items: { title: string; user_id: string }[] }>('/sops');
    expect(body.items.map(({ title, user_id }) => [title, user_id])).toEqual([
      [expect.stringMatching(TITLE), owner.userId],
    ]);
  });

  it('S8.15 says when it fails', async () => {
    await intercept(page, '**/api/v1/sops', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await dashboard.prompt.fill('Do not lose this');
    await dashboard.generateButton.click();
    await dashboard.failure('Failed to create SOP').waitFor();
    await page.unrouteAll();
    await dashboard.prompt.fill('');
  });
});

describe('the help center of a signed-in person', () => {
  it('SD.29 has each tile reached by the keyboard', async () => {
    await page.goto(`${site.origin}/help-center`);
    // The app takes the page over for people who are signed in: then it is as it stays.
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    const reached: string[] = [];
    for (let stops = 0; stops < 25; stops += 1) {
      await page.keyboard.press('Tab');
      reached.push(String(await page.evaluate("document.activeElement?.innerText ?? ''")));
    }
    for (const tile of ['Getting Started', 'User Guide', 'FAQs', 'Contact Support']) {
      expect(reached.map((text) => text.split('\n')[0])).toContain(tile);
    }
  });
});
