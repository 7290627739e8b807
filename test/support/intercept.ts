import type { BrowserContext, Page, Route } from 'playwright-core';

/** No page asks for it. */
const NEVER_ASKED_FOR = '**/never-asked-for';

const intercepted = new WeakSet<BrowserContext>();

/**
 * Lets a handler deal with a page's requests to an address, until `page.unrouteAll()`. Once there was a handler,
 * Chromium goes on intercepting: it loses requests that are made while it stops (playwright issue 41802).
 * `unrouteAll` lets through what the handler has not dealt with: to hold a request back, use `holdRequests`.
 */
export async function intercept(
  page: Page,
  address: string | RegExp,
  handle: (route: Route) => unknown,
): Promise<void> {
  const context = page.context();
  if (!intercepted.has(context)) {
    intercepted.add(context);
    await context.route(NEVER_ASKED_FOR, (route) => route.fallback());
  }
  await page.route(address, handle);
}
