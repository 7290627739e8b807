import type { Page } from 'playwright-core';

/** Signs in on the site as a person does: the one button, then an address on the provider's page. */
export async function signInOnSite(page: Page, origin: string, email: string, path = '/auth'): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.getByRole('textbox', { name: /^Another e-?mail address$/ }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/dashboard/**');
}
