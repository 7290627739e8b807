import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';
import { useSite } from './conformance-site.js';

const site = useSite();

const PUBLIC_PAGES = [
  ['S2.1', '/', 'Describe the work. Get a procedure anyone can follow.'],
  ['S2.2', '/pricing', 'Plans and pricing'],
  ['S2.3', '/auth', 'Welcome'],
  ['S2.11', '/help-center', 'Help Center'],
  ['S2.12', '/contact', 'Contact Us'],
  ['S2.13', '/careers', 'Join Our Team'],
  ['S2.14', '/privacy', 'Privacy Policy'],
  ['S2.15', '/terms', 'Terms of Service'],
  ['S2.16', '/cookies', 'Cookie Policy'],
  ['S2.17', '/no-such-page', '404'],
] as const;

const PROTECTED_PATHS = [
  ['S2.19', '/dashboard'],
  ['S2.20', '/dashboard/user'],
  ['S2.21', '/dashboard/consultant'],
  ['S2.22', '/sops'],
  ['S2.23', '/team'],
  ['S2.24', '/analytics'],
] as const;

const pathOf = (page: Page): string => new URL(page.url()).pathname;

async function expectToArriveAt(page: Page, path: string): Promise<void> {
  const arrived = await eventually(
    async () => pathOf(page),
    (current) => current === path,
  );
  expect(arrived).toBe(path);
}

describe('a visitor', () => {
  interface Visit {
    /** Where the visitor ended. */
    path: string;
    heading: string;
    frame: string;
  }

  const visits = new Map<string, Visit>();
  let page: Page;
  const open = (path: string) => page.goto(`${site.origin}${path}`);

  beforeAll(async () => {
    page = await site.openPage('/');
    for (const [, path] of PUBLIC_PAGES) {
      await open(path);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      const bar = await page.getByRole('banner').innerText();
      const frame = `${bar}\n${await page.getByRole('contentinfo').innerText()}`;
      visits.set(path, { path: pathOf(page), heading, frame });
    }
  });

  it.each(PUBLIC_PAGES)('%s may read %s, headed "%s"', (_id, path, heading) => {
    expect(visits.get(path)).toMatchObject({ path, heading });
  });

  it('S6.1 is sent nowhere from the public pages', () => {
    expect([...visits.values()].map(({ path }) => path)).toEqual(PUBLIC_PAGES.map(([, path]) => path));
  });

  it('S2.18 finds the same header and footer on every public page', () => {
    expect(new Set([...visits.values()].map(({ frame }) => frame)).size).toBe(1);
  });

  it('S2.2 finds bar, plans and footer on the pricing page, and nothing else', async () => {
    await open('/pricing');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('main > section').count()).toBe(1);
    await expect.poll(() => page.getByRole('article', { name: /plan$/ }).count()).toBe(3);
    await page.getByRole('banner').waitFor();
    await page.getByRole('contentinfo').waitFor();
  });

  it('S2.10 finds the payment page open, without a sign-in', async () => {
    await open('/payment-success?session_id=none');
    await page.getByRole('heading', { name: 'Verifying your payment' }).waitFor();
    expect(pathOf(page)).toBe('/payment-success');
  });

  it.each(PROTECTED_PATHS)('%s is sent from %s to the sign-in page', async (_id, path) => {
    await open(path);
    await expectToArriveAt(page, '/auth');
    await page.getByRole('button', { name: /^Continue with/ }).waitFor();
  });

  it('S6.7 is asked to sign in by these six, and by no public page', () => {
    expect(PROTECTED_PATHS).toHaveLength(6);
    expect([...visits].filter(([path, visit]) => path !== '/auth' && visit.path === '/auth')).toEqual([]);
  });

  it('SD.24 finds nothing at an address that only begins like the dashboard', async () => {
    expect((await open('/dashboard/userx'))?.status()).toBe(404);
    await page.getByText('Oops! Page not found').waitFor();
  });
});

