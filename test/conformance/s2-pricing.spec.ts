import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';
import { useSite } from './conformance-site.js';
import { recordBodies, sentBodies } from './sent-bodies.js';

const site = useSite();

const cardOf = (page: Page, plan: string): Locator => page.getByRole('article', { name: `${plan} plan` });
const choose = (page: Page, plan: string) => page.getByRole('button', { name: `Choose ${plan}` }).click();

describe('the plans on the front page', () => {
  let page: Page;

  beforeAll(async () => {
    page = await site.openPage('/');
    await cardOf(page, 'Starter').waitFor();
  });

  it.each([
    ['S9.1', 'Starter', '$1500 per month'],
    ['S9.2', 'Starter', 'Up to 5 SOPs per month'],
    ['S9.3', 'Starter', 'Drive integration Basic templates Email support'],
    ['S9.4', 'Professional', '$4500 per month'],
    ['S9.5', 'Professional', 'Up to 10 SOPs per month'],
    ['S9.6', 'Professional', 'Advanced AI Custom templates Priority support Team collaboration'],
    ['S9.7', 'Professional', 'Most Popular'],
    ['S9.8', 'Enterprise', 'Custom'],
    [
      'S9.9',
      'Enterprise',
      'Unlimited SOPs Custom integrations Dedicated account manager 24/7 phone support On-premise deployment',
    ],
    ['S9.17', 'Professional', '$4500'],
  ])('%s show of %s: %s', async (_id, plan, text) => {
    expect((await cardOf(page, plan).innerText()).replaceAll(/\s+/g, ' ')).toContain(text);
  });

  it.each(['Starter', 'Enterprise'])('S9.7 do not call %s the most popular', async (plan) => {
    expect(await cardOf(page, plan).innerText()).not.toContain('Most Popular');
  });
});

describe('a visitor who chooses a plan', () => {
  let page: Page;
  let dialog: Locator;

  beforeAll(async () => {
    page = await site.openPage('/');
    dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  });

  it.each([
    ['S2.62', '/'],
    ['S2.63', '/pricing'],
    ['S4.34', '/pricing'],
    ['S6.2', '/pricing'],
  ])('%s is asked on %s to sign in to continue', async (_id, path) => {
    await page.goto(`${site.origin}${path}`);
    await cardOf(page, 'Starter').waitFor();
    expect(await dialog.count()).toBe(0);
    await choose(page, 'Starter');
    await dialog.waitFor();
  });

  it.each(['Starter', 'Professional', 'Enterprise'])('S2.64 reads the name of the %s plan', async (plan) => {
    await page.goto(`${site.origin}/pricing`);
    await choose(page, plan);
    const text = `Please sign in or create an account to subscribe to the ${plan} plan`;
    await dialog.getByText(text, { exact: true }).waitFor();
  });

  it('S2.66 stays on the page by "Cancel"', async () => {
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/pricing');
  });

  it('SD.29 cannot leave the dialog by the tabulator key, but by Escape', async () => {
    await choose(page, 'Starter');
    await dialog.waitFor();
    for (let stops = 0; stops < 4; stops += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('S2.65 comes to the sign-in page by "Sign In / Sign Up"', async () => {
    await choose(page, 'Starter');
    await dialog.getByText('Sign In / Sign Up', { exact: true }).click();
    await page.waitForURL('**/auth');
  });
});

describe('the sign-in page', () => {
  let page: Page;

  beforeAll(async () => {
    page = await site.openPage('/auth');
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  });

  it('S2.68 has the one button of the provider, and nothing to fill in', async () => {
    const main = page.getByRole('main');
    await expect
      .poll(() => main.getByRole('button').allInnerTexts())
      .toEqual([expect.stringMatching(/^Continue with \S/)]);
    expect(await main.locator('input, select, textarea').count()).toBe(0);
  });

  it('S2.69 says what one agrees to, and links to it', async () => {
    const main = page.getByRole('main');
    const text = (await main.innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain('By continuing you agree to the terms and the privacy policy');
    await expect.poll(() => main.locator('a[href="/terms"]').count()).toBe(1);
    await expect.poll(() => main.locator('a[href="/privacy"]').count()).toBe(1);
  });

  it.each([
    ['S2.71', '/auth', 'user'],
    ['S2.71', '/auth?type=consultant', 'consultant'],
    ['S3.8', '/auth?type=consultant', 'consultant'],
    ['S9.46', '/auth', 'user'],
  ])('%s keeps the wanted kind of account before it leaves %s: %s', async (_id, path, kind) => {
    await page.goto(`${site.origin}${path}`);
    await page.evaluate('localStorage.clear()');
    await page.getByRole('button', { name: /^Continue with/ }).click();
    await page.getByRole('textbox', { name: 'Another email address' }).waitFor();
    // The provider's page is of the same origin here, and sees the same storage.
    expect(await page.evaluate("localStorage.getItem('pending_user_type')")).toBe(kind);
  });
});

describe('a user who chooses a plan', () => {
  let page: Page;

  /** Chooses a plan and gives the tab that the checkout opens in. */
  async function buy(plan: string): Promise<Page> {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), choose(page, plan)]);
    return tab;
  }

  const lastPlan = async () => (await sentBodies(page, '/functions/create-checkout')).at(-1);

  beforeAll(async () => {
    ({ page } = await site.openTabOf('buyer@example.test'));
    await recordBodies(page);
    await page.goto(`${site.origin}/#pricing`);
    await cardOf(page, 'Starter').waitFor();
  });

  it.each([
    ['S2.67, S7.17, S7.18', 'Starter', 'Pay $1,500.00'],
    ['S2.67, S7.17, S7.18', 'Professional', 'Pay $4,500.00'],
  ])('%s gets the checkout of %s in a new tab: %s', async (_id, plan, button) => {
    const tab = await buy(plan);
    await tab.getByRole('button', { name: button }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await lastPlan()).toEqual({ plan });
    await tab.close();
  });

  it('S6.8, S7.18 is sent to the contact page for Enterprise', async () => {
    const tab = await buy('Enterprise');
    await tab.waitForURL('**/contact?subject=Enterprise%20plan');
    expect(await lastPlan()).toEqual({ plan: 'Enterprise' });
    await tab.close();
  });

  it('S8.25 sees that the checkout opens, with the name of the plan', async () => {
    await page.reload();
    const tab = await buy('Professional');
    const toast = page.getByRole('status').filter({ hasText: 'Redirecting to checkout...' });
    await toast.getByText('Starting checkout for Professional plan').waitFor();
    await tab.close();
  });

  it('SD.21 finds the checkout also when the browser blocks the tab', async () => {
    await page.reload();
    await page.evaluate('window.open = () => null');
    await choose(page, 'Starter');
    const link = page.getByRole('link', { name: 'Open checkout' });
    await link.waitFor();
    expect((await fetch(String(await link.getAttribute('href')))).status).toBe(200);
  });

  it('S8.11, S8.12 sees a message when it fails, which is logged', async () => {
    const { page: unlucky, faults } = await site.openTabOf('unlucky@example.test');
    await unlucky.goto(`${site.origin}/pricing`);
    await intercept(unlucky, '**/functions/create-checkout', (route) => route.abort());
    await choose(unlucky, 'Starter');
    const toast = unlucky.getByRole('alert').filter({ hasText: 'Checkout failed' });
    await toast.getByText('Please try again or contact support').waitFor();
    expect(faults.filter((fault) => fault.includes('The checkout could not be started'))).not.toEqual([]);
    await closeTab(unlucky);
  });
});
