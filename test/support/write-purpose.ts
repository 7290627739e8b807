import type { Page } from 'playwright-core';

/** Opens the SOP of the page for writing and writes its purpose, in place of one that is there. It is saved by itself. */
export async function writePurpose(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click();
  const text = page.getByRole('textbox', { name: 'SOP text' });
  await text.waitFor();
  const heading = page.getByRole('heading', { name: 'Purpose', exact: true });
  if ((await text.getByRole('heading', { name: 'Purpose', exact: true }).count()) > 0) {
    await text.locator('section').filter({ has: heading }).locator('div').last().click({ clickCount: 3 });
  } else {
    await page.getByRole('button', { name: 'Add or change', exact: true }).click();
    await page.getByRole('option', { name: 'Purpose', exact: true }).click();
  }
  await page.keyboard.type(words);
}
