import type { Page } from 'playwright-core';

/** A page has been painted with what it was told last. */
export const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

const WATCH = `window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (!hadRecentInput) window.shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 200))]);
  }
}).observe({ type: 'layout-shift', buffered: true });`;

/** How far something moved without being asked to, by the browser's measure, and the beginning of what moved. */
type LayoutShift = [value: number, ...moved: (string | undefined)[]];

/** Notes the layout shifts of the pages that are opened next in a tab. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** The layout shifts of the page so far. */
export function shiftsOf(page: Page): Promise<LayoutShift[]> {
  return page.evaluate('window.shifts');
}
