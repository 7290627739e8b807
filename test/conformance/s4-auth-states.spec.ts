import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';
import { useSite } from './conformance-site.js';

const site = useSite();

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const pendingType = (page: Page) => page.evaluate("localStorage.getItem('pending_user_type')");

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Walks through the provider's page; what happens afterwards is up to the test. */
async function passProvider(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.getByRole('textbox', { name: 'Another email address' }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

describe('the states of sign-in', () => {
  it('S4.1 are loading, signed out and signed in', async () => {
    const { page } = await site.openTabOf('states@example.test');
    await intercept(page, '**/profiles/me', () => undefined);
    await page.goto(`${site.origin}/dashboard/user`);
    await page.getByRole('status', { name: 'Loading', exact: true }).waitFor();
    await page.unrouteAll();
    await page.goto(`${site.origin}/dashboard/user`);
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    await signOut(page);
    await page.waitForURL('**/auth');
    await closeTab(page);
  });

  it('S5.11 cannot be known without a key: the client is not made', async () => {
    const { page, faults } = await site.openTab();
    await intercept(page, `${site.origin}/auth`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(site.server.anonKey, '') });
    });
    await page.goto(`${site.origin}/auth`);
    await expect.poll(() => faults.join()).toContain('The auth client needs a URL and a key');
    await closeTab(page);
  });
});

describe('the sign-in of a person', () => {
  it('S4.9, S7.14 asks for the person and the kind of person', async () => {
    const page = await site.openPage('/auth');
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/profiles/me') && request.method() === 'GET',
    );
    await passProvider(page, 'asked@example.test');
    await asked;
    await page.waitForURL('**/dashboard/user');
    await closeTab(page);
  });

  it.each([
    ['S4.10', 'consultant', 'consultant'],
    ['S4.11, S9.46', null, 'user'],
  ])('%s gives a new person, with %s remembered, the kind %s', async (_id, remembered, kind) => {
    const page = await site.openPage('/auth');
    await page.getByRole('button', { name: /^Continue with/ }).click();
    await page.getByRole('textbox', { name: 'Another email address' }).fill(`new-${kind}@example.test`);
    // The provider's page shares the storage: what the sign-in page has left there is replaced.
    const value = JSON.stringify(remembered);
    await page.evaluate(
      `${value} === null ? localStorage.removeItem('pending_user_type') : localStorage.setItem('pending_user_type', ${value})`,
    );
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL(`**/dashboard/${kind}`);
    await closeTab(page);
  });

  it('S4.12 forgets what was remembered', async () => {
    const { page } = await site.openTabOf('forgets@example.test', '/auth?type=consultant');
    await page.waitForURL('**/dashboard/consultant');
    expect(await pendingType(page)).toBeNull();
    await closeTab(page);
  });

  it('S4.13 leaves a person who has a kind as they are', async () => {
    await site.personOf('stays@example.test', 'user');
    const { page } = await site.openTabOf('stays@example.test', '/auth?type=consultant');
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(pathOf(page)).toBe('/dashboard/user');
    await closeTab(page);
  });

  it('S8.4 is welcomed', async () => {
    const { page } = await site.openTab();
    await site.signIn(page, 'welcome@example.test');
    const toast = page.getByRole('status').filter({ hasText: 'Welcome back!' });
    await toast.getByText('You have successfully signed in.').waitFor();
    await closeTab(page);
  });

  it('S8.7 fails with the name of the provider and its reason', async () => {
    const page = await site.openPage('/auth/callback?error=access_denied&error_description=Call%201-900');
    const label = (await page.getByRole('button', { name: /^Continue with/ }).innerText()).replace(
      'Continue with ',
      '',
    );
    await page
      .getByRole('alert')
      .filter({ hasText: `${label} sign in failed` })
      .getByText('You declined the sign-in.')
      .waitFor();
    await closeTab(page);
  });

  it.each([['S8.35', '**/profiles/me', 'The profile could not be loaded']])(
    '%s only logs when %s cannot be loaded',
    async (_id, path, line) => {
      const { page, faults } = await site.openTabOf('unlucky@example.test');
      await intercept(page, path, (route) => route.abort());
      await page.goto(`${site.origin}/dashboard/user`);
      await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
      expect(faults.filter((fault) => fault.includes(line))).not.toEqual([]);
      expect(await page.getByRole('alert').count()).toBe(0);
      await closeTab(page);
    },
  );
});

describe('the sign-out of a person', () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await site.openTabOf('leaving@example.test'));
  });

  it('S8.5 says when the server does not end the session', async () => {
    await intercept(page, '**/auth/logout**', (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: 'Out of order' } }),
    );
    await signOut(page);
    await page.getByRole('alert').filter({ hasText: 'Sign out failed' }).getByText('Out of order').waitFor();
    await page.unrouteAll();
  });

  it('S8.6 is confirmed', async () => {
    await page.goto(`${site.origin}/auth`);
    await passProvider(page, 'leaving@example.test');
    await page.waitForURL('**/dashboard/user');
    await signOut(page);
    const toast = page.getByRole('status').filter({ hasText: 'Signed out' });
    await toast.getByText('You have been signed out successfully.').waitFor();
  });

  it('S4.14 forgets the kind of person', async () => {
    await page.waitForURL('**/auth');
    await passProvider(page, 'another@example.test');
    await page.waitForURL('**/dashboard/user');
    await signOut(page);
    await page.waitForURL('**/auth');
    await page.goto(`${site.origin}/auth?type=consultant`);
    await passProvider(page, 'adviser@example.test');
    await page.waitForURL('**/dashboard/consultant');
    await page.getByRole('heading', { name: 'Consultant Dashboard' }).waitFor();
  });

  it('SD.26 also ends it in the other tabs', async () => {
    const other = await page.context().newPage();
    await other.goto(`${site.origin}/dashboard/consultant`);
    await other.getByRole('heading', { name: 'Consultant Dashboard' }).waitFor();
    await signOut(page);
    await other.waitForURL('**/auth');
    await other.close();
  });
});
