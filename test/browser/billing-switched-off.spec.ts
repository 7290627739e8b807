import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none', BILLING_NONE_TIER: 'starter' });

const STAFF = 'staff@example.test';
const SEATS = 15;

let page: Page;

beforeAll(async () => {
  ({ page } = await site.openTabOf(STAFF));
});

describe('an installation that sells nothing', () => {
  it('opens the dashboard at once, with no subscription to manage (T45)', async () => {
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.getByText(`0 of ${SEATS} seats in use`).waitFor();
    expect(await page.getByRole('button', { name: 'Manage Subscription' }).count()).toBe(0);
  });

  it('offers no upgrade when all seats are in use', async () => {
    const { client } = await site.personOf(STAFF);
    for (let seat = 0; seat < SEATS; seat += 1) await client.post('/functions/generate-install-link');
    await page.getByText('All seats are in use.').waitFor();
    expect(await page.getByRole('button', { name: 'Upgrade' }).count()).toBe(0);
  });

  it('says on the public pages that there is nothing to buy (billing m9)', async () => {
    const visitor = await site.openPage('/pricing');
    for (const somebody of [page, visitor]) {
      await somebody.goto(`${site.origin}/pricing`);
      await somebody
        .getByText('There is nothing to buy here: every account of this installation has a plan.')
        .waitFor();
      expect(await somebody.getByRole('button', { name: /^Choose / }).count()).toBe(0);
      expect(await somebody.getByText('$1500').isVisible()).toBe(false);
      expect(await somebody.getByText('Cancel anytime').first().isVisible(), 'there is nothing to cancel').toBe(false);
      const link = somebody.getByRole('link', { name: 'Open your dashboard' });
      expect(await link.getAttribute('href')).toBe('/dashboard');
    }
    await closeTab(visitor);
  });
});
