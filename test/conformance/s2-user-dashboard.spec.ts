import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { type Person, subscribe } from '../support/people.js';
import { useSite } from './conformance-site.js';
import { recordBodies, sentBodies } from './sent-bodies.js';

const site = useSite();
const EMAIL = 'owner@example.test';
const PROMPT = 'Opening the shop: the cashier counts the till to 200 EUR, then unlocks the door.';
const TITLE = 'Opening the shop: the cashier counts the till to 2...';

let page: Page;
let owner: Person;

const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
const list = (): Locator => region('Your SOPs');
const prompt = (): Locator => page.getByRole('textbox', { name: 'What is the procedure about?' });
const generateSop = (): Locator => page.getByRole('button', { name: 'Generate SOP' });
const toast = (title: string): Locator => page.getByRole('status').filter({ hasText: title });

async function openDashboard(): Promise<void> {
  await page.goto(`${site.origin}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Loads the dashboard with another answer of the subscription check. */
async function openWithCheck(check: object): Promise<void> {
  await page.route('**/functions/check-subscription', (route) => route.fulfill({ json: check }));
  await openDashboard();
  await page.unrouteAll();
}

beforeAll(async () => {
  ({ page } = await site.openTabOf(EMAIL, '/auth', { acceptDownloads: true }));
  await recordBodies(page);
  owner = await site.personOf(EMAIL);
  await owner.client.put(
    '/auth/user',
    { data: { full_name: 'Olga Owner' } },
    { headers: { apikey: site.server.anonKey } },
  );
});

describe('the dashboard without a subscription', () => {
  beforeAll(openDashboard);

  it('S2.72, S4.32 shows the plans and nothing of the product', async () => {
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(await generateSop().count()).toBe(0);
    for (const part of ['Your SOPs', 'Team seats', 'Account']) expect(await region(part).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Export/ }).count()).toBe(0);
  });

  it('S2.73 shows no more to somebody subscribed to no tier', async () => {
    await openWithCheck({ subscribed: true, subscription_tier: null, subscription_end: null });
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(await generateSop().count()).toBe(0);
  });

  it('S2.86, S4.31 calls it a "Free Plan"', async () => {
    await page.getByText('Free Plan', { exact: true }).waitFor();
  });

  it.each([
    ['S2.75', 'Starter', ''],
    ['S2.75', 'Professional', ''],
    ['S9.10', 'Starter', '$1,500 per month'],
    ['S9.13', 'Professional', '$5,000 per month'],
    ['S9.17', 'Professional', '$5,000'],
    ['S9.16', 'Professional', 'Popular'],
  ])('%s lists the %s plan: %s', async (_id, plan, text) => {
    expect((await region(`${plan} plan`).innerText()).replaceAll(/\s+/g, ' ')).toContain(text);
  });

  it('S9.16 calls only one of them popular', async () => {
    expect(await page.getByText('Popular', { exact: true }).count()).toBe(1);
  });

  describe.each([
    ['Starter', 'starter', 'Pay $1,500.00'],
    ['Professional', 'professional', 'Pay $5,000.00'],
  ])('in detail: %s', (plan, value, payment) => {
    beforeAll(async () => {
      await openDashboard();
      await page.getByRole('button', { name: `Choose ${plan}` }).click();
    });

    it('S2.76, S4.33 shows this plan alone', async () => {
      await page.getByRole('heading', { level: 1, name: `${plan} plan` }).waitFor();
      expect(await page.getByRole('region', { name: /plan$/ }).count()).toBe(1);
    });

    it('S9.11, S9.12, S9.14, S9.15 names all that is in it', async () => {
      const features = {
        Starter: [
          '15 team seats',
          'Unlimited SOP creation',
          'AI generation',
          'Drive sync',
          'Email support',
          'Basic analytics',
        ],
        Professional: [
          '30 team seats',
          'Priority features',
          'Advanced analytics',
          'Custom branding',
          'Team collaboration tools',
        ],
      }[plan];
      expect(await region(`${plan} plan`).getByRole('listitem').allInnerTexts()).toEqual(features);
    });

    it('S7.19, S8.25 is bought by its name in small letters', async () => {
      const opened = page.context().waitForEvent('page');
      await page.getByRole('button', { name: `Subscribe to ${plan}` }).click();
      const tab = await opened;
      await tab.getByRole('button', { name: payment }).waitFor();
      await tab.close();
      expect((await sentBodies(page, '/functions/create-checkout')).at(-1)).toEqual({ plan: value });
      await toast('Redirecting to checkout...').getByText(`Starting checkout for ${value} plan`).waitFor();
    });

    it('S8.22 says when the checkout cannot be started', async () => {
      await page.route('**/functions/create-checkout', (route) => route.abort());
      await page.getByRole('button', { name: `Subscribe to ${plan}` }).click();
      await page.getByRole('alert').filter({ hasText: 'Failed to start checkout process' }).waitFor();
      await page.unrouteAll();
    });

    it('S2.77, S4.33 leads back to all plans', async () => {
      await page.getByRole('button', { name: 'Back to Plans' }).click();
      expect(await page.getByRole('region', { name: /plan$/ }).count()).toBe(2);
    });
  });
});

describe('the dashboard with a subscription', () => {
  beforeAll(async () => {
    await subscribe(owner, 'starter');
    await openDashboard();
  });

  it('S2.74, S4.32, S6.3 shows all of the product', async () => {
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await generateSop().waitFor();
    for (const part of ['Your SOPs', 'Team seats', 'Account']) await region(part).waitFor();
  });

  it.each([
    ['S2.78', 'Olga Owner'],
    ['S2.79', EMAIL],
    ['S2.80', 'Active'],
    ['S2.87', 'Active'],
    ['S4.31', 'Active'],
  ])('%s shows in the account: %s', async (_id, text) => {
    await region('Account').getByText(text, { exact: true }).waitFor();
  });

  it('S2.81, S7.22 opens the portal in a new tab', async () => {
    const opened = page.context().waitForEvent('page');
    await region('Account').getByRole('button', { name: 'Manage Subscription' }).click();
    const tab = await opened;
    await tab
      .getByText(/starter/i)
      .first()
      .waitFor();
    expect(page.url()).toBe(`${site.origin}/dashboard`);
    await tab.close();
  });

  it('S8.13 says when the portal cannot be opened', async () => {
    await page.route('**/functions/customer-portal', (route) => route.abort());
    await region('Account').getByRole('button', { name: 'Manage Subscription' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to open subscription management' });
    await failure.getByText('Error', { exact: true }).waitFor();
    await page.unrouteAll();
  });

  it('S8.36 only logs when the data of the account cannot be loaded', async () => {
    const logged = page.waitForEvent('console', (line) => line.text().includes('could not be loaded'));
    await page.route('**/profiles/me', (route) => route.abort());
    await openDashboard();
    await logged;
    await region('Account').getByText(EMAIL, { exact: true }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unrouteAll();
    await openDashboard();
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
    await page.route('**/subscriptions/me', (route) => route.fulfill({ json: { user_id: owner.userId, ...row } }));
    await openDashboard();
    await region('Account').getByText(badge, { exact: true }).waitFor();
    await generateSop().waitFor();
    await page.unrouteAll();
  });
});

describe('the creation of an SOP', () => {
  beforeAll(openDashboard);

  it('S2.82 begins with a prompt', async () => {
    await prompt().waitFor();
  });

  it('S2.89, S9.24 gives the prompt six rows', async () => {
    expect(await prompt().getAttribute('rows')).toBe('6');
  });

  it('S2.90 has the button "Generate SOP"', async () => {
    expect(await generateSop().innerText()).toBe('Generate SOP');
  });

  it.each([
    ['S2.91, S5.1, S5.4', '', false],
    ['S2.92, S5.1, S5.4', '   ', false],
    ['S2.92, S5.1, S5.4', '\t\t', false],
    ['S2.92, S5.1, S5.4', '\n \n', false],
    ['S2.93, S5.1', ' x', true],
  ])('%s answers the prompt %j with the button enabled: %s', async (_id, text, isEnabled) => {
    await prompt().fill(text);
    expect(await generateSop().isEnabled()).toBe(isEnabled);
  });

  it('S5.2, S8.24 asks for a prompt when a blank one is sent by keyboard', async () => {
    await prompt().fill('  ');
    await prompt().press('Control+Enter');
    const failure = page.getByRole('alert').filter({ hasText: 'Prompt Required' });
    await failure.getByText('Please enter a description for your SOP').waitFor();
  });

  it('S1.2, S8.26 turns a prompt into an SOP of the person', async () => {
    await prompt().fill(PROMPT);
    await generateSop().click();
    await toast('SOP Created').getByText('Your SOP is being generated and will appear shortly').waitFor();
    await list().getByRole('link', { name: TITLE }).waitFor();
    const { body } = await owner.client.get<{ items: { title: string; user_id: string }[] }>('/sops');
    expect(body.items.map(({ title, user_id }) => [title, user_id])).toEqual([[TITLE, owner.userId]]);
  });

  it('S8.15 says when it fails', async () => {
    await page.route('**/api/v1/sops', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await prompt().fill('Do not lose this');
    await generateSop().click();
    await page.getByRole('alert').filter({ hasText: 'Failed to create SOP' }).waitFor();
    await page.unrouteAll();
    await prompt().fill('');
  });
});

describe('the list of SOPs', () => {
  const rows = (): Locator =>
    list()
      .getByRole('row')
      .filter({ has: page.getByRole('link') });
  const row = (): Locator => rows().filter({ hasText: TITLE });

  beforeAll(async () => {
    const stranger = await site.personOf('stranger@example.test', 'user');
    await subscribe(stranger);
    await stranger.client.post('/sops', { prompt: 'Not for others' });
    await owner.client.post('/sops', { prompt: 'Sweep the floor.' });
    // Drafting moves the time of the last change, so the order is only settled afterwards.
    const { body } = await eventually(
      () => owner.client.get<{ items: { id: string; title: string; generation_state: string }[] }>('/sops'),
      ({ body: { items } }) => items.every(({ generation_state }) => generation_state === 'succeeded'),
    );
    const older = body.items.find(({ title }) => title === TITLE);
    await owner.client.patch(`/sops/${older?.id}`, { status: 'completed' });
    await openDashboard();
    await row().waitFor();
  });

  it('S2.83, S2.94 shows the own SOPs only', async () => {
    expect(await list().getByRole('link').count()).toBe(2);
    expect(await page.getByText('Not for others').count()).toBe(0);
  });

  it('S2.95 has what was changed last on top', async () => {
    expect(await list().getByRole('link').allInnerTexts()).toEqual([TITLE, 'Sweep the floor.']);
  });

  it.each([
    ['S2.96', /^Mark as/],
    ['S2.97', /^Export/],
    ['S2.85', /^Export/],
    ['S2.98', /^Delete/],
  ])('%s offers %s for each', async (_id, name) => {
    for (const item of await rows().all()) {
      expect(await item.getByRole('button', { name }).count()).toBe(1);
    }
  });

  it('S2.99 only announces the drive', async () => {
    await row().getByRole('button', { name: /^Sync/ }).click();
    await page.getByText('Syncing to Google Drive... (Feature coming soon)', { exact: true }).waitFor();
  });

  it.each([
    ['S4.29, S8.27', 'Mark as in progress', 'SOP marked as in progress'],
    ['S4.28, S8.27', 'Mark as completed', 'SOP marked as completed'],
  ])('%s answers "%s" by "%s"', async (_id, action, text) => {
    await row()
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .click();
    await toast('Status Updated').getByText(text).waitFor();
  });

  describe('exported', () => {
    let fileName: string;
    let text: string;

    beforeAll(async () => {
      const download = page.waitForEvent('download');
      await row()
        .getByRole('button', { name: /^Export/ })
        .click();
      const file = await download;
      fileName = file.suggestedFilename();
      text = readFileSync(await file.path(), 'utf8');
    });

    it('S8.29 is said to be complete', async () => {
      await toast('Export Complete').waitFor();
    });

    it('S7.41 is a text file made by the browser', () => {
      expect(fileName).toMatch(/\.txt$/);
    });

    it('S7.47 is named by the title', () => {
      expect(fileName).toBe('opening_the_shop__the_cashier_counts_the_till_to_2___.txt');
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
      const { body } = await owner.client.get<{ items: { id: string; title: string }[] }>('/sops');
      const id = body.items.find(({ title }) => title === TITLE)?.id;
      expect(text).toContain((await owner.client.get<{ content: string }>(`/sops/${id}`)).body.content);
    });
  });

  it.each([
    ['S8.16', 'PATCH', /^Mark as/, 'Failed to update SOP status'],
    ['S8.17', 'DELETE', /^Delete/, 'Failed to delete SOP'],
  ])('%s says when %s fails', async (_id, method, action, text) => {
    await page.route('**/api/v1/sops/*', (route) =>
      route.request().method() === method ? route.abort() : route.fallback(),
    );
    await row().getByRole('button', { name: action }).click();
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
    await page.unrouteAll();
  });

  it('S1.3, S8.28 lets go of what is deleted', async () => {
    await row()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await toast('SOP Deleted').waitFor();
    await row().waitFor({ state: 'detached' });
  });

  it.each([
    ['S8.14', 'GET', '/api/v1/sops?**', 'Failed to load SOPs'],
    ['S8.18', 'POST', '/functions/check-subscription', 'Failed to load subscription data'],
  ])('%s says when %s %s fails', async (_id, _method, path, text) => {
    await page.route(`**${path}`, (route) => route.abort());
    await page.goto(`${site.origin}/dashboard`);
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
    await page.unrouteAll();
  });
});

describe('the seats of the team', () => {
  const seats = (): Locator => region('Team seats');
  const generate = (): Locator => seats().getByRole('button', { name: 'Generate', exact: true });
  const links = (): Locator => seats().getByRole('listitem');

  beforeAll(async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDashboard();
    await generate().waitFor();
  });

  afterAll(() => page.unrouteAll());

  it('S2.84, S2.100 can be given by "Generate"', async () => {
    expect(await generate().innerText()).toBe('Generate');
    await eventually(
      () => generate().isEnabled(),
      (isEnabled) => isEnabled,
    );
  });

  it('S2.102, S5.7 are given one at a time', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/functions/generate-install-link', async (route) => {
      await answered;
      await route.continue();
    });
    await generate().click();
    await eventually(
      () => seats().getByRole('button', { name: 'Generate' }).isDisabled(),
      (isDisabled) => isDisabled,
    );
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    await links().first().waitFor();
  });

  it('S8.30 are announced', async () => {
    await generate().click();
    await toast('Install Link Generated').first().waitFor();
  });

  it('S9.22 are counted: limit minus active', async () => {
    await seats().getByText('2 of 15 seats in use · 13 remaining', { exact: true }).waitFor();
  });

  it('S2.103, S8.31 have a link to copy', async () => {
    await links().first().getByRole('button', { name: /^Copy/ }).click();
    await toast('Copied!').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(new RegExp(`^${site.origin}/join/`));
  });

  it('S8.20 say when a link cannot be copied', async () => {
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("no"))');
    await links().first().getByRole('button', { name: /^Copy/ }).click();
    await page.getByRole('alert').filter({ hasText: 'Failed to copy to clipboard' }).waitFor();
  });

  it.each([
    ['S8.19', 'generate-install-link', /^Generate/, 'Failed to generate install link'],
    ['S8.21', 'revoke-install', /^Revoke/, 'Failed to revoke install link'],
  ])('%s say when %s fails', async (_id, name, action, text) => {
    await page.route(`**/functions/${name}`, (route) => route.abort());
    await seats().getByRole('button', { name: action }).first().click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Revoke' });
    if (name === 'revoke-install') await confirm.click();
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
    await page.unrouteAll();
  });

  it('S2.104, S8.32 can be taken back', async () => {
    await links()
      .first()
      .getByRole('button', { name: /^Revoke/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await toast('Link Revoked').getByText('Install link has been deactivated').waitFor();
  });

  it.each([
    ['S2.105', /^Copy/],
    ['S2.106', /^Revoke/],
  ])('%s that are revoked offer no %s', async (_id, action) => {
    const revoked = links().filter({ hasText: 'Revoked' });
    await revoked.waitFor();
    expect(await revoked.getByRole('button', { name: action }).count()).toBe(0);
  });

  it('S2.101 end at the limit', async () => {
    for (let active = 1; active < 15; active += 1) {
      expect((await owner.client.post('/functions/generate-install-link')).status).toBe(200);
    }
    await openDashboard();
    await seats().getByText('15 of 15 seats in use · 0 remaining', { exact: true }).waitFor();
    expect(await generate().isDisabled()).toBe(true);
  });

  it('S2.107, S7.20 are more after an upgrade, called "premium"', async () => {
    const opened = page.context().waitForEvent('page');
    await seats().getByRole('button', { name: 'Upgrade' }).click();
    const tab = await opened;
    await tab.getByText('$5,000.00').first().waitFor();
    await tab.close();
    expect((await sentBodies(page, '/functions/create-checkout')).at(-1)).toEqual({ plan: 'premium' });
    await toast('Redirecting to checkout...').getByText('Starting checkout for premium plan').waitFor();
  });

  it('SD.18 are none in a tier without seats of its own, and may be upgraded', async () => {
    await site.query("UPDATE subscribers SET subscription_tier = 'enterprise' WHERE user_id = $1", [owner.userId]);
    await openDashboard();
    await seats().getByText('15 of 0 seats in use · 0 remaining', { exact: true }).waitFor();
    expect(await generate().isDisabled()).toBe(true);
    await seats().getByRole('button', { name: 'Upgrade' }).waitFor();
  });
});
