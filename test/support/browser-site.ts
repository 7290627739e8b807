import { launchChromium } from './chromium.js';
import { type TestSite, useTestSite } from './test-site.js';

/** The product and a browser of its own, for the tests of the calling file. @param env settings beside the defaults. */
export function useSite(env: Record<string, string> = {}): TestSite {
  return useTestSite({ env, openBrowser: launchChromium });
}
