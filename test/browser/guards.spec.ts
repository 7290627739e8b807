import { describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { holdRequests } from '../support/hold-requests.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite();

const USER = 'user@example.test';
const CONSULTANT = 'consultant@example.test';

describe('somebody who is not signed in', () => {
  it.each([
    ['/dashboard', 'S2.19'],
    ['/dashboard/user', 'S2.20'],
    ['/dashboard/consultant', 'S2.21'],
    ['/sops', 'S2.22'],
    ['/team', 'S2.23'],
    ['/analytics', 'S2.24'],
  ])('is sent from %s to the sign-in page (%s, S6.7)', async (path) => {
    const { page, faults } = await site.openTab();
    await page.goto(`${site.origin}${path}`);
    await page.waitForURL('**/auth');
    await page.getByRole('button', { name: /^Continue with/ }).waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('is told why the provider refused (S8.7)', async () => {
    const { page } = await site.openTab();
    await page.goto(`${site.origin}/auth/callback?error=access_denied&error_description=Call%201-900`);
    const button = await page.getByRole('button', { name: /^Continue with/ }).innerText();
    await page
      .getByRole('alert')
      .filter({ hasText: `${button.replace('Continue with ', '')} sign in failed` })
      .getByText('You declined the sign-in.')
      .waitFor();
    await closeTab(page);
  });

  it('gets the page for unknown addresses, also below a known one (SD.24)', async () => {
    const { page } = await site.openTab();
    const answer = await page.goto(`${site.origin}/dashboard/userx`);
    expect(answer?.status()).toBe(404);
    await page.getByText('Oops! Page not found').waitFor();
    await closeTab(page);
  });
});

describe('a user', () => {
  it('may open each page of the app (S2.4, S2.5, S2.7-S2.9)', async () => {
    const { page } = await site.openTabOf(USER);
    for (const [path, heading] of [
      ['/dashboard', 'Choose your plan'],
      ['/dashboard/user', 'Choose your plan'],
      ['/sops', 'SOPs'],
      ['/team', 'Team Activity'],
      ['/analytics', 'Usage Analytics'],
    ] as const) {
      await page.goto(`${site.origin}${path}`);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await closeTab(page);
  });

  it('stays on the side of users, and does not come back to the sign-in page (S2.26, S2.28, S2.32, S2.33, S6.4)', async () => {
    const { page } = await site.openTabOf(USER);
    await page.waitForURL('**/dashboard/user');
    const elsewhere = ['/dashboard/consultant', '/dashboard/consultant/any', '/consultant/clients'];
    for (const path of [...elsewhere, '/auth?type=consultant', '/team', '/auth']) {
      await page.goto(`${site.origin}${path}`);
      if (path === '/team') continue;
      await page.waitForURL('**/dashboard/user');
      await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    }
    await page.goBack();
    await page.waitForURL('**/team');
    await closeTab(page);
  });

  it('remains one, whatever the address of the sign-in page says (S4.13)', async () => {
    await site.personOf('stays@example.test', 'user');
    const { page } = await site.openTabOf('stays@example.test', '/auth?type=consultant');
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/user');
    await closeTab(page);
  });

  it('sees a spinner and nothing else while it is not known who they are (S2.29, S2.30, S2.38, S2.70)', async () => {
    const { page } = await site.openTabOf('slow@example.test');
    for (const [path, heading] of [
      ['/dashboard/user', 'Choose your plan'],
      ['/team', 'Team Activity'],
      ['/', 'Choose your plan'],
      ['/auth', 'Choose your plan'],
    ] as const) {
      const answerProfile = await holdRequests(page, '**/api/v1/profiles/me');
      await page.goto(`${site.origin}${path}`);
      await page.getByRole('status', { name: 'Loading', exact: true }).waitFor();
      expect(await page.getByRole('heading').count()).toBe(0);
      expect(await page.getByRole('button', { name: /^Continue with/ }).count()).toBe(0);
      answerProfile();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    await closeTab(page);
  });

  it('is let through when the profile cannot be loaded (S8.35, SD.28)', async () => {
    const { page, faults } = await site.openTabOf('unlucky@example.test');
    await intercept(page, '**/api/v1/profiles/me', (route) => route.abort());
    await page.goto(`${site.origin}/dashboard/user`);
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(faults.some((fault) => fault.includes('The profile could not be loaded'))).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
    await closeTab(page);
  });
});

describe('a consultant', () => {
  it('is one by the address of the sign-in page, which is then forgotten (S2.71, S4.10, S4.12, T9)', async () => {
    const { page } = await site.openTabOf(CONSULTANT, '/auth?type=consultant');
    await page.waitForURL('**/dashboard/consultant');
    await page.getByText('Professional').waitFor();
    expect(await page.evaluate("localStorage.getItem('pending_user_type')")).toBeNull();
    await closeTab(page);
  });

  it('stays on their side (S2.6, S2.25, S2.27, S2.36, S5.20, S6.6, T7)', async () => {
    await site.personOf(CONSULTANT, 'consultant');
    const { page } = await site.openTabOf(CONSULTANT);
    for (const path of [
      '/dashboard/consultant',
      '/dashboard/user',
      '/dashboard/user/any',
      '/dashboard',
      '/auth',
      '/',
    ]) {
      await page.goto(`${site.origin}${path}`);
      await page.waitForURL('**/dashboard/consultant');
      await page.getByRole('heading', { level: 1, name: 'Consultant Dashboard' }).waitFor();
    }
    await closeTab(page);
  });

  it('has SOPs, a team and figures of their own (SD.25)', async () => {
    await site.personOf(USER, 'user');
    await site.personOf(CONSULTANT, 'consultant');
    const { page } = await site.openTabOf(CONSULTANT);
    for (const path of ['/sops', '/team', '/analytics']) {
      await page.goto(`${site.origin}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.getByText(USER).count()).toBe(0);
    }
    await closeTab(page);
  });
});

describe('the kind of a person', () => {
  it('goes with the sign-out, also with one that fails (S4.14, S8.5, S8.6)', async () => {
    const { page } = await site.openTabOf('leaving@example.test');
    const signOut = async () => {
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    };
    await intercept(page, '**/auth/logout**', (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: 'Out of order' } }),
    );
    await signOut();
    await page.getByRole('alert').filter({ hasText: 'Sign out failed' }).getByText('Out of order').waitFor();
    await page.unrouteAll();
    await site.signIn(page, 'adviser@example.test', '/auth?type=consultant');
    await page.getByRole('heading', { name: 'Consultant Dashboard' }).waitFor();
    await signOut();
    const toast = page.getByRole('status').filter({ hasText: 'Signed out' });
    await toast.getByText('You have been signed out successfully.').waitFor();
    await page.waitForURL('**/auth');
    await site.signIn(page, 'leaving@example.test');
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    await closeTab(page);
  });
});
