import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { holdRequests } from '../support/hold-requests.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite();

const READABLE = [
  '/',
  '/pricing',
  '/templates',
  '/help-center',
  '/careers',
  '/privacy',
  '/terms',
  '/cookies',
  '/nowhere',
];
/** The budget of scripts for the first interaction, after compression; these are counted before it. */
const SCRIPT_BUDGET_BYTES = 60_000;
const LARGEST_IMAGE_BYTES = 100_000;

/** Keeps the app away until the answer is called. */
const holdApp = (page: Page) => holdRequests(page, '**/assets/show-app-*.js');

async function headOf(path: string) {
  const answer = await fetch(`${site.origin}${path}`);
  const html = await answer.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: answer.status,
    html,
    title: find(/<title>([^<]+)<\/title>/),
    canonical: find(/<link rel="canonical" href="([^"]+)"/),
    address: find(/<meta property="og:url" content="([^"]+)"/),
    picture: find(/<meta property="og:image" content="([^"]+)"/),
    robots: find(/<meta name="robots" content="([^"]+)"/),
  };
}

describe('the HTML of a public page', () => {
  it.each(['/', '/pricing', '/auth', '/contact', '/careers'])(
    'names %s and its picture by full addresses',
    async (path) => {
      const head = await headOf(path);
      expect(head).toMatchObject({
        status: 200,
        canonical: `${site.origin}${path}`,
        address: `${site.origin}${path}`,
        picture: `${site.origin}/og-image.png`,
        robots: undefined,
      });
      expect(head.title).toMatch(/^.+ · SOP Platform$/);
      expect(head.html).not.toMatch(/%[A-Z_]+%|<!--[a-z-]+-->/);
    },
  );

  it('is a 404 that no search engine keeps, where there is no page (S2.17)', async () => {
    expect(await headOf('/nowhere')).toMatchObject({ status: 404, robots: 'noindex', canonical: undefined });
  });

  it('names an icon for each kind of screen, and all of them exist', async () => {
    const { html } = await headOf('/');
    const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
    const answers = await Promise.all(icons.map((path) => fetch(`${site.origin}${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('a visitor who reads', () => {
  it.each(['light', 'dark'] as const)('sees the product in the colors of the page: %s', async (colorScheme) => {
    const { page } = await site.openTab({ colorScheme });
    await page.goto(`${site.origin}/`);
    const picture = page.getByRole('img', { name: /^A finished procedure/ });
    await picture.scrollIntoViewIfNeeded();
    const address = String(await picture.getAttribute('src'));
    expect(address).toContain(`product-${colorScheme}`);
    const bytes = (await (await fetch(`${site.origin}${address}`)).arrayBuffer()).byteLength;
    expect(bytes).toBeLessThanOrEqual(LARGEST_IMAGE_BYTES);
    await page.waitForFunction(`document.querySelector('img[src="${address}"]').complete`);
    await closeTab(page);
  });

  it('loads a few kilobytes of scripts and never the app', async () => {
    const { page } = await site.openTab();
    for (const path of READABLE) {
      let bytes = 0;
      const names: string[] = [];
      page.on('response', async (response) => {
        if (!response.url().endsWith('.js')) return;
        names.push(response.url());
        bytes += (await response.body()).length;
      });
      await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
      page.removeAllListeners('response');
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => name.includes('show-app'))).toEqual([]);
      expect(bytes).toBeLessThan(SCRIPT_BUDGET_BYTES);
    }
    await closeTab(page);
  });

  it('chooses the colors, which stay, and the app follows', async () => {
    const { page } = await site.openTab({ colorScheme: 'light' });
    const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.goto(`${site.origin}/`);
    await page.getByRole('button', { name: 'Switch to dark colors' }).click();
    await expect.poll(background).toBe('rgb(15, 23, 22)');
    await page.goto(`${site.origin}/terms`);
    await expect.poll(background).toBe('rgb(15, 23, 22)');
    await page.goto(`${site.origin}/payment-success`);
    await page.getByRole('button', { name: 'Switch to light colors' }).click();
    await page.getByRole('button', { name: 'Switch to dark colors' }).waitFor();
    await closeTab(page);
  });

  it('is dark at once where the system is', async () => {
    const { page } = await site.openTab({ colorScheme: 'dark' });
    await page.goto(`${site.origin}/`, { waitUntil: 'commit' });
    await page.locator('body').waitFor();
    expect(await page.evaluate('document.documentElement.dataset.scheme')).toBe('dark');
    await closeTab(page);
  });
});

describe('a click before the app is there', () => {
  it('on the sign-in button leads on once it is', async () => {
    const { page, faults } = await site.openTab();
    const letThrough = await holdApp(page);
    await page.goto(`${site.origin}/auth`);
    await page.getByRole('button', { name: /^Continue with/ }).click();
    expect(new URL(page.url()).pathname).toBe('/auth');
    letThrough();
    await page.waitForURL('**/idp/**');
    expect(faults, 'the app finds the page as it would have made it').toEqual([]);
    await closeTab(page);
  });

  it('on a plan starts the checkout of somebody who is signed in, and asks nobody to sign in (S2.67)', async () => {
    const { page } = await site.openTabOf('quick@example.test');
    const letThrough = await holdApp(page);
    await page.goto(`${site.origin}/pricing`);
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    letThrough();
    await page.getByText('Starting checkout for Starter plan').waitFor();
    await closeTab(page);
  });

  it('on a plan waits until the session is known (S2.67)', async () => {
    const { page } = await site.openTabOf('unknown-yet@example.test');
    const answerProfile = await holdRequests(page, '**/api/v1/profiles/me');
    const isAsked = page.waitForRequest('**/api/v1/profiles/me');
    await page.goto(`${site.origin}/#pricing`);
    await isAsked;
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    answerProfile();
    await page.getByText('Starting checkout for Starter plan').waitFor();
    await closeTab(page);
  });

  it('on a plan may begin before the app is there and end afterwards (S2.67)', async () => {
    const { page, faults } = await site.openTabOf('slow-finger@example.test');
    const letThrough = await holdApp(page);
    await page.goto(`${site.origin}/#pricing`);
    await page.getByRole('button', { name: 'Choose Starter' }).hover();
    await page.mouse.down();
    letThrough();
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await page.mouse.up();
    await page.getByText('Starting checkout for Starter plan').waitFor();
    expect(faults, 'the app finds the page as it would have made it').toEqual([]);
    await closeTab(page);
  });
});

describe('somebody with a session', () => {
  it.each(['/', '/auth'])('sees a spinner instead of %s until the app is there (S2.38, S2.70)', async (path) => {
    const { page } = await site.openTabOf(`early${path.length}@example.test`);
    const letThrough = await holdApp(page);
    await page.goto(`${site.origin}${path}`);
    await page.getByRole('status', { name: 'Loading', exact: true }).waitFor();
    expect(await page.getByRole('heading').count()).toBe(0);
    letThrough();
    await page.waitForURL('**/dashboard/user');
    await closeTab(page);
  });

  it('continues as a visitor where the app cannot be loaded, and is asked to sign in', async () => {
    const { page } = await site.openTabOf('cut-off@example.test');
    await intercept(page, '**/assets/show-app-*.js', (route) => route.abort());
    await page.goto(`${site.origin}/pricing`);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await page.getByRole('dialog', { name: 'Sign in to continue' }).waitFor();
    await closeTab(page);
  });

  it('sees a message where a part of the app cannot be loaded, and can reload it', async () => {
    const { page } = await site.openTabOf('half-cut-off@example.test');
    await intercept(page, '**/assets/pricing-page-*.js', (route) => route.abort());
    await page.goto(`${site.origin}/pricing`);
    await page.getByText('This page could not be loaded').waitFor();
    await page.unroute('**/assets/pricing-page-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plans and pricing' }).waitFor();
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await closeTab(page);
  });

  it('reads the pricing page at once, but is not offered to sign in', async () => {
    const { page } = await site.openTabOf('reading@example.test');
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
    const [letThrough, answerProfile] = [await holdApp(page), await holdRequests(page, '**/api/v1/profiles/me')];
    const isAsked = page.waitForRequest('**/api/v1/profiles/me');
    await page.goto(`${site.origin}/pricing`);
    await page.getByRole('heading', { level: 1, name: 'Plans and pricing' }).waitFor();
    expect(await signIn.count(), 'without the app').toBe(0);
    letThrough();
    await isAsked;
    expect(await signIn.count(), 'with the app').toBe(0);
    answerProfile();
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await closeTab(page);
  });

  it('folds the menu of a small screen out at once, and is not offered to sign in there', async () => {
    const { page } = await site.openTabOf('reading-small@example.test');
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const letThrough = await holdApp(page);
    await page.goto(`${site.origin}/pricing`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Features' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
    letThrough();
    await menu.getByRole('link', { name: 'Dashboard' }).waitFor();
    await closeTab(page);
  });

  it.each(['/terms', '/#features'])('keeps the scroll position when the app hydrates %s', async (path) => {
    const { page, faults } = await site.openTabOf(`reader${path.length}@example.test`);
    const letThrough = await holdApp(page);
    await page.goto(`${site.origin}${path}`);
    // A little later than the page itself moves to its section.
    await page.evaluate('new Promise((done) => setTimeout(() => done(window.scrollTo(0, 1234)), 200))');
    letThrough();
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await page.waitForTimeout(300);
    expect(await page.evaluate('window.scrollY')).toBe(1234);
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});
