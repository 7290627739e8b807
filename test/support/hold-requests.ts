import type { Page } from 'playwright-core';
import { intercept } from './intercept.js';

/** Keeps a page's requests to an address waiting. @returns lets them through, and all later ones */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let letThrough = (): void => undefined;
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await intercept(page, address, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
}
