import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { openRowActions } from '../support/row-actions.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'librarian@example.test';
/** Titles of the SOPs, the oldest update first. */
const TITLES = ['Banana bread', 'Apple pie', 'Cherry cake', 'Date cookies'];

let page: Page;
let person: Person;

interface Sop {
  id: string;
  generation_state: string;
}

async function addFinishedSop(prompt: string): Promise<string> {
  const { id } = (await person.client.post<Sop>('/sops', { prompt })).body;
  await eventually(
    async () => (await person.client.get<Sop>(`/sops/${id}`)).body,
    (sop) => sop.generation_state === 'succeeded',
  );
  return id;
}

beforeAll(async () => {
  person = await site.personOf(EMAIL);
  const ids: string[] = [];
  for (const title of TITLES) ids.push(await addFinishedSop(title));
  await person.client.patch(`/sops/${ids[1]}`, { status: 'completed' });
  ({ page } = await site.openTabOf(EMAIL));
});

const list = () => page.getByRole('region', { name: 'Your SOPs' });
const heading = (name: string) => list().getByRole('columnheader', { name }).getByRole('button');
const bar = () => page.getByRole('group', { name: 'Selected SOPs' });
const select = (title: string) => list().getByRole('checkbox', { name: `Select ${title}` });

/** The shown titles, from top to bottom. */
const shownTitles = () => list().getByRole('link').allTextContents();

/** The name of the button that a click in the middle of a place would reach. */
async function buttonOnTopOf(place: Locator): Promise<unknown> {
  const box = await place.boundingBox();
  if (!box) throw new Error('The place is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return page.evaluate(`document.elementFromPoint(${x}, ${y}).closest('button')?.ariaLabel`);
}

async function openList(query = ''): Promise<void> {
  await page.goto(`${site.origin}/sops${query}`);
  await list().getByRole('link').first().waitFor();
}

describe('the table of SOPs', () => {
  it('shows the newest update first (S2.95)', async () => {
    await openList();
    expect(await shownTitles()).toEqual(['Apple pie', 'Date cookies', 'Cherry cake', 'Banana bread']);
    const updated = list().getByRole('columnheader', { name: 'Updated' });
    expect(await updated.getAttribute('aria-sort')).toBe('descending');
  });

  it('leaves the buttons of the other rows free while it names one', async () => {
    const menus = list().getByRole('button', { name: /^Actions: / });
    const tooltip = page.getByRole('tooltip');
    for (const row of [0, 1, 2]) {
      await menus.nth(row).hover();
      await tooltip.waitFor();
      expect(await tooltip.innerText()).toBe('Actions');
      const next = menus.nth(row + 1);
      expect(await buttonOnTopOf(next)).toBe(await next.getAttribute('aria-label'));
      await page.mouse.move(0, 0);
      await tooltip.waitFor({ state: 'detached' });
    }
  });

  it('is sorted by its headings, and the address remembers it', async () => {
    await heading('Title').click();
    await expect.poll(shownTitles).toEqual(['Apple pie', 'Banana bread', 'Cherry cake', 'Date cookies']);
    await heading('Title').click();
    await expect.poll(shownTitles).toEqual(['Date cookies', 'Cherry cake', 'Banana bread', 'Apple pie']);
    await page.reload();
    await expect.poll(shownTitles).toEqual(['Date cookies', 'Cherry cake', 'Banana bread', 'Apple pie']);
    await heading('Status').click();
    await expect.poll(shownTitles).toEqual(['Apple pie', 'Date cookies', 'Cherry cake', 'Banana bread']);
  });

  it('is narrowed down by words and status, and says when nothing is left', async () => {
    await openList();
    await list().getByRole('searchbox', { name: 'Search your SOPs' }).fill('cherry');
    await expect.poll(shownTitles).toEqual(['Cherry cake']);
    await list().getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Completed' }).click();
    await list().getByText('Nothing found').waitFor();
    await list().getByRole('button', { name: 'Show all SOPs' }).click();
    await expect.poll(shownTitles).toHaveLength(4);
  });

  it('shows what the search of the bar has found', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('apple');
    await page.getByRole('option', { name: 'See all results for “apple”' }).click();
    await expect.poll(shownTitles).toEqual(['Apple pie']);
  });
});

describe('several SOPs at once', () => {
  it.each([390, 1280])('are selected without moving a row under the pointer, at %d pixels', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await openList();
    await list().getByRole('searchbox').waitFor();
    const last = select('Banana bread');
    const before = await last.boundingBox();
    await select('Apple pie').check();
    await bar().getByText('1 selected').waitFor();
    expect(await last.boundingBox()).toEqual(before);
    const [ofBar, ofTitle] = [await bar().boundingBox(), await list().getByRole('heading', { level: 2 }).boundingBox()];
    expect(ofBar?.height).toBe((ofTitle?.height ?? 0) - 8);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('are marked as completed and taken back (S2.96, S8.27)', async () => {
    await openList();
    await select('Cherry cake').check();
    await select('Banana bread').check();
    await bar().getByText('2 selected').waitFor();
    await bar().getByRole('button', { name: 'Mark as' }).click();
    await page.getByRole('menuitem', { name: 'Completed' }).click();
    await page.getByText('2 SOPs marked as completed').waitFor();
    await list().getByText('Completed', { exact: true }).nth(2).waitFor();
    await bar().waitFor({ state: 'detached' });
  });

  it('are deleted, and undone with one click (S2.98, T14, screens A6)', async () => {
    await openList();
    await list().getByRole('checkbox', { name: 'Select all 4 shown' }).check();
    await bar().getByText('4 selected').waitFor();
    await select('Apple pie').uncheck();
    await bar().getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 3 SOPs?' });
    await dialog.getByRole('button', { name: 'Delete 3 SOPs' }).click();
    await page.getByText('3 SOPs Deleted').waitFor();
    await expect.poll(shownTitles).toEqual(['Apple pie']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(shownTitles).toHaveLength(4);
  });
});

describe('on a narrow window', () => {
  it('the SOPs are cards with the same actions, and can be sorted', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openList();
    expect(await list().getByRole('table').count()).toBe(0);
    const card = list().getByRole('listitem').filter({ hasText: 'Date cookies' });
    const menu = await openRowActions(card);
    for (const action of ['Mark as completed', 'Export', 'Sync to Google Drive', 'Delete']) {
      await menu.getByRole('menuitem', { name: action }).waitFor();
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await list().getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Title' }).click();
    await expect.poll(shownTitles).toEqual(['Apple pie', 'Banana bread', 'Cherry cake', 'Date cookies']);
  });
});
