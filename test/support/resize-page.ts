import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { TWO_FRAMES } from './layout-shifts.js';

/** Gives a page another size in CSS pixels and waits until it is laid out in it, which comes later than the order. */
export async function resizePage(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate('window.innerWidth')).toBe(width);
  await page.evaluate(TWO_FRAMES);
}
