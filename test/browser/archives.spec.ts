import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { addTemplateSops } from '../support/many-sops.js';

const site = useSite({ BILLING_MODE: 'none' });
const NARROW = { viewport: { width: 390, height: 844 } };

let page: Page;
let anna: Person;
let zip: Buffer;

beforeAll(async () => {
  anna = await site.personOf('anna@example.test', 'user');
  const ids = await addTemplateSops(anna, 3);
  const folder = await anna.client.post<{ id: string }>('/folders', { name: 'Kitchen' });
  await anna.client.patch(`/sops/${ids[0]}`, { folder_id: folder.body.id });
  ({ page } = await site.openTabOf('anna@example.test'));
});

const card = (on: Page) => on.getByRole('region', { name: 'Export and import of SOPs' });
const rows = (on: Page) => card(on).getByRole('list', { name: 'Exports and imports' }).getByRole('listitem');

async function savedBy(on: Page, press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const downloading = on.waitForEvent('download');
  await press();
  const download = await downloading;
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

describe('the account page', () => {
  it('exports all SOPs as a ZIP file', async () => {
    await page.goto(`${site.origin}/account`);
    await card(page).getByRole('button', { name: 'Export all SOPs' }).click();
    await rows(page).getByText('3 SOPs', { exact: true }).waitFor();
    const { name, content } = await savedBy(page, () =>
      card(page)
        .getByRole('button', { name: /^Download SOPs / })
        .click(),
    );
    expect(name).toMatch(/^SOPs \d{4}-\d\d-\d\d\.zip$/);
    expect(Object.keys(unzipSync(content)).filter((path) => path.startsWith('data/'))).toHaveLength(3);
    zip = content;
    await assertPageOk(page, 'the account page with an export');
  });

  it('imports it for somebody else, on a phone', async () => {
    const { page: phone } = await site.openTabAt('/account', 'ben@example.test', NARROW);
    await card(phone)
      .getByLabel('ZIP file of an export')
      .setInputFiles({ name: 'Annas SOPs.zip', mimeType: 'application/zip', buffer: zip });
    await rows(phone).getByText('3 SOPs imported').waitFor();
    await assertPageOk(phone, 'the account page with an import');
    await phone.goto(`${site.origin}/sops`);
    await phone.getByRole('link', { name: 'SOP 3', exact: true }).waitFor();
  });

  it('says why a file is no export, and removes what was', async () => {
    await card(page)
      .getByLabel('ZIP file of an export')
      .setInputFiles({ name: 'photo.zip', mimeType: 'application/zip', buffer: Buffer.from('no ZIP file') });
    await card(page)
      .getByText('The file is damaged or not a ZIP file. Choose it exactly as it was exported.')
      .waitFor();
    await card(page).getByRole('button', { name: 'Remove: photo.zip' }).click();
    await rows(page).getByText('photo.zip').waitFor({ state: 'detached' });
  });
});

describe('the menu of a folder', () => {
  it('exports what lies in it', async () => {
    await page.goto(`${site.origin}/sops`);
    const folders = page.getByRole('navigation', { name: 'Folders' });
    await folders.getByRole('button', { name: 'Actions: Kitchen' }).click();
    await page.getByRole('menuitem', { name: 'Export folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export of “Kitchen”' });
    await dialog.getByText('1 SOP', { exact: true }).waitFor();
    await assertPageOk(page, 'the export of a folder');
    const { name, content } = await savedBy(page, () =>
      dialog.getByRole('button', { name: /^Download Kitchen / }).click(),
    );
    expect(name).toMatch(/^Kitchen \d{4}-\d\d-\d\d\.zip$/);
    expect(Object.keys(unzipSync(content))).toContain('procedures/Kitchen/SOP 1.docx');
  });
});
