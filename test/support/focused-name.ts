import type { Page } from 'playwright-core';

/** What a screen reader says of the element that the keyboard is at: its label, else its text. */
export async function focusedName(page: Page): Promise<string> {
  return String(
    await page.evaluate(
      `(document.activeElement?.getAttribute('aria-label') || document.activeElement?.innerText || '').trim()`,
    ),
  );
}
