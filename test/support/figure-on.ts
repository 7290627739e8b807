import type { Page } from 'playwright-core';
import { eventually } from './eventually.js';

/** The figure that a page shows below its label, once it is there. */
export async function figureOn(page: Page, label: string): Promise<string> {
  const labels = page.getByRole('main').locator('p', { hasText: new RegExp(`^${label}$`) });
  return eventually(
    async () => (await labels.locator('xpath=following-sibling::p[1]').innerText()).trim(),
    (shown) => shown !== '',
  );
}
