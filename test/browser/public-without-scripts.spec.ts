import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite();

const PAGES = [
  ['/', 'Describe the work. Get a procedure anyone can follow.', 'No setup fees'],
  ['/pricing', 'Plans and pricing', 'allow this site to run JavaScript'],
  ['/try', 'Try it with one of your tasks', 'To try a draft, allow this site to run JavaScript'],
  ['/auth', 'Welcome', 'To sign in, allow this site to run JavaScript'],
  ['/help-center', 'Help Center', 'encrypted at rest and in transit'],
  ['/contact', 'Contact Us', 'Or write to us directly'],
  ['/careers', 'Join Our Team', 'Senior Full Stack Engineer'],
  ['/privacy', 'Privacy Policy', 'SOC 2'],
  ['/terms', 'Terms of Service', 'non-refundable'],
  ['/cookies', 'Cookie Policy', 'pending_user_type'],
  ['/security', 'Security', 'Recovery codes'],
  ['/how-drafting-works', 'How drafting works', 'Gaps become questions'],
  ['/nowhere', '404', 'Oops! Page not found'],
] as const;

async function openWithoutScripts(path: string, width = 1280): Promise<{ page: Page; faults: string[] }> {
  const tab = await site.openTab({ javaScriptEnabled: false, viewport: { width, height: 800 } });
  await tab.page.goto(`${site.origin}${path}`);
  return tab;
}

describe('without JavaScript', () => {
  it.each(PAGES)('%s is headed "%s" and says "%s"', async (path, heading, phrase) => {
    const { page } = await openWithoutScripts(path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect(await page.getByRole('main').innerText()).toContain(phrase);
    expect(await page.getByRole('status').count()).toBe(0);
    const background = await page.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(background, 'the styles are in the page').toBe('rgb(246, 244, 239)');
    await closeTab(page);
  });

  it('one gets from page to page by the links of bar and footer', async () => {
    const { page } = await openWithoutScripts('/');
    await page.getByRole('banner').getByRole('link', { name: 'View Pricing Plans' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plans and pricing' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await page.getByRole('link', { name: 'Apply Now: Product Manager' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Use Cases' }).click();
    await page.waitForURL(`${site.origin}/#use-cases`);
    await closeTab(page);
  });

  it('a small screen shows the links of the menu, and no button that could not fold them out', async () => {
    const { page } = await openWithoutScripts('/help-center', 390);
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await expect.poll(() => links.allInnerTexts()).toContain('Sign in');
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0);
    await closeTab(page);
  });

  it('the page of the app says what it needs', async () => {
    const { page } = await openWithoutScripts('/dashboard');
    expect(await page.locator('body').innerText()).toContain('This page needs JavaScript');
    await page.getByRole('link', { name: 'The front page' }).click();
    await page.waitForURL(`${site.origin}/`);
    await closeTab(page);
  });
});
