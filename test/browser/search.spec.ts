import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { until } from '../support/drafted-sops.js';
import { eventually } from '../support/eventually.js';
import { holdRequests } from '../support/hold-requests.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const OWNER = 'owner@example.test';
const MEMBER = 'member@example.test';
const CONSULTANT = 'consultant@example.test';

let owner: Person;
let page: Page;

async function addSop(person: Person, prompt: string, isCompleted = false): Promise<string> {
  const { id } = (await person.client.post<{ id: string }>('/sops', { prompt })).body;
  await until(person, id, ['succeeded']);
  if (isCompleted) await person.client.patch(`/sops/${id}`, { status: 'completed' });
  return id;
}

/** What the member reads. */
const SHARED = [
  'Clean the oven: switch it off, let it cool, wipe the sieve.',
  'Count the till: open the drawer, count the coins.',
  'Close the shop: lock the door, set the alarm.',
  'Water the plants: fill the can.',
];
let plantsId: string;

beforeAll(async () => {
  owner = await site.personOf(OWNER, 'user');
  await owner.client.patch('/profiles/me', { full_name: 'Anna Ito' });
  for (const prompt of SHARED) plantsId = await addSop(owner, prompt, true);
  const member = await site.personOf(MEMBER, 'user');
  const { body } = await owner.client.post<{ install_id: string }>('/functions/generate-install-link', {});
  await member.client.post(`/invitations/${body.install_id}/accept`);
  await site.personOf(CONSULTANT, 'consultant');
  ({ page } = await site.openTabOf(OWNER));
});

const open = (path: string, tab = page) => tab.goto(`${site.origin}${path}`);
const dialog = (tab = page) => tab.getByRole('dialog', { name: 'Search' });
const field = (tab = page) => dialog(tab).getByRole('combobox');
const option = (name: string | RegExp, tab = page) => dialog(tab).getByRole('option', { name });

/** The entry that Enter would choose, as a screen reader hears it. */
function activeEntry(tab = page): Promise<string> {
  return tab.evaluate<string>(
    `document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.textContent ?? ''`,
  );
}

async function openByKeys(path: string, tab = page): Promise<void> {
  await open(path, tab);
  await tab.getByRole('heading', { level: 1 }).first().waitFor();
  await tab.keyboard.press('Control+k');
  await field(tab).waitFor();
}

