import type { Page } from 'playwright-core';
import { intercept } from './intercept.js';

/** Keeps a page's requests to an address waiting, or those of one method. @returns lets them through, and all later ones */
export async function holdRequests(page: Page, address: string, method?: string): Promise<() => void> {
  let letThrough = (): void => undefined;
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await intercept(page, address, async (route) => {
    if (method === undefined || route.request().method() === method) await isLetThrough;
    await route.continue();
  });
  return letThrough;
}
