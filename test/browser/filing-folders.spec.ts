import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { addTemplateSops } from '../support/many-sops.js';
import { chooseRowAction } from '../support/row-actions.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'librarian@example.test';

let page: Page;
let person: Person;
let ids: string[];

beforeAll(async () => {
  person = await site.personOf(EMAIL);
  ids = await addTemplateSops(person, 20);
  ({ page } = await site.openTabOf(EMAIL));
});

const list = () => page.getByRole('region', { name: 'Your SOPs' });
const folders = () => page.getByRole('navigation', { name: 'Folders' });
const folder = (name: string) => folders().getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) });
const dialog = () => page.getByRole('dialog');
const rowOf = (title: string): Locator =>
  list()
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
/** The shown titles, from top to bottom. */
const shownTitles = () => list().getByRole('rowheader').getByRole('link').allTextContents();

interface Folder {
  id: string;
  parent_id: string | null;
  name: string;
}

const foldersOf = async () => (await person.client.get<{ items: Folder[] }>('/folders')).body.items;

async function nameFolder(name: string, button: string): Promise<void> {
  await dialog().getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog().getByRole('button', { name: button }).click();
  await folder(name).waitFor();
  await dialog().waitFor({ state: 'detached' });
}

async function openMenu(name: string, item: string): Promise<void> {
  await folders()
    .getByRole('button', { name: `Actions: ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

describe('folders beside the list of SOPs', () => {
  it('stay in sight while a long list goes by', async () => {
    await page.goto(`${site.origin}/sops`);
    await folders().waitFor();
    await list().getByRole('row').last().scrollIntoViewIfNeeded();
    await expect.poll(async () => ((await folders().boundingBox())?.y ?? 0) >= 64).toBe(true);
    await folders().getByRole('button', { name: 'New folder' }).click({ timeout: 5000 });
    await dialog().getByRole('button', { name: 'Cancel' }).click();
  });

  it('are made, one in the other', async () => {
    await page.goto(`${site.origin}/sops`);
    await folders().getByRole('button', { name: 'New folder' }).click();
    await nameFolder('Kitchen', 'Create');
    await openMenu('Kitchen', 'New folder inside');
    await nameFolder('Opening', 'Create');
    await folders().getByRole('button', { name: 'New folder' }).click();
    await nameFolder('Bar', 'Create');
    const [kitchen, bar, opening] = await foldersOf();
    expect([kitchen?.name, bar?.name, opening?.name]).toEqual(['Kitchen', 'Bar', 'Opening']);
    expect(opening?.parent_id).toBe(kitchen?.id);
    await assertPageOk(page, 'the list with folders');
  });

  it('take an SOP from its menu, and several at once', async () => {
    await chooseRowAction(rowOf('SOP 20'), 'Move to folder');
    await dialog().getByRole('radio', { name: 'Opening' }).check();
    await assertPageOk(page, 'the choice of a folder', { hasOpenList: true });
    await dialog().getByRole('button', { name: 'Move' }).click();
    await page.getByText('SOP moved').waitFor();
    await folders().getByRole('button', { name: 'Opening 1' }).waitFor();
    await list().getByRole('checkbox', { name: 'Select SOP 19', exact: true }).check();
    await list().getByRole('checkbox', { name: 'Select SOP 18', exact: true }).check();
    await page.getByRole('group', { name: 'Selected SOPs' }).getByRole('button', { name: 'Move to folder' }).click();
    await dialog().getByRole('radio', { name: 'Kitchen' }).check();
    await dialog().getByRole('button', { name: 'Move' }).click();
    await folders().getByRole('button', { name: 'Kitchen 2' }).waitFor();
  });

  it('show what lies in them and in their folders, by pointer and by keys', async () => {
    await folder('Kitchen').click();
    await expect.poll(shownTitles).toEqual(['SOP 20', 'SOP 19', 'SOP 18']);
    expect(await folder('Kitchen').getAttribute('aria-current')).toBe('true');
    await folder('Opening').focus();
    await page.keyboard.press('Enter');
    await expect.poll(shownTitles).toEqual(['SOP 20']);
    await page.reload();
    await expect.poll(shownTitles).toEqual(['SOP 20']);
    await folder('Bar').click();
    await list().getByText('No SOPs here').waitFor();
    await folder('Not in a folder').click();
    await expect.poll(shownTitles).toHaveLength(17);
    await folder('All SOPs').click();
    await expect.poll(shownTitles).toHaveLength(20);
  });

  it('are closed and opened, renamed, put in another order and moved', async () => {
    await folders().getByRole('button', { name: 'Folders in Kitchen' }).click();
    await folder('Opening').waitFor({ state: 'detached' });
    await folders().getByRole('button', { name: 'Folders in Kitchen' }).click();
    await folder('Opening').waitFor();
    await openMenu('Bar', 'Rename');
    await nameFolder('The bar', 'Save');
    await openMenu('The bar', 'Move up');
    const names = () =>
      folders()
        .getByRole('button', { name: /^(The bar|Kitchen|Opening)( \d+)?$/ })
        .allTextContents();
    await expect.poll(names).toEqual(['The bar', 'Kitchen2', 'Opening1']);
    await openMenu('Opening', 'Move to another folder');
    await dialog().getByRole('radio', { name: 'The bar' }).check();
    await dialog().getByRole('button', { name: 'Move' }).click();
    await expect.poll(names).toEqual(['The bar', 'Opening1', 'Kitchen2']);
  });

  it('are shown on the page of an SOP, to go there and to choose another one', async () => {
    await page.goto(`${site.origin}/sops/${ids[19]}`);
    const way = page.getByRole('link', { name: 'Folder: The bar / Opening' });
    await way.waitFor();
    await page.getByRole('button', { name: 'Move to folder' }).click();
    await dialog().getByRole('radio', { name: 'The bar', exact: true }).check();
    await dialog().getByRole('button', { name: 'Move' }).click();
    await page.getByRole('link', { name: 'Folder: The bar', exact: true }).click();
    await expect.poll(shownTitles).toEqual(['SOP 20']);
  });

  it('leave what is in them where they were when they are deleted', async () => {
    await openMenu('The bar', 'Delete');
    await dialog().getByRole('button', { name: 'Delete folder' }).click();
    await folder('The bar').waitFor({ state: 'detached' });
    await expect.poll(shownTitles).toHaveLength(20);
    expect((await foldersOf()).map(({ name, parent_id }) => [name, parent_id])).toEqual([
      ['Opening', null],
      ['Kitchen', null],
    ]);
  });

  it('wait in a drawer on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${site.origin}/sops`);
    await page.getByRole('button', { name: 'Folders', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Folders' });
    await drawer.getByRole('heading', { name: 'Folders' }).waitFor();
    await drawer.getByRole('button', { name: 'Kitchen 2' }).waitFor();
    await assertPageOk(page, 'the drawer of folders');
    await drawer.getByRole('button', { name: 'Kitchen 2' }).click();
    await drawer.waitFor({ state: 'detached' });
    await list().getByRole('navigation', { name: 'Folder' }).getByText('Kitchen').waitFor();
    await expect.poll(() => list().getByRole('listitem').filter({ hasText: 'SOP' }).count()).toBeGreaterThan(1);
    await assertPageOk(page, 'the list of a folder on a phone');
    await list().getByRole('button', { name: 'All SOPs' }).click();
    await list().getByRole('link', { name: 'SOP 20', exact: true }).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
