import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { until } from '../support/drafted-sops.js';
import { eventually } from '../support/eventually.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const OWNER = 'owner@example.test';
const CONSULTANT = 'consultant@example.test';
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Cannot be wrapped. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

let sopId: string;
let clientId: string;

beforeAll(async () => {
  const owner = await site.personOf(OWNER, 'user');
  for (const title of [`${LONG_WORD}: count the keys.`, 'Open the bar: unlock the door, switch on the lights.']) {
    const { body } = await owner.client.post<{ id: string }>('/sops', { prompt: title });
    sopId = body.id;
    await until(owner, sopId, ['succeeded']);
  }
  await owner.client.patch(`/sops/${sopId}`, { title: LONG_WORD });
  await owner.client.post('/functions/generate-install-link', { name: LONG_WORD });
  const consultant = await site.personOf(CONSULTANT, 'consultant');
  const { body } = await consultant.client.post<{ id: string }>('/clients', { name: LONG_WORD });
  clientId = body.id;
});

async function isStill(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await eventually(
    () => page.locator('.MuiSkeleton-root').filter({ visible: true }).count(),
    (count) => count === 0,
  );
}

/** Pixels that the page is wider than the window. */
const excess = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

describe('a phone scrolls no page sideways, however long the words are', () => {
  it.each([
    ['a user', OWNER, () => ['/dashboard', '/sops', `/sops/${sopId}`, '/team', '/analytics', '/account']],
    [
      'a consultant',
      CONSULTANT,
      () => [
        '/dashboard/consultant',
        '/consultant/clients',
        `/consultant/clients/${clientId}`,
        '/consultant/projects',
        '/consultant/branding',
        '/consultant/analytics',
        '/sops/new',
      ],
    ],
  ])('%s', async (_name, email, pathsOf) => {
    const { page } = await site.openTabAt('/account', email, PHONE);
    for (const path of pathsOf()) {
      await page.goto(`${site.origin}${path}`);
      await isStill(page);
      expect([path, await excess(page)]).toEqual([path, 0]);
    }
    await closeTab(page);
  });
});

describe('on a phone', () => {
  it('the search and the dialogs with lists fill the window', async () => {
    const { page } = await site.openTabAt('/dashboard', OWNER, PHONE);
    const dialog = page.getByRole('dialog');
    for (const name of ['Search', 'Import documents', 'Start from a template']) {
      await page.getByRole('button', { name, exact: true }).first().click();
      await dialog.waitFor();
      await eventually(
        async () => await dialog.boundingBox(),
        (box) => box !== null && box.width === 390 && box.height >= 840 && box.x === 0,
      );
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await closeTab(page);
  });

  it('title and actions of the list of SOPs are in one line', async () => {
    const { page } = await site.openTabAt('/sops', OWNER, PHONE);
    await isStill(page);
    const middles = [];
    for (const part of [
      page.getByRole('heading', { level: 1, name: 'SOPs' }),
      page.getByRole('link', { name: 'Deleted SOPs' }),
      page.getByRole('main').getByRole('link', { name: 'New SOP' }),
    ]) {
      const box = await part.boundingBox();
      if (!box) throw new Error('A part of the line has no place');
      middles.push(box.y + box.height / 2);
    }
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(12);
    await closeTab(page);
  });

  it('a draft with questions leads to the first of them, far below (screens M8)', async () => {
    const { page } = await site.openTabAt(`/sops/${sopId}`, OWNER, PHONE);
    await isStill(page);
    await page.getByRole('button', { name: /^Answer \d+ questions?$/ }).click();
    const field = page.getByRole('textbox', { name: /^Answer: / }).first();
    await expect.poll(() => field.evaluate((element) => element.matches(':focus'))).toBe(true);
    const box = await field.boundingBox();
    expect(box && box.y > 64 && box.y + box.height < 844).toBe(true);
    await closeTab(page);
  });

  it('category and date of an SOP have a line of their own in the list', async () => {
    const { page } = await site.openTabAt('/sops', OWNER, PHONE);
    await isStill(page);
    const cards = await page.getByRole('list', { name: 'SOPs' }).getByRole('listitem').all();
    for (const card of cards) {
      const status = await card.getByText('In progress').boundingBox();
      const date = await card.locator('time').boundingBox();
      expect(date?.y).toBeGreaterThan((status?.y ?? 0) + (status?.height ?? 0) - 4);
    }
    expect(cards.length).toBe(2);
    await closeTab(page);
  });

  it.each([
    ['a finger', PHONE, 0],
    ['a pointer', { viewport: { width: 390, height: 844 } }, 1],
  ] as const)(
    'who has %s is shown the keyboard shortcuts only if there is a keyboard',
    async (_name, options, count) => {
      const { page } = await site.openTabAt('/dashboard', OWNER, options);
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
      expect(await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).count()).toBe(count);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('option', { name: 'Sign out' }).waitFor();
      expect(await page.getByRole('option', { name: 'Keyboard shortcuts' }).count()).toBe(count);
      await closeTab(page);
    },
  );
});
