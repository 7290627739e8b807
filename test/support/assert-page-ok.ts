import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './eventually.js';

/** Landmarks are for pages: the list that a button or a field opens belongs to it and lies outside of them. */
const NOT_FOR_OPEN_LISTS = ['region'];

/** What fades in or out has colors of its own for a moment. A spinner never ends. */
const HAS_SETTLED = `document.getAnimations().every((animation) =>
  animation.playState !== 'running' || animation.effect.getComputedTiming().endTime === Infinity)`;

const require = createRequire(import.meta.url);

/** The same program as the builder's own, of half its size; a page that has it does not read it again. */
const AXE = `if (!window.axe) {\n${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')}\n}`;

interface PageOptions {
  /** The list of a menu or of a select is open. */
  hasOpenList?: boolean;
}

/** Fails when axe knows a fault of what the page shows now, or when the page scrolls sideways. @param name said then. */
export async function assertPageOk(page: Page, name: string, { hasOpenList = false }: PageOptions = {}): Promise<void> {
  await eventually(() => page.evaluate(HAS_SETTLED), Boolean);
  // No page of ours has frames, for which axe would open a page of its own each time.
  // What passes is not described element by element, which takes longer than to look.
  const axe = new AxeBuilder({ page, axeSource: AXE })
    .options({ resultTypes: ['violations'] })
    .disableRules(hasOpenList ? NOT_FOR_OPEN_LISTS : [])
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`);
  expect(found).toEqual([]);
  const widths = await page.evaluate('[document.documentElement.scrollWidth, window.innerWidth]');
  const [content, window] = widths as [number, number];
  expect(content, `${name} scrolls sideways`).toBeLessThanOrEqual(window);
}
