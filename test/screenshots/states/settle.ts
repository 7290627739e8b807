import type { Page, Request } from 'playwright-core';

/** A page is still when nothing was on its way for so long. */
const STILL_MS = 120;
/** A request that takes longer is held back on purpose, or is a stream that stays open. */
const PATIENCE_MS = 900;
const LOOK_AGAIN_MS = 30;
/** A page that has not stopped asking by then never will. */
const NEVER_MS = 60_000;
/** Where answers are held back, what is still being loaded after that stays so: it is the state itself. */
const LOADING_MS = 4000;
const PLACEHOLDERS = '.MuiSkeleton-root, [role="status"][aria-label="Loading"]';
const IS_LOADED = `![...document.querySelectorAll('${PLACEHOLDERS}')].some((part) => part.checkVisibility())`;

const watches = new WeakMap<Page, Map<Request, number>>();
const changes = new WeakMap<Page, number>();
const asked = new WeakMap<Page, string>();
const heldBack = new WeakSet<Page>();

/** Says that a page waits for what never comes. */
export function neverLoads(page: Page): void {
  heldBack.add(page);
}

/** Has to be called before a page is opened. */
export function watchRequests(page: Page): void {
  const underWay = new Map<Request, number>();
  watches.set(page, underWay);
  const note = () => changes.set(page, Date.now());
  note();
  page.on('request', (request) => {
    underWay.set(request, Date.now());
    asked.set(page, request.url());
    note();
  });
  const end = (request: Request) => {
    underWay.delete(request);
    note();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Waits until everything that the page has asked for is there; not for what never comes. */
export async function becomesStill(page: Page): Promise<void> {
  const underWay = watches.get(page);
  if (!underWay) throw new Error('Nobody watches this page');
  // What was done last may ask for something in the next moment.
  await page.waitForTimeout(STILL_MS);
  const begun = Date.now();
  for (;;) {
    const now = Date.now();
    if (now - begun > NEVER_MS) throw new Error(`${page.url()} goes on asking, for ${asked.get(page)} last`);
    const isWaiting = [...underWay.values()].some((since) => now - since < PATIENCE_MS);
    if (!isWaiting && now - (changes.get(page) ?? 0) >= STILL_MS) break;
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
  await isLoaded(page);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/**
 * On a machine that is busy an answer takes longer than its request is waited for. `waitForFunction` would fail at once:
 * the policy of the pages lets no text become code.
 */
async function isLoaded(page: Page): Promise<void> {
  const isHeldBack = heldBack.has(page);
  const end = Date.now() + (isHeldBack ? LOADING_MS : NEVER_MS);
  while (!(await page.evaluate(IS_LOADED))) {
    if (Date.now() > end && isHeldBack) return;
    if (Date.now() > end) throw new Error(`${page.url()} shows placeholders for good`);
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
}
