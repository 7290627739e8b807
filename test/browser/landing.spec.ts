import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite();

/** Height of the bar, below which a section comes to stand. */
const BAR_PX = 64;

const SECTIONS = [
  ['Features', 'features', 'S2.39, S2.51'],
  ['How It Works', 'how-it-works', 'S2.40, S2.52'],
  ['Pricing', 'pricing', 'S2.41'],
  ['Use Cases', 'use-cases', 'S2.42, S2.53'],
] as const;

const LABELS = SECTIONS.map(([label]) => label);

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });

async function openLanding(path = '/', options = {}) {
  const tab = await site.openTab({ reducedMotion: 'reduce', ...options });
  await tab.page.goto(`${site.origin}${path}`);
  return tab;
}

/** Waits until the section stands right below the bar. */
async function arriveAt(page: Page, id: string): Promise<void> {
  await eventually(
    async () => (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN,
    (top) => Math.abs(top - BAR_PX) < 40,
  );
}

describe('the landing page', () => {
  it('has its nine sections in order (S2.1, S2.34)', async () => {
    const { page, faults } = await openLanding();
    const title = 'Describe the work. Get a procedure anyone can follow.';
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    const parts = await page.locator('header, main > section, footer').all();
    const names = await Promise.all(parts.map((part) => part.getAttribute('aria-label')));
    // The bar and the footer need no name: each is the only one of its kind.
    expect(names).toEqual([
      null,
      'Welcome',
      'Problem and solution',
      'Features',
      'How it works',
      'Pricing',
      'Use cases',
      'Get started',
      null,
    ]);
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('makes the claims of the product (S1.1, S1.4, S1.5, S1.9-S1.12, S1.17-S1.22)', async () => {
    const { page } = await openLanding();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/AI-powered/i);
    expect(text).toMatch(/subscription[\s\S]*\$1500\s+per month[\s\S]*\$4500\s+per month/);
    for (const audience of ['Business owners', 'Managers', 'Employees']) expect(text).toContain(audience);
    expect(text).toMatch(/Enterprise[\s\S]*phone support/);
    expect(text).toMatch(/Generate a complete procedure in minutes/);
    expect(text).toMatch(/consistent format/);
    expect(text).toMatch(/Export .* sync it to your cloud-drive workspace/);
    expect(text).toMatch(/Team access through the drive/);
    expect(text).toMatch(/95%\s+.*time/);
    expect(text).toMatch(/500\+\s+.*teams/);
    expect(text).toMatch(/4\.9\s+.*rating/);
    for (const impact of ['85%', '90%', '75%']) expect(text).toContain(impact);
    expect(text).toContain('No setup fees');
    expect(text).toMatch(/cancel anytime/i);
    await closeTab(page);
  });

  it('explains four steps in their order (S1.13-S1.16)', async () => {
    const { page } = await openLanding();
    const steps = page.getByRole('region', { name: 'How it works' }).getByRole('heading', { level: 3 });
    await steps.first().waitFor();
    await expect
      .poll(() => steps.allInnerTexts())
      .toEqual(['The manager logs in', 'AI generates the SOP', 'Export to the drive', 'The team implements']);
    await closeTab(page);
  });
});

/** One that has shown the page would have its picture. */
const NEW_PROFILE = { cookies: [], origins: [] };

describe('the picture of the product', () => {
  it.each([
    ['a wide window', 1280, 'light', 'product-light'],
    ['a wide window in the dark', 1280, 'dark', 'product-dark'],
    ['a phone', 390, 'light', 'product-phone-light'],
    ['a phone in the dark', 390, 'dark', 'product-phone-dark'],
  ] as const)('is made for %s, small, and fetched alone when it is near', async (...look) => {
    const [, width, colorScheme, name] = look;
    const viewport = { width, height: 800 };
    const { page } = await site.openTab({ colorScheme, viewport, storageState: NEW_PROFILE });
    const fetched: { url: string; bytes: number }[] = [];
    page.on('response', async (response) => {
      const url = response.url();
      if (url.endsWith('.webp')) fetched.push({ url, bytes: (await response.body()).length });
    });
    await page.goto(`${site.origin}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const picture = page.getByRole('img', { name: /^A finished procedure in the product/ });
    // How near it has to be is the browser's own choice.
    expect(await picture.getAttribute('loading')).toBe('lazy');
    const before = await picture.boundingBox();
    await picture.scrollIntoViewIfNeeded();
    await eventually(
      async () => fetched,
      (all) => all.length === 1,
    );
    expect(fetched[0]?.url).toMatch(new RegExp(`/${name}-[^/]+\\.webp$`));
    expect(fetched[0]?.bytes).toBeLessThanOrEqual(60_000);
    // Its place was kept for it.
    expect((await picture.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
    await closeTab(page);
  });
});

describe('the bar', () => {
  it.each(SECTIONS)('leads to %s on the page and from another page (%s, %s, S2.43)', async (label, id) => {
    const { page } = await openLanding();
    await bar(page).getByRole('link', { name: label, exact: true }).click();
    await arriveAt(page, id);
    await page.goto(`${site.origin}/pricing`);
    await bar(page).getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(`${site.origin}/#${id}`);
    await arriveAt(page, id);
    await closeTab(page);
  });

  it('scrolls about 100 ms after the way home (S9.26)', async () => {
    const { page } = await openLanding('/help-center');
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await bar(page).getByRole('link', { name: 'Use Cases' }).click();
    await page.locator('#use-cases').waitFor({ state: 'attached' });
    await page.clock.runFor(80);
    await page.evaluate('window.scrollTo(0, 0)');
    await page.clock.runFor(10);
    expect(await page.evaluate('window.scrollY')).toBe(0);
    await page.clock.runFor(30);
    await arriveAt(page, 'use-cases');
    await closeTab(page);
  });

  it('follows the same link twice', async () => {
    const { page } = await openLanding('/#features');
    await arriveAt(page, 'features');
    await page.evaluate('window.scrollTo(0, 0)');
    await bar(page).getByRole('link', { name: 'Features' }).click();
    await arriveAt(page, 'features');
    await closeTab(page);
  });

  it('becomes opaque after 20 pixels (S2.44, S9.25)', async () => {
    const { page } = await openLanding();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const alphaAt = (pixels: number) =>
      page.evaluate(`new Promise((resolve) => {
        window.scrollTo(0, ${pixels});
        setTimeout(() => resolve(getComputedStyle(document.querySelector('header')).backgroundColor), 300);
      })`);
    expect(await alphaAt(20)).toBe('rgba(0, 0, 0, 0)');
    expect(await alphaAt(21)).toMatch(/^rgb\(/);
    await closeTab(page);
  });

  it('offers a visitor to sign in and to see the plans (S1.8, S2.45, S2.46)', async () => {
    const { page } = await openLanding();
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'View Pricing Plans', exact: true }).click();
    await page.waitForURL('**/pricing');
    await banner.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/auth');
    await closeTab(page);
  });

  it('folds into a menu on a small screen (S2.49, SD.30)', async () => {
    const { page } = await openLanding('/', { viewport: { width: 320, height: 700 } });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    expect(await bar(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect
      .poll(() => menu.getByRole('link').allInnerTexts())
      .toEqual([...LABELS, 'Sign in', 'View Pricing Plans']);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Use Cases' }).click();
    await menu.waitFor({ state: 'hidden' });
    await arriveAt(page, 'use-cases');
    await closeTab(page);
  });
});

describe('the footer', () => {
  it('leads everywhere and names the year (S2.51-S2.61, S9.30)', async () => {
    const { page } = await openLanding('/help-center');
    const footer = page.getByRole('contentinfo');
    await footer.waitFor();
    const links = await footer.getByRole('link').all();
    const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([
      '/#features',
      '/#how-it-works',
      '/#use-cases',
      '/how-drafting-works',
      '/templates',
      '/pricing',
      '/try',
      '/help-center',
      '/careers',
      '/contact',
      '/security',
      '/privacy',
      '/terms',
      '/cookies',
    ]);
    expect(await footer.innerText()).toContain('© 2025');
    for (const id of ['features', 'how-it-works', 'use-cases']) {
      await page.goto(`${site.origin}/help-center`);
      await footer.locator(`a[href="/#${id}"]`).click();
      await arriveAt(page, id);
    }
    await closeTab(page);
  });
});

describe('the first words of the page', () => {
  it('lead to a finished procedure of the gallery', async () => {
    const { page } = await openLanding('/');
    await page.getByRole('link', { name: 'See a finished procedure: cashing up the till' }).click();
    await page.waitForURL('**/templates/cash-up-the-till');
    await page.getByRole('heading', { level: 1, name: 'Cashing up the till' }).waitFor();
    await closeTab(page);
  });
});

describe('a signed-in person', () => {
  it('is redirected to the dashboard, but may read a section (S2.35, T10)', async () => {
    const { page } = await site.openTabOf('reader@example.test', '/auth', { reducedMotion: 'reduce' });
    await page.goto(`${site.origin}/`);
    await page.waitForURL('**/dashboard/user');
    await page.goto(`${site.origin}/#use-cases`);
    await arriveAt(page, 'use-cases');
    await closeTab(page);
  });

  it('finds the way back and out in a menu (S2.47, S2.48, S2.50)', async () => {
    const { page } = await site.openTabOf('menu@example.test');
    const account = page.getByRole('banner').getByRole('button', { name: /^Account of/ });
    for (const path of ['/help-center', '/privacy', '/pricing']) {
      await page.goto(`${site.origin}${path}`);
      await account.click();
      await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Dashboard', 'Account', 'Sign out']);
    }
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(`${site.origin}/terms`);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect.poll(() => menu.getByRole('link').allInnerTexts()).toEqual([...LABELS, 'Dashboard']);
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You have been signed out successfully.').waitFor();
    await closeTab(page);
  });

  it('signs out by the menu of a wide bar (S2.48)', async () => {
    const { page } = await site.openTabAt('/terms', 'leaving@example.test');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /^Account of/ }).click();
    // The menu has come to rest once it says how the account stands.
    await page.getByRole('menu').getByText('Free Plan').waitFor();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await banner.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
    await closeTab(page);
  });

  it('goes to their own side as a consultant (S2.36)', async () => {
    const { page } = await site.openTabOf('adviser@example.test', '/auth?type=consultant');
    await page.goto(`${site.origin}/`);
    await page.waitForURL('**/dashboard/consultant');
    await closeTab(page);
  });
});
