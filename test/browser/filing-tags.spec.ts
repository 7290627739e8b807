import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { addTemplateSops } from '../support/many-sops.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'librarian@example.test';

let page: Page;
let person: Person;
/** From the oldest to the newest. */
let ids: string[];

beforeAll(async () => {
  person = await site.personOf(EMAIL);
  ids = await addTemplateSops(person, 20);
  ({ page } = await site.openTabOf(EMAIL));
});

const list = () => page.getByRole('region', { name: 'Your SOPs' });
const dialog = () => page.getByRole('dialog');
const tagsOf = async (id: string | undefined) => (await person.client.get<{ tags: string[] }>(`/sops/${id}`)).body.tags;

describe('the tags on the page of an SOP', () => {
  it('are typed, kept in lower case, and lead to the others with them', async () => {
    await page.goto(`${site.origin}/sops/${ids[0]}`);
    await page.getByRole('button', { name: 'Add tags' }).click();
    const field = dialog().getByRole('combobox', { name: 'Tags' });
    await field.fill('Opening');
    await field.press('Enter');
    await field.pressSequentially('Food  Safety,');
    await dialog().getByRole('button', { name: 'food safety' }).waitFor();
    // What stands in the field is meant, too.
    await field.fill('Early');
    await assertPageOk(page, 'the dialog of tags', { hasOpenList: true });
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Tag: food safety' }).waitFor();
    expect(await tagsOf(ids[0])).toEqual(['opening', 'food safety', 'early']);
    await assertPageOk(page, 'the page of an SOP with tags');
    await page.getByRole('link', { name: 'Tag: opening' }).click();
    await page.waitForURL('**/sops?tag=opening');
    await list().getByRole('link', { name: 'SOP 1', exact: true }).waitFor();
    await expect.poll(() => list().getByRole('row').count()).toBe(2);
  });

  it('are suggested from those in use, and taken away', async () => {
    await page.goto(`${site.origin}/sops/${ids[1]}`);
    await page.getByRole('button', { name: 'Add tags' }).click();
    await dialog().getByRole('combobox', { name: 'Tags' }).fill('fo');
    await page.getByRole('option', { name: 'food safety' }).click();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Tag: food safety' }).waitFor();
    await page.getByRole('button', { name: 'Edit tags' }).click();
    await dialog().getByRole('combobox', { name: 'Tags' }).press('Backspace');
    await dialog().getByRole('button', { name: 'Save' }).click();
    // The link is hidden behind the dialog, too; this button comes when the SOP has no tags.
    await page.getByRole('button', { name: 'Add tags' }).waitFor();
    expect(await tagsOf(ids[1])).toEqual([]);
  });
});

describe('the tags in the list of SOPs', () => {
  it('are added to several at once and filtered by', async () => {
    await page.goto(`${site.origin}/sops`);
    await list().getByRole('checkbox', { name: 'Select SOP 19', exact: true }).check();
    await list().getByRole('checkbox', { name: 'Select SOP 20', exact: true }).check();
    await page.getByRole('group', { name: 'Selected SOPs' }).getByRole('button', { name: 'Add tag' }).click();
    await dialog().getByRole('combobox', { name: 'Tag' }).fill('Spring');
    await dialog().getByRole('button', { name: 'Add tag' }).click();
    await page.getByText('“spring” added to 2 SOPs').waitFor();
    await list().getByRole('link', { name: 'Tag: spring' }).nth(1).waitFor();
    expect(await tagsOf(ids[19])).toEqual(['spring']);
    await list().getByRole('combobox', { name: 'Tag' }).click();
    await page.getByRole('option', { name: 'spring' }).click();
    await expect.poll(() => list().getByRole('row').count()).toBe(3);
    expect(page.url()).toContain('tag=spring');
    await assertPageOk(page, 'the list of a tag');
  });

  it('are not offered to who has few SOPs', async () => {
    const few = await site.personOf('few@example.test');
    const [id] = await addTemplateSops(few, 5);
    const { page: other } = await site.openTabOf('few@example.test');
    await other.goto(`${site.origin}/sops`);
    await other.getByRole('combobox', { name: 'Status' }).waitFor();
    expect(await other.getByRole('combobox', { name: 'Tag' }).count()).toBe(0);
    await other.goto(`${site.origin}/sops/${id}`);
    await other.getByRole('region', { name: 'History' }).waitFor();
    expect(await other.getByRole('button', { name: 'Add tags' }).count()).toBe(0);
  });
});