describe('the search of every page', () => {
  it('opens by Ctrl+K, also out of a field, and gives the keyboard back (screens m5)', async () => {
    await open('/dashboard');
    const prompt = page.getByRole('textbox', { name: 'What is the procedure about?' });
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
    await page.keyboard.press('n');
    await eventually(
      () => page.evaluate<string>('document.activeElement.tagName'),
      (name) => name === 'TEXTAREA',
    );
    await page.keyboard.press('Control+k');
    await field().waitFor();
    await page.keyboard.press('Control+k');
    await dialog().waitFor({ state: 'detached' });
    expect(await prompt.evaluate((element) => element.matches(':focus'))).toBe(true);
  });

  it('has what was typed before it was there, and takes none of it for a shortcut (screens A7, screens m5)', async () => {
    const { page: tab } = await site.openTabOf(OWNER);
    const letThrough = await holdRequests(tab, '**/assets/search-dialog-*.js');
    await open('/team', tab);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await tab.keyboard.press('Control+k');
    // "n" alone would open the form of a new SOP.
    await tab.keyboard.type('nwater x');
    for (let erased = 0; erased < 2; erased += 1) await tab.keyboard.press('Backspace');
    letThrough();
    await field(tab).waitFor();
    expect(await field(tab).inputValue()).toBe('nwater');
    expect(new URL(tab.url()).pathname).toBe('/team');
    await field(tab).fill('');
    await tab.keyboard.type('plants');
    expect(await field(tab).inputValue()).toBe('plants');
    await tab.keyboard.press('Escape');
    await dialog(tab).waitFor({ state: 'detached' });
    await tab.keyboard.press('Control+k');
    await field(tab).waitFor();
    expect(await field(tab).inputValue()).toBe('');
    await closeTab(tab);
  });

  it('leads to an SOP by a word of its text, and shows the line (screens m5)', async () => {
    await openByKeys('/team');
    await field().fill('siev');
    const hit = option(/sieve/);
    await hit.waitFor();
    await expect.poll(() => hit.locator('mark').allTextContents()).toContain('siev');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/sops\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { level: 1, name: /oven/i }).waitFor();
    await dialog().waitFor({ state: 'detached' });
    // The keyboard is on the page that it led to.
    await eventually(
      () => page.evaluate<string>('document.activeElement.tagName'),
      (name) => name === 'MAIN',
    );
  });

  it('goes through what can be chosen by arrows, around the end', async () => {
    await openByKeys('/team');
    const first = await activeEntry();
    expect(first).toBe('New SOP');
    await page.keyboard.press('ArrowDown');
    expect(await activeEntry()).toBe('Import documents');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await activeEntry()).toBe('Help center');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/team');
  });

  it.each([
    ['new s', 'New SOP', '**/dashboard'],
    ['anal', 'Analytics', '**/analytics'],
    ['trash', 'Deleted SOPs', '**/sops?view=deleted'],
    ['passw', 'Sign-in and security', '**/account#security'],
    ['settings', 'Account', '**/account'],
  ])('leads by %j and Enter to %s', async (typed, name, address) => {
    await openByKeys('/team');
    await field().fill(typed);
    await eventually(
      () => activeEntry(),
      (entry) => entry === name,
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
  });

  it('imports documents, shows the shortcuts and switches the colors', async () => {
    await openByKeys('/team');
    await option('Import documents').click();
    await page.getByRole('dialog', { name: 'Import documents' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await option('Keyboard shortcuts').click();
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Search, also while you type').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await option('Switch to dark colors').click();
    await page.locator('html[data-scheme="dark"]').waitFor();
    await page.keyboard.press('Control+k');
    await option('Switch to light colors').click();
    await page.locator('html[data-scheme="light"]').waitFor();
  });

  it('says that nothing was found, and finds again', async () => {
    await openByKeys('/team');
    await field().fill('submarine');
    await dialog().getByText('No SOPs found for “submarine”.').waitFor();
    expect(await dialog().getByRole('option').count()).toBe(0);
    await field().fill('sieve');
    await option(/sieve/).first().waitFor();
    // The entry that leads to all results is none itself.
    await option('See all results for “sieve”').waitFor();
    await dialog().getByRole('status').getByText('1 result', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('says that the search failed, and tries again', async () => {
    await openByKeys('/team');
    await intercept(page, '**/api/v1/search?*', (route) => route.fulfill({ status: 400, json: {} }));
    await field().fill('plants');
    await dialog().getByText('SOPs could not be searched.').waitFor();
    await option('See all results for “plants”').waitFor();
    await page.unrouteAll();
    await dialog().getByRole('button', { name: 'Try again' }).click();
    await option(/Water the plants/i).waitFor();
    await page.keyboard.press('Escape');
  });

  it('asks for no word that is typed over', async () => {
    await openByKeys('/team');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/v1/search') asked.push(searchParams.get('q') ?? '');
    });
    // All letters in one task: on a busy machine, keys come so late that each word would rightly be asked for.
    await field().focus();
    await page.evaluate(`for (const text of ['p', 'pl', 'pla', 'plan', 'plant', 'plants']) {
      const input = document.activeElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }`);
    await option(/Water the plants/i).waitFor();
    expect(asked).toEqual(['plants']);
    page.removeAllListeners('request');
    await page.keyboard.press('Escape');
  });

  it('signs out', async () => {
    const tab = await site.openTabOf(CONSULTANT);
    await openByKeys('/dashboard/consultant', tab.page);
    await option('Earnings', tab.page).waitFor();
    await field(tab.page).fill('log out');
    await eventually(
      () => activeEntry(tab.page),
      (entry) => entry === 'Sign out',
    );
    await tab.page.keyboard.press('Enter');
    await tab.page.waitForURL((url) => !url.pathname.startsWith('/dashboard'));
    await closeTab(tab.page);
  });
});

describe('a member', () => {
  it('finds what a team shares from every page, and reads it', async () => {
    const tab = await site.openTabOf(MEMBER);
    await openByKeys('/sops', tab.page);
    await field(tab.page).fill('plants');
    await option(/Water the plants.*Anna Ito/i, tab.page).click();
    await tab.page.waitForURL(`**/shared-sops/${plantsId}`);
    await closeTab(tab.page);
  });

  it('looks through what is shared, also by a link of the search (screens M1)', async () => {
    const tab = await site.openTabOf(MEMBER);
    await openByKeys('/sops', tab.page);
    await field(tab.page).fill('alarm');
    await option('See all results for “alarm”', tab.page).click();
    await tab.page.waitForURL('**/sops?q=alarm');
    const list = tab.page.getByRole('region', { name: 'Procedures from Anna Ito' });
    const titles = () => list.getByRole('listitem').getByRole('link').allTextContents();
    await eventually(titles, (shown) => shown.length === 1 && /close the shop/i.test(shown[0] ?? ''));
    const search = list.getByRole('searchbox', { name: 'Search what is shared with you' });
    expect(await search.inputValue()).toBe('alarm');
    await search.fill('submarine');
    await list.getByText('Nothing found').waitFor();
    await assertPageOk(tab.page, 'nothing found in what is shared');
    await list.getByRole('button', { name: 'Show all SOPs' }).click();
    await eventually(titles, (shown) => shown.length === SHARED.length);
    await closeTab(tab.page);
  });
});

describe.each([
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
  [320, 'dark'],
] as const)('the search of %d pixels, %s', (width, colorScheme) => {
  it('opens by its button, and is sound with and without words (SD.30, screens m5)', async () => {
    const tab = await site.openTabOf(OWNER, '/auth', {
      viewport: { width, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await open('/team', tab.page);
    await tab.page.getByRole('button', { name: 'Search', exact: true }).click();
    await option('New SOP', tab.page).waitFor();
    await assertPageOk(tab.page, 'the search');
    await field(tab.page).fill('the');
    await option(/Water the plants/i, tab.page).waitFor();
    await assertPageOk(tab.page, 'what was found');
    await field(tab.page).fill('submarine');
    await dialog(tab.page).getByText('No SOPs found').first().waitFor();
    await assertPageOk(tab.page, 'nothing found');
    await dialog(tab.page).getByRole('button', { name: 'Close the search' }).click();
    await dialog(tab.page).waitFor({ state: 'detached' });
    await closeTab(tab.page);
  });
});
