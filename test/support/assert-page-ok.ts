import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './eventually.js';
import { resizePage } from './resize-page.js';

/** Landmarks are for pages: the list that a button or a field opens belongs to it and lies outside of them. */
const NOT_FOR_OPEN_LISTS = ['region'];

/** What fades in or out has colors of its own for a moment. A spinner never ends. */
const HAS_SETTLED = `document.getAnimations().every((animation) =>
  animation.playState !== 'running' || animation.effect.getComputedTiming().endTime === Infinity)`;

/** Half a megabyte, so that a page gets it only once. No page of ours has frames, which would need it, too. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface PageOptions {
  /** The list of a menu or of a select is open. */
  hasOpenList?: boolean;
}

interface Report {
  /** Each fault that axe knows, with the elements that have it. */
  faults: string[];
  /** Pixels. */
  width: number;
  windowWidth: number;
}

/** Fails when axe knows a fault of what the page shows now, or when the page scrolls sideways. @param name said then. */
export async function assertPageOk(page: Page, name: string, { hasOpenList = false }: PageOptions = {}): Promise<void> {
  const look = async () => {
    await eventually(() => page.evaluate(HAS_SETTLED), Boolean);
    return page.evaluate<Report>(reportOf(hasOpenList ? NOT_FOR_OPEN_LISTS : []));
  };
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(AXE);
  let report = await look();
  // A button that was enabled while axe looked had a color of neither state. What is wrong is so at a second look, too.
  if (report.faults.length > 0) report = await look();
  const { faults, width, windowWidth } = report;
  expect(faults.map((fault) => `${name}: ${fault}`)).toEqual([]);
  expect(width, `${name} scrolls sideways`).toBeLessThanOrEqual(windowWidth);
}

/** The last one is that of a new tab. */
const LOOKS = [
  [320, 'dark'],
  [390, 'light'],
  [1280, 'dark'],
  [1280, 'light'],
] as const;

/** The same in every width and color scheme, one after the other: a page is loaded only once for all of them. */
export async function assertPageOkInEveryLook(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await resizePage(page, width, 900);
    await assertPageOk(page, `${name} of ${width} pixels, ${colorScheme}`);
  }
}

/** What passes is not described element by element, which takes longer than to look. */
function reportOf(rulesLeftOut: readonly string[]): string {
  const rules = Object.fromEntries(rulesLeftOut.map((rule) => [rule, { enabled: false }]));
  return `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], rules })}).then(({ violations }) => ({
    faults: violations.map(({ id, nodes }) => id + ' at ' + nodes.map(({ target }) => target).join(', ')),
    width: document.documentElement.scrollWidth,
    windowWidth: window.innerWidth,
  }))`;
}
