import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'reader@example.test';

let page: Page;
let sopId: string;

beforeAll(async () => {
  const { client } = await site.personOf(EMAIL);
  sopId = (await client.post<{ id: string }>('/sops', { prompt: 'Water the plants on Monday.' })).body.id;
  ({ page } = await site.openTabOf(EMAIL));
});

const open = (path: string) => page.goto(`${site.origin}${path}`);
const mainNavigation = () => page.getByRole('navigation', { name: 'Main' });
const prompt = () => page.getByRole('textbox', { name: 'What is the procedure about?' });
const dialog = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

describe('the shell of a signed-in person', () => {
  it('marks the page that is shown, and names it in the tab', async () => {
    for (const [path, label, title] of [
      ['/dashboard', 'Dashboard', 'Dashboard'],
      ['/sops', 'SOPs', 'SOPs'],
      ['/team', 'Team', 'Team Activity'],
      ['/analytics', 'Analytics', 'Usage Analytics'],
    ] as const) {
      await open(path);
      const current = mainNavigation().locator('[aria-current="page"]');
      await current.getByText(label, { exact: true }).waitFor();
      await expect.poll(() => current.count()).toBe(1);
      expect(await page.title()).toBe(`${title} · SOP Platform`);
    }
  });

  it('leads back from an SOP, which names the page', async () => {
    await open(`/sops/${sopId}`);
    await page.getByRole('heading', { level: 1, name: 'Water the plants on Monday.' }).waitFor();
    expect(await page.title()).toBe('Water the plants on Monday. · SOP Platform');
    await page.getByRole('link', { name: 'Back to SOPs' }).click();
    await page.waitForURL('**/sops');
  });

  it('leads back from every page below another one by one link (screens m17)', async () => {
    for (const [path, back] of [
      ['/dashboard', []],
      ['/account', []],
      ['/sops', ['Back to Dashboard']],
      ['/team', ['Back to Dashboard']],
      ['/analytics', ['Back to Dashboard']],
      ['/sops?view=deleted', ['Back to SOPs']],
      [`/sops/${sopId}`, ['Back to SOPs']],
      ['/templates/open-the-cafe', ['Back to SOP templates']],
    ] as const) {
      await open(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([
        path,
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Back to/ })
          .allInnerTexts(),
      ]).toEqual([path, back]);
      expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).count(), path).toBe(0);
    }
  });

  it('lets the keyboard skip the navigation', async () => {
    await open('/team');
    await page.getByRole('heading', { name: 'Team Activity' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.tagName')).toBe('MAIN');
  });

  it('takes the keyboard along to the page that it leads to', async () => {
    await open('/dashboard');
    const link = mainNavigation().getByRole('link', { name: 'Team' });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Team Activity' }).waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Back to Dashboard');
  });

  it('shows where the subscription stands in the menu of the account (T6)', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('dialog', { name: 'Account' }).getByText('Active').waitFor();
    await page.keyboard.press('Escape');
  });

  it('keeps the navigation behind a button on a narrow window', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open('/team');
    expect(await mainNavigation().count()).toBe(0);
    await page.getByRole('button', { name: 'Open the navigation' }).click();
    await mainNavigation().getByRole('link', { name: 'Analytics' }).click();
    await page.waitForURL('**/analytics');
    await mainNavigation().waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('stays where there is no page, and leads on where there is no SOP (screens m11)', async () => {
    await open('/nowhere');
    await page.getByRole('main').getByText('Oops! Page not found').waitFor();
    await mainNavigation().getByRole('link', { name: 'Team' }).waitFor();
    expect(await page.title()).toContain('Page not found');
    await open('/sops/01890000-0000-7000-8000-000000000000');
    await page.getByText('This SOP does not exist').waitFor();
    await page.getByRole('link', { name: 'All SOPs' }).click();
    await page.waitForURL('**/sops');
  });

  it('stays when the code of a page is gone after a deploy, which a reload brings', async () => {
    await open('/dashboard');
    await intercept(page, '**/assets/team-page*', (route) => route.fulfill({ status: 404 }));
    await mainNavigation().getByRole('link', { name: 'Team' }).click();
    await page.getByText('This page could not be loaded').waitFor();
    await mainNavigation().waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'Team Activity' }).waitFor();
  });

  it('stays when a page breaks, which can be tried again or left', async () => {
    await open('/dashboard');
    await intercept(page, '**/api/v1/overview/team', (route) => route.fulfill({ json: {} }));
    await mainNavigation().getByRole('link', { name: 'Team' }).click();
    await page.getByText('This page could not be shown').waitFor();
    await mainNavigation().getByRole('link', { name: 'SOPs' }).click();
    await page.getByRole('heading', { name: 'SOPs', level: 1, exact: true }).waitFor();
    await mainNavigation().getByRole('link', { name: 'Team' }).click();
    await page.getByText('This page could not be shown').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Team Activity' }).waitFor();
  });
});

describe('keyboard shortcuts', () => {
  it('lead to the SOPs, to the dashboard and to the search', async () => {
    await open('/team');
    await page.getByRole('heading', { name: 'Team Activity' }).waitFor();
    await page.keyboard.type('gs');
    await page.waitForURL('**/sops');
    await page.keyboard.type('gd');
    await page.waitForURL('**/dashboard');
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('plants');
    await page.getByRole('option', { name: 'See all results for “plants”' }).click();
    await page.waitForURL('**/sops?q=plants');
  });

  it('put the keyboard into the box of a new SOP, where they are letters again', async () => {
    await page.getByRole('heading', { name: 'SOPs', exact: true, level: 1 }).click();
    await page.keyboard.press('n');
    await page.waitForURL('**/dashboard');
    await prompt().waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
    await page.keyboard.type('gs n?/');
    expect(await prompt().inputValue()).toBe('gs n?/');
    await prompt().fill('');
  });

  it('are listed, and can be switched off for good (WCAG 2.1.4)', async () => {
    await open('/dashboard');
    await prompt().waitFor();
    await page.keyboard.press('?');
    await dialog().getByText('New SOP', { exact: true }).waitFor();
    await dialog().getByRole('switch', { name: 'Use keyboard shortcuts' }).click();
    await dialog().getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await prompt().waitFor();
    await page.keyboard.type('?');
    await page.keyboard.type('gs');
    expect(await dialog().count()).toBe(0);
    expect(page.url()).toContain('/dashboard');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await dialog().getByRole('switch', { name: 'Use keyboard shortcuts' }).click();
  });
});

describe('the shell of a consultant', () => {
  it('leads to the four tools (S2.113-S2.116)', async () => {
    const { page: wide } = await site.openTab();
    await site.personOf('consultant@example.test', 'consultant');
    await site.signIn(wide, 'consultant@example.test');
    const links = wide.getByRole('navigation', { name: 'Main' }).getByRole('list').getByRole('link');
    await links.first().waitFor();
    const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([
      '/dashboard',
      '/consultant/clients',
      '/consultant/projects',
      '/consultant/branding',
      '/consultant/analytics',
      '/sops',
      '/team',
      '/analytics',
    ]);
    await closeTab(wide);
  });
});
