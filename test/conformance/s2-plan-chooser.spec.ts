import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { intercept } from '../support/intercept.js';
import { useSite } from './conformance-site.js';
import { DashboardPage } from './dashboard-page.js';
import { sentBodies } from './sent-bodies.js';

const site = useSite();

let dashboard: DashboardPage;
let page: Page;

beforeAll(async () => {
  dashboard = await DashboardPage.signIn(site, 'visitor@example.test');
  page = dashboard.page;
});

describe('the dashboard without a subscription', () => {
  beforeAll(() => dashboard.open());

  it('S2.72, S4.32 shows the plans and nothing of the product', async () => {
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(await dashboard.generateButton.count()).toBe(0);
    for (const part of ['Your SOPs', 'Team seats', 'Account']) expect(await dashboard.region(part).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Export/ }).count()).toBe(0);
  });

  it('S2.73 shows no more to somebody subscribed to no tier', async () => {
    const noTier = { subscribed: true, subscription_tier: null, subscription_end: null };
    await intercept(page, '**/functions/check-subscription', (route) => route.fulfill({ json: noTier }));
    await dashboard.open();
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(await dashboard.generateButton.count()).toBe(0);
    await page.unrouteAll();
  });

  it('S2.86, S4.31 calls it a "Free Plan"', async () => {
    await page.getByText('Free Plan', { exact: true }).waitFor();
  });

  it.each([
    ['S2.75', 'Starter', ''],
    ['S2.75', 'Professional', ''],
    ['S9.10', 'Starter', '$1,500 per month'],
    ['S9.13', 'Professional', '$5,000 per month'],
    ['S9.17', 'Professional', '$5,000'],
    ['S9.16', 'Professional', 'Most Popular'],
  ])('%s lists the %s plan: %s', async (_id, plan, text) => {
    expect((await dashboard.region(`${plan} plan`).innerText()).replaceAll(/\s+/g, ' ')).toContain(text);
  });

  it('S9.16 calls only one of them popular', async () => {
    await expect.poll(() => page.getByText('Most Popular', { exact: true }).count()).toBe(1);
  });

  describe.each([
    ['Starter', 'starter', 'Pay $1,500.00'],
    ['Professional', 'professional', 'Pay $5,000.00'],
  ])('in detail: %s', (plan, value, payment) => {
    beforeAll(async () => {
      await dashboard.open();
      await page.getByRole('button', { name: `Choose ${plan}` }).click();
    });

    it('S2.76, S4.33 shows this plan alone', async () => {
      await page.getByRole('heading', { level: 1, name: `${plan} plan` }).waitFor();
      await expect.poll(() => page.getByRole('region', { name: /plan$/ }).count()).toBe(1);
    });

    it('S9.11, S9.12, S9.14, S9.15 names all that is in it', async () => {
      const features = {
        Starter: [
          '15 team seats',
          'Unlimited SOP creation',
          'AI generation',
          'Drive sync',
          'Email support',
          'Basic analytics',
        ],
        Professional: [
          '30 team seats',
          'Priority features',
          'Advanced analytics',
          'Custom branding',
          'Team collaboration tools',
        ],
      }[plan];
      await expect.poll(() => dashboard.region(`${plan} plan`).getByRole('listitem').allInnerTexts()).toEqual(features);
    });

    it('S7.19, S8.25 is bought by its name in small letters', async () => {
      const toast = dashboard.toast('Redirecting to checkout...');
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        // It goes by itself: on a slow machine before the payment page is there.
        toast.getByText(`Starting checkout for ${value} plan`).waitFor(),
        page.getByRole('button', { name: `Subscribe to ${plan}` }).click(),
      ]);
      await tab.getByRole('button', { name: payment }).waitFor();
      await tab.close();
      expect((await sentBodies(page, '/functions/create-checkout')).at(-1)).toEqual({ plan: value });
    });

    it('S8.22 says when the checkout cannot be started', async () => {
      await intercept(page, '**/functions/create-checkout', (route) => route.abort());
      await page.getByRole('button', { name: `Subscribe to ${plan}` }).click();
      await dashboard.failure('Failed to start checkout process').waitFor();
      await page.unrouteAll();
    });

    it('S2.77, S4.33 leads back to all plans', async () => {
      await page.getByRole('button', { name: 'Back to Plans' }).click();
      await expect.poll(() => page.getByRole('region', { name: /plan$/ }).count()).toBe(2);
    });
  });
});
