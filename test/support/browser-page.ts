import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A tab of its own browser profile, with a log of everything that went wrong in it. */
export interface BrowserTab {
  page: Page;
  /** Errors of the console and of scripts, each with the address of the page. */
  faults: string[];
}

/**
 * Opens a fresh profile: nobody is signed in. Its person asked for less motion, which spares the frames of movements that no
 * test looks at; those that do ask for `no-preference`.
 */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserTab> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const faults: string[] = [];
  context.on('page', (page) => watch(page, faults));
  const page = await context.newPage();
  return { page, faults };
}

function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
}

/** Signs in on the site as a person does: the one button, then an address on the provider's page. */
export async function signInOnSite(page: Page, origin: string, email: string, path = '/auth'): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.getByRole('textbox', { name: /^Another e-?mail address$/ }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/dashboard/**');
}