describe('a user', () => {
  let page: Page;
  const open = (path: string) => page.goto(`${site.origin}${path}`);

  beforeAll(async () => {
    ({ page } = await site.openTabOf('user@example.test'));
  });

  it('S2.31 comes to the dashboard of users after the sign-in', () => {
    expect(pathOf(page)).toBe('/dashboard/user');
  });

  it.each([
    ['S2.4', '/dashboard', 'Choose your plan'],
    ['S2.5', '/dashboard/user', 'Choose your plan'],
    ['S2.7', '/sops', 'SOPs'],
    ['S2.8', '/team', 'Team Activity'],
    ['S2.9', '/analytics', 'Usage Analytics'],
    ['S2.10', '/payment-success', 'Verifying your payment'],
  ])('%s may open %s, headed "%s"', async (_id, path, heading) => {
    await open(path);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    expect(pathOf(page)).toBe(path);
  });

  it.each([
    ['S2.26', '/dashboard/consultant', '/dashboard/user'],
    ['S2.26', '/dashboard/consultant/any', '/dashboard/user'],
    ['S2.28', '/auth', '/dashboard/user'],
    ['S2.32', '/auth?type=consultant', '/dashboard/user'],
    ['S2.35', '/', '/dashboard/user'],
    ['S6.4', '/consultant/clients', '/dashboard/user'],
  ])('%s is sent from %s to %s', async (_id, from, to) => {
    await open(from);
    await expectToArriveAt(page, to);
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
  });

  it('S2.33 does not come back to the sign-in page by the back button', async () => {
    await open('/team');
    await open('/auth');
    await expectToArriveAt(page, '/dashboard/user');
    await page.goBack();
    await expectToArriveAt(page, '/team');
  });

  it.each([
    ['S2.29', '/dashboard/user', 'Choose your plan', '/api/v1/profiles/me'],
    ['S2.30', '/team', 'Team Activity', '/api/v1/profiles/me'],
    ['S2.38', '/', 'Choose your plan', '/api/v1/profiles/me'],
    ['S2.70', '/auth', 'Choose your plan', '/api/v1/profiles/me'],
  ])('%s sees a spinner and no content at %s until it is known who they are', async (_id, path, heading, call) => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await intercept(page, `**${call}`, async (route) => {
      await answered;
      await route.continue();
    });
    await open(path);
    await page.getByRole('status', { name: 'Loading', exact: true }).waitFor();
    expect(await page.getByRole('heading').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Continue with/ }).count()).toBe(0);
    answer();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.unrouteAll();
  });

  it('SD.28 is let through, with a line in the log, when the profile cannot be loaded', async () => {
    const { page: other, faults } = await site.openTabOf('without-profile@example.test');
    await intercept(other, '**/api/v1/profiles/me', (route) => route.abort());
    await other.goto(`${site.origin}/dashboard/user`);
    await other.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(faults.filter((fault) => fault.includes('The profile could not be loaded'))).not.toEqual([]);
    await closeTab(other);
  });
});

describe('a consultant', () => {
  let page: Page;
  const open = (path: string) => page.goto(`${site.origin}${path}`);

  beforeAll(async () => {
    ({ page } = await site.openTabOf('consultant@example.test', '/auth?type=consultant'));
    await page.waitForURL('**/dashboard/consultant');
  });

  it.each([
    ['S2.6', '/dashboard/consultant', '/dashboard/consultant'],
    ['S1.7, S2.25', '/dashboard/user', '/dashboard/consultant'],
    ['S2.25', '/dashboard/user/any', '/dashboard/consultant'],
    ['S2.27, S5.20', '/auth', '/dashboard/consultant'],
    ['S2.36', '/', '/dashboard/consultant'],
    ['S6.6', '/dashboard', '/dashboard/consultant'],
  ])('%s comes from %s to %s', async (_id, from, to) => {
    await open(from);
    await expectToArriveAt(page, to);
    await page.getByRole('heading', { level: 1, name: 'Consultant Dashboard' }).waitFor();
  });

  it.each(['/sops', '/team', '/analytics'])('SD.25 has a page of their own at %s', async (path) => {
    await open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(pathOf(page)).toBe(path);
    expect(await page.getByText('user@example.test').count()).toBe(0);
  });
});
