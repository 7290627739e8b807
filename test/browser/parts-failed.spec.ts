import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { createSop, until } from '../support/drafted-sops.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'patient@example.test';

let sopId: string;

beforeAll(async () => {
  const person = await site.personOf(EMAIL, 'user');
  // The checks look at what a person has said.
  sopId = (await createSop(person)).id;
  await until(person, sopId, ['succeeded']);
  await person.client.post('/functions/generate-install-link', { name: 'Tom' });
  await person.client.post('/folders', { name: 'Kitchen' });
});

const line = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

describe('a part of a page that does not arrive', () => {
  it.each([
    ['SOP', 'The history could not be loaded.', '/sops/*/versions**'],
    ['SOP', 'The checks could not be loaded.', '/sops/*/checks'],
    ['SOP', 'Pictures and files could not be loaded.', '/sops/*/attachments'],
    ['/sops?view=deleted', 'Deleted SOPs could not be loaded.', '/deleted-sops**'],
    ['/templates', 'Your templates could not be loaded.', '/own-templates'],
    ['/team', 'Your members could not be loaded.', '/install-links**'],
    ['/dashboard', 'Your seats could not be loaded.', '/install-links**'],
    ['/analytics', 'The insights could not be loaded.', '/overview/usage?**'],
    ['/account', 'Your sessions could not be loaded.', '/account/sessions**'],
    ['/account', 'Your security activity could not be loaded.', '/account/security-events**'],
    ['/account', 'Your ways to sign in could not be loaded.', '/auth/user'],
    ['/account', 'Your exports and imports could not be loaded.', '/archives'],
  ])('on %s says in the same words that it did not, and comes with the next try: %s', async (place, text, address) => {
    await failsAndComes(EMAIL, place === 'SOP' ? `/sops/${sopId}` : place, text, address);
  });

  it('stands in place of the folders that the last visit has shown', async () => {
    await failsAndComes(EMAIL, '/sops', 'Your folders could not be loaded.', '/folders', async (page) => {
      await page.goto(`${site.origin}/sops`);
      await page.getByRole('navigation', { name: 'Folders' }).waitFor();
    });
  });

  it('is told to somebody who has only come to read', async () => {
    const text = 'What is shared with you could not be loaded.';
    const page = await openRefused('reader@example.test', '/sops', '/shared-sops**');
    // The list has its place then.
    await page.getByRole('link', { name: 'Create First SOP' }).waitFor();
    await comesWithNextTry(page, text);
  });
});

async function failsAndComes(
  email: string,
  path: string,
  text: string,
  address: string,
  visit?: (page: Page) => Promise<void>,
): Promise<void> {
  await comesWithNextTry(await openRefused(email, path, address, visit), text);
}

/** Opens a page that is refused what it asks for at an address. @param visit what the person has done before */
async function openRefused(
  email: string,
  path: string,
  address: string,
  visit?: (page: Page) => Promise<void>,
): Promise<Page> {
  const { page } = await site.openTabOf(email);
  await visit?.(page);
  // Refused at once: an interrupted call is tried three times first.
  const problem = { type: 'about:blank', title: 'Not now', status: 418, code: 'not-now' };
  await intercept(page, `**/api/v1${address}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 418, json: problem }) : route.fallback(),
  );
  await page.goto(`${site.origin}${path}`);
  return page;
}

async function comesWithNextTry(page: Page, text: string): Promise<void> {
  await line(page, text).waitFor();
  await page.unrouteAll();
  await line(page, text).getByRole('button', { name: 'Try again' }).click();
  await line(page, text).waitFor({ state: 'detached' });
  await closeTab(page);
}
