import { describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { holdRequests } from '../support/hold-requests.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite();

describe('somebody who is not signed in', () => {
  it.each([
    ['/dashboard', 'S2.19'],
    ['/dashboard/user', 'S2.20'],
    ['/dashboard/consultant', 'S2.21'],
    ['/sops', 'S2.22'],
    ['/team', 'S2.23'],
    ['/analytics', 'S2.24'],
  ])('is sent from %s to the sign-in page (%s)', async (path) => {
    const { page, faults } = await site.openTab();
    await page.goto(`${site.origin}${path}`);
    await page.waitForURL('**/auth');
    await page.getByRole('button', { name: /^Continue with/ }).waitFor();
    expect(faults).toEqual([]);
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
  it('stays on the side of users (S2.26, S2.28, S2.32, S2.33)', async () => {
    const { page } = await site.openTabOf('user@example.test');
    await page.waitForURL('**/dashboard/user');
    await page.goto(`${site.origin}/dashboard/consultant`);
    await page.waitForURL('**/dashboard/user');
    await page.goto(`${site.origin}/auth`);
    await page.waitForURL('**/dashboard/user');
    await closeTab(page);
  });

  it('sees a spinner and nothing else while it is not known who they are (S2.29, S2.30)', async () => {
    const { page } = await site.openTabOf('slow@example.test');
    const answerProfile = await holdRequests(page, '**/api/v1/profiles/me');
    await page.goto(`${site.origin}/dashboard/user`);
    await page.getByRole('status', { name: 'Loading', exact: true }).waitFor();
    expect(await page.getByRole('heading').count()).toBe(0);
    answerProfile();
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    await closeTab(page);
  });

  it('is let through when the profile cannot be loaded (S8.35, SD.28)', async () => {
    const { page, faults } = await site.openTabOf('unlucky@example.test');
    await intercept(page, '**/api/v1/profiles/me', (route) => route.abort());
    await page.goto(`${site.origin}/dashboard/user`);
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(faults.some((fault) => fault.includes('The profile could not be loaded'))).toBe(true);
    await closeTab(page);
  });
});

describe('a consultant', () => {
  it('is one by the address of the sign-in page, and stays on their side (S2.25, S2.27, S2.71, T7, T9)', async () => {
    const { page } = await site.openTabOf('consultant@example.test', '/auth?type=consultant');
    await page.waitForURL('**/dashboard/consultant');
    await page.getByText('Professional').waitFor();
    for (const path of ['/dashboard/user', '/dashboard', '/auth']) {
      await page.goto(`${site.origin}${path}`);
      await page.waitForURL('**/dashboard/consultant');
    }
    await closeTab(page);
  });
});
