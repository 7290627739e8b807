import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';
import { useSite } from './conformance-site.js';

const site = useSite();

/** Height of the bar, below which a section comes to stand. */
const BAR_PX = 64;
const STILL = { reducedMotion: 'reduce' } as const;
const PHONE = { ...STILL, viewport: { width: 390, height: 800 } };

const BAR_LINKS = [
  ['S2.39', 'Features', 'features'],
  ['S2.40', 'How It Works', 'how-it-works'],
  ['S2.41', 'Pricing', 'pricing'],
  ['S2.42', 'Use Cases', 'use-cases'],
] as const;

/** Waits until a section stands right below the bar. */
async function arriveAt(page: Page, id: string): Promise<void> {
  await eventually(
    async () => (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN,
    (top) => Math.abs(top - BAR_PX) < 40,
  );
}

const backToTop = (page: Page) => page.evaluate('window.scrollTo(0, 0)');
const mobileMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu' });

describe('the front page for a visitor', () => {
  let page: Page;
  let bar: Locator;

  beforeAll(async () => {
    page = await site.openPage('/', STILL);
    bar = page.getByRole('banner');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('S2.34 has its nine sections in their order', async () => {
    const parts = await page.locator('header, main > section, footer').all();
    const names = await Promise.all(parts.map(async (part) => (await part.getAttribute('aria-label')) ?? 'unnamed'));
    expect(names).toEqual([
      'unnamed',
      'Welcome',
      'Problem and solution',
      'Features',
      'How it works',
      'Pricing',
      'Use cases',
      'Get started',
      'unnamed',
    ]);
  });

  it.each(BAR_LINKS)('%s leads by "%s" to the section #%s', async (_id, label, section) => {
    await backToTop(page);
    await bar.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
    await arriveAt(page, section);
  });

  it.each([
    ['S2.44, S9.25', 20, 'rgba(0, 0, 0, 0)'],
    ['S2.44, S9.25', 21, expect.stringMatching(/^rgb\(/)],
  ])('%s has, scrolled by %d pixels, a bar of the color %s', async (_id, pixels, color) => {
    const settled = await eventually(
      async () => {
        // Again each time: the way to a section that was chosen before may still be under way.
        await page.evaluate(`window.scrollTo(0, ${pixels})`);
        return page.evaluate("getComputedStyle(document.querySelector('header')).backgroundColor");
      },
      (current) => pixels > 20 === /^rgb\(/.test(String(current)),
    );
    expect(settled).toEqual(color);
  });

  it.each([
    ['S2.45', 'Sign in', '/auth'],
    ['S2.46', 'View Pricing Plans', '/pricing'],
  ])('%s has a bar with "%s", which leads to %s', async (_id, label, path) => {
    await page.goto(`${site.origin}/`);
    await bar.getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(`**${path}`);
  });
});

describe('a link to a section, on another page', () => {
  it('S2.43 leads home and then to the section', async () => {
    const page = await site.openPage('/help-center', STILL);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Use Cases' }).click();
    await page.waitForURL(`${site.origin}/#use-cases`);
    await arriveAt(page, 'use-cases');
    await closeTab(page);
  });

  it('S9.26 scrolls about 100 ms after the way home', async () => {
    const page = await site.openPage('/help-center', STILL);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Use Cases' }).click();
    await page.locator('#use-cases').waitFor({ state: 'attached' });
    await page.clock.runFor(80);
    await backToTop(page);
    await page.clock.runFor(10);
    expect(await page.evaluate('window.scrollY')).toBe(0);
    await page.clock.runFor(30);
    await arriveAt(page, 'use-cases');
    await closeTab(page);
  });
});

describe('the footer', () => {
  let page: Page;
  let footer: Locator;

  beforeAll(async () => {
    page = await site.openPage('/help-center', STILL);
    footer = page.getByRole('contentinfo');
    await footer.waitFor();
  });

  it.each([
    ['S2.51', 'features'],
    ['S2.52', 'how-it-works'],
    ['S2.53', 'use-cases'],
  ])('%s leads to the section #%s', async (_id, section) => {
    await page.goto(`${site.origin}/help-center`);
    await footer.locator(`a[href="/#${section}"]`).click();
    await arriveAt(page, section);
  });

  it.each([
    ['S2.54', '/pricing'],
    ['S2.55', '/help-center'],
    ['S2.56', '/careers'],
    ['S2.57', '/contact'],
    ['S2.58', '/privacy'],
    ['S2.59', '/terms'],
    ['S2.60', '/cookies'],
  ])('%s has a link to %s', async (_id, path) => {
    await expect.poll(() => footer.locator(`a[href="${path}"]`).count()).toBe(1);
  });

  it('S2.61, S9.30 names the year 2025', async () => {
    expect(await footer.innerText()).toContain('© 2025');
  });
});

describe('the bar on a phone', () => {
  it('S2.49 folds into a menu with what the wide bar has, signed out', async () => {
    const page = await site.openPage('/pricing', PHONE);
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const labels = BAR_LINKS.map(([, label]) => label);
    await expect
      .poll(() => mobileMenu(page).getByRole('link').allInnerTexts())
      .toEqual([...labels, 'Sign in', 'View Pricing Plans']);
    await closeTab(page);
  });

  it('S2.50 folds into a menu with what the wide bar has, signed in', async () => {
    const { page } = await site.openTabOf('phone@example.test', '/auth', PHONE);
    await page.goto(`${site.origin}/pricing`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = mobileMenu(page);
    await menu.getByRole('button', { name: 'Sign out' }).waitFor();
    const labels = BAR_LINKS.map(([, label]) => label);
    await expect.poll(() => menu.getByRole('link').allInnerTexts()).toEqual([...labels, 'Dashboard']);
    await closeTab(page);
  });
});

describe('the public pages for a user', () => {
  let page: Page;

  const openMenu = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Account of/ })
      .click();

  beforeAll(async () => {
    ({ page } = await site.openTabOf('reader@example.test', '/auth', STILL));
  });

  it.each(['/pricing', '/help-center', '/privacy'])('S2.47 lead by a menu to the dashboard, as on %s', async (path) => {
    await page.goto(`${site.origin}${path}`);
    await openMenu();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('S2.35 show the front page only to read a section of it', async () => {
    await page.goto(`${site.origin}/#features`);
    await arriveAt(page, 'features');
    await page.goto(`${site.origin}/?again`);
    await page.waitForURL('**/dashboard/user');
  });

  it('S2.37 show the front page to somebody without a type', async () => {
    const { page: untyped } = await site.openTabOf('untyped@example.test');
    const noType = {
      id: '00000000-0000-4000-8000-000000000000',
      user_type: null,
      full_name: '',
      email: 'u@example.test',
    };
    await intercept(untyped, '**/api/v1/profiles/me', (route) => route.fulfill({ json: noType }));
    await untyped.goto(`${site.origin}/`);
    await untyped.getByRole('region', { name: 'Welcome' }).waitFor();
    expect(new URL(untyped.url()).pathname).toBe('/');
    await closeTab(untyped);
  });

  it('S2.48 lead out by "Sign out"', async () => {
    await page.goto(`${site.origin}/terms`);
    await openMenu();
    // The menu has come to rest once it says how the account stands.
    await page.getByRole('menu').getByText('Free Plan').waitFor();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  });
});

describe('at 320 pixels', () => {
  it.each([
    '/',
    '/pricing',
    '/auth',
    '/help-center',
    '/contact',
    '/careers',
    '/privacy',
    '/payment-success',
    '/nowhere',
  ])('SD.30 nothing scrolls sideways on %s, and the menu opens and closes', async (path) => {
    const page = await site.openPage(path, { ...STILL, viewport: { width: 320, height: 700 } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await mobileMenu(page).waitFor();
    await page.keyboard.press('Escape');
    await mobileMenu(page).waitFor({ state: 'hidden' });
    await closeTab(page);
  });
});
