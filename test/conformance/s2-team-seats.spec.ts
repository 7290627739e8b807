import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { holdRequests } from '../support/hold-requests.js';
import { intercept } from '../support/intercept.js';
import { useSite } from './conformance-site.js';
import { DashboardPage } from './dashboard-page.js';
import { sentBodies } from './sent-bodies.js';

const site = useSite();
const EMAIL = 'owner@example.test';

let dashboard: DashboardPage;
let page: Page;
let owner: Person;

beforeAll(async () => {
  dashboard = await DashboardPage.signIn(site, EMAIL);
  page = dashboard.page;
  owner = await site.personOf(EMAIL);
  await subscribe(owner, 'starter');
});

describe('the seats of the team', () => {
  const seats = (): Locator => dashboard.region('Team seats');
  const generate = (): Locator => seats().getByRole('button', { name: 'Generate', exact: true });
  const links = (): Locator => seats().getByRole('listitem');

  beforeAll(async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dashboard.open();
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
    const answer = await holdRequests(page, '**/functions/generate-install-link');
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
    await dashboard.toast('Install Link Generated').first().waitFor();
  });

  it('S9.22 are counted: limit minus active', async () => {
    await seats().getByText('2 of 15 seats in use · 13 remaining', { exact: true }).waitFor();
  });

  it('S2.103, S8.31 have a link to copy', async () => {
    await links().first().getByRole('button', { name: /^Copy/ }).click();
    await dashboard.toast('Copied!').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(new RegExp(`^${site.origin}/join/`));
  });

  it('S8.20 say when a link cannot be copied', async () => {
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("no"))');
    await links().first().getByRole('button', { name: /^Copy/ }).click();
    await dashboard.failure('Failed to copy to clipboard').waitFor();
  });

  it.each([
    ['S8.19', 'generate-install-link', /^Generate/, 'Failed to generate install link'],
    ['S8.21', 'revoke-install', /^Revoke/, 'Failed to revoke install link'],
  ])('%s say when %s fails', async (_id, name, action, text) => {
    await intercept(page, `**/functions/${name}`, (route) => route.abort());
    await seats().getByRole('button', { name: action }).first().click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Revoke' });
    if (name === 'revoke-install') await confirm.click();
    await dashboard.failure(text).waitFor();
    await page.unrouteAll();
  });

  it('S2.104, S8.32 can be taken back', async () => {
    await links()
      .first()
      .getByRole('button', { name: /^Revoke/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await dashboard.toast('Link Revoked').getByText('Install link has been deactivated').waitFor();
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
    await dashboard.open();
    await seats().getByText('15 of 15 seats in use · 0 remaining', { exact: true }).waitFor();
    expect(await generate().isDisabled()).toBe(true);
  });

  it('S2.107, S7.20 are more after an upgrade, called "premium"', async () => {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      // It goes by itself: on a slow machine before the payment page is there.
      dashboard.toast('Redirecting to checkout...').getByText('Starting checkout for premium plan').waitFor(),
      seats().getByRole('button', { name: 'Upgrade' }).click(),
    ]);
    await tab.getByText('$5,000.00').first().waitFor();
    await tab.close();
    expect((await sentBodies(page, '/functions/create-checkout')).at(-1)).toEqual({ plan: 'premium' });
  });

  it('SD.18 are none in a tier without seats of its own, and may be upgraded', async () => {
    await site.query("UPDATE subscribers SET subscription_tier = 'enterprise' WHERE user_id = $1", [owner.userId]);
    await dashboard.open();
    await seats().getByText('15 of 0 seats in use · 0 remaining', { exact: true }).waitFor();
    expect(await generate().isDisabled()).toBe(true);
    await seats().getByRole('button', { name: 'Upgrade' }).waitFor();
  });
});
