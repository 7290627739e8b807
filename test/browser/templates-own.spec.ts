import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'own-templates@example.test';
let anna: Person;
let sopId: string;

const own = async () =>
  (await anna.client.get<{ items: { id: string; title: string }[] }>('/own-templates')).body.items;

beforeAll(async () => {
  anna = await site.personOf(EMAIL, 'user');
  const { body: imported } = await anna.client.post<{ id: string }>('/imports', {
    text: '1. Ask Dr. Osei for the key.\n2. Mail the sum to office@example.org.\n3. Lock the door.',
    name: 'Closing the shop',
  });
  const done = await eventually(
    async () => (await anna.client.get<{ sop_id: string | null }>(`/imports/${imported.id}`)).body.sop_id,
    (id) => id !== null,
  );
  sopId = done ?? '';
});

describe.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)('a template of one’s own at %d pixels, %s', (width, colorScheme) => {
  const title = `Closing at ${width}`;

  it('is saved from an SOP without people, and an SOP begins with it', async () => {
    const { page, faults } = await site.openTabAt(`/sops/${sopId}`, EMAIL, {
      viewport: { width, height: 844 },
      colorScheme,
    });
    // On a phone it is in a menu.
    if (width < 900) await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole(width < 900 ? 'menuitem' : 'button', { name: 'Save as template' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as template' });
    const field = dialog.getByRole('textbox', { name: 'Title of the template' });
    await expect.poll(() => field.inputValue()).not.toBe('');
    const box = dialog.getByRole('checkbox', { name: 'Leave out names, email addresses and phone numbers' });
    expect(await box.isChecked()).toBe(true);
    await assertPageOk(page, 'the dialog that saves');
    await field.fill(title);
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await eventually(own, (items) => items.some((item) => item.title === title));

    await page.goto(`${site.origin}/dashboard`);
    await page.getByRole('button', { name: 'Start from a template' }).click();
    const templates = page.getByRole('dialog', { name: 'Start from a template' });
    const yours = templates.getByRole('region', { name: 'Your templates' });
    await yours.getByRole('button', { name: new RegExp(`^${title}`) }).waitFor();
    await assertPageOk(page, 'the templates with those of the person');
    await yours.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    await templates.getByRole('article').getByText('for the key').waitFor();
    await templates.getByRole('button', { name: 'Use this template' }).click();
    await page.waitForURL('**/sops/*');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const article = page.getByRole('article');
    await article.locator('mark', { hasText: '[email address]' }).waitFor();
    expect(await article.getByText('Osei').count()).toBe(0);
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('is renamed and deleted on the page of the gallery', async () => {
    const { page, faults } = await site.openTabAt('/templates', EMAIL, {
      viewport: { width, height: 844 },
      colorScheme,
    });
    const yours = page.getByRole('region', { name: 'Your templates' });
    await yours.getByRole('button', { name: `Rename: ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename the template' });
    await dialog.getByRole('textbox', { name: 'Title of the template' }).fill(`${title}, renamed`);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await yours.getByRole('button', { name: `Delete: ${title}, renamed` }).waitFor();
    await assertPageOk(page, 'the gallery with the templates of the person');
    await yours.getByRole('button', { name: `Delete: ${title}, renamed` }).click();
    const question = page.getByRole('dialog', { name: `Delete the template “${title}, renamed”?` });
    await question.getByRole('button', { name: 'Delete' }).click();
    await eventually(own, (items) => items.every((item) => !item.title.startsWith(title)));
    await yours.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});
