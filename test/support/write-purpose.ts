import type { Page } from 'playwright-core';

/** Opens the SOP of the page for writing and gives it a purpose, which it has not had yet. It is saved by itself. */
export async function writePurpose(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'SOP text' }).waitFor();
  await page.getByRole('button', { name: 'Add or change', exact: true }).click();
  await page.getByRole('option', { name: 'Purpose', exact: true }).click();
  await page.keyboard.type(words);
}
