import type { Page } from 'playwright-core';
import { intercept } from './intercept.js';

/** What the page sends to an address from now on. Browsers tell only of intercepted requests what they carry. */
export async function recordBodies(page: Page, address: string): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await intercept(page, address, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.continue();
  });
  return bodies;
}
