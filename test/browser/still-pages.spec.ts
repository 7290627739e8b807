import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { holdRequests } from '../support/hold-requests.js';
import { shiftsOf, TWO_FRAMES, watchShifts } from '../support/layout-shifts.js';
import { addTemplateSops } from '../support/many-sops.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'settled@example.test';

/** A page of the list and some more: folders and tags are offered. */
const SOPS = 22;

/** Longer than a second request would wait. */
const QUIET_MS = 1500;

let storageState: NonNullable<BrowserContextOptions['storageState']>;

beforeAll(async () => {
  const person = await site.personOf(EMAIL);
  const { client } = person;
  const ids = await addTemplateSops(person, SOPS);
  const { body: folder } = await client.post<{ id: string }>('/folders', { name: 'Opening', parent_id: null });
  await client.patch(`/sops/${ids[0]}`, { tags: ['morning'], folder_id: folder.id, category: 'Cafe' });
  await client.post('/functions/generate-install-link', {});
  storageState = await visitAll();
});

const PAGES = ['/dashboard/user', '/sops', '/team', '/analytics'];

/** What is learned at the first visit counts from the next one on. */
async function visitAll() {
  const { page } = await site.openTabOf(EMAIL);
  for (const path of PAGES) {
    await page.goto(`${site.origin}${path}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
  }
  const state = await page.context().storageState();
  await closeTab(page);
  return state;
}

// Most of a test is waiting: two pages wait at the same time.
describe.concurrent.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
])('a page of somebody with many SOPs on %s', (_where, viewport) => {
  it.each([
    ['/dashboard/user', ['check-subscription', 'sops?*', 'overview/sops', 'tags', 'install-links?*']],
    ['/dashboard/user', ['tags', 'overview/sops', 'install-links?*', 'sops?*', 'check-subscription']],
    ['/sops', ['overview/sops', 'folders', 'tags', 'sops?*']],
    ['/sops', ['sops?*', 'tags', 'folders', 'overview/sops']],
    ['/team', ['activity*', 'overview/team', 'install-links?*']],
    ['/analytics', ['overview/**']],
  ])('does not move, however late its parts arrive: %s (performance 5)', async (path, parts) => {
    const { page } = await site.openTab({ viewport, storageState, reducedMotion: 'no-preference' });
    await watchShifts(page);
    const held = await Promise.all(parts.map((part) => holdRequests(page, `**/api/v1/${part}`)));
    await page.goto(`${site.origin}${path}`);
    for (const letThrough of held) {
      await page.waitForTimeout(300);
      // Each is seen before the next one comes, also when the processor is busy.
      await page.evaluate(TWO_FRAMES);
      letThrough();
    }
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    expect(await shiftsOf(page)).toEqual([]);
    await closeTab(page);
  });
});

/** Those that would go on for as long as the page is there. */
const ENDLESS_ANIMATIONS = `document.getAnimations().filter((animation) =>
  animation.playState === 'running' && animation.effect.getComputedTiming().endTime === Infinity).length`;

describe('a page that waits for its parts', () => {
  it.each([
    ['no-preference', 'pulses'],
    ['reduce', 'neither moves nor flickers for who asked for less motion'],
  ] as const)('%s: %s', async (reducedMotion, _what) => {
    const { page } = await site.openTab({ storageState, reducedMotion });
    const letThrough = await holdRequests(page, '**/api/v1/overview/**');
    await page.goto(`${site.origin}/analytics`);
    await page.locator('.MuiSkeleton-root').first().waitFor();
    const endless = await page.evaluate(ENDLESS_ANIMATIONS);
    if (reducedMotion === 'reduce') expect(endless).toBe(0);
    else expect(endless).toBeGreaterThan(0);
    letThrough();
    await closeTab(page);
  });
});
