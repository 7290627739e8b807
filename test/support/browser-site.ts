import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchFound } from './chromium.js';
import { type TestSite, useTestSite } from './test-site.js';

/** Launches a browser that no other file uses. */
export function openBrowser(): Promise<Browser> {
  return launchFound(inject('browser'));
}

/** The same for pages that compute for long. */
export function openOptimizingBrowser(): Promise<Browser> {
  return launchFound(inject('browser'), { isQuickStart: false });
}

/** The product and a browser of its own, for the tests of the calling file. @param env settings beside the defaults. */
export function useSite(env: Record<string, string> = {}): TestSite {
  return useTestSite({ env, openBrowser });
}
