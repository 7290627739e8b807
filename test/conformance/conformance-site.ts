import { chromium } from 'playwright-core';
import { inject } from 'vitest';
import { type TestSite, useTestSite } from '../support/test-site.js';

/** What has not appeared after this time will not appear; half a minute, the default, makes failing files endless. */
const PATIENCE_MS = 20_000;

/** The product and the browser that all files share, for the tests of the calling file. */
export function useSite(env: Record<string, string> = {}): TestSite {
  const openBrowser = () => chromium.connect(inject('browserEndpoint'));
  return useTestSite({ env, openBrowser, patienceMs: PATIENCE_MS });
}
