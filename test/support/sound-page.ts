import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Landmarks are for pages: the list that a button or a field opens belongs to it and lies outside of them. */
const NOT_FOR_OPEN_LISTS = ['region'];

interface SoundOptions {
  /** The list of a menu or of a select is open. */
  hasOpenList?: boolean;
}

/** Fails when axe knows a fault of what the page shows now, or when the page scrolls sideways. @param name said then. */
export async function expectSound(page: Page, name: string, { hasOpenList = false }: SoundOptions = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).disableRules(hasOpenList ? NOT_FOR_OPEN_LISTS : []);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`);
  expect(found).toEqual([]);
  const widths = await page.evaluate('[document.documentElement.scrollWidth, window.innerWidth]');
  const [content, window] = widths as [number, number];
  expect(content, `${name} scrolls sideways`).toBeLessThanOrEqual(window);
}
