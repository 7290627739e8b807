import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { intercept } from '../support/intercept.js';
import { recordBodies } from '../support/sent-bodies.js';
import { closeTab } from '../support/tab-pool.js';
import { tabOf, useBillingFixture } from './billing-fixture.js';

const billing = useBillingFixture();

const CHECKOUT = '**/functions/create-checkout';

async function pay(payment: Page, amount: string): Promise<void> {
  await payment.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
  await payment.getByRole('heading', { name: 'Payment Successful' }).waitFor();
}

/** The amounts of the invoices, newest first. */
async function chargesIn(portal: Page): Promise<string[]> {
  await portal.getByRole('heading', { name: 'Invoices' }).waitFor();
  return portal.locator('tbody td:last-child').allInnerTexts();
}

async function chooseAsVisitor(page: Page, plan: string): Promise<void> {
  await page.goto(`${billing.origin}/pricing`);
  await page.getByRole('button', { name: `Choose ${plan}` }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In / Sign Up' }).click();
  await page.waitForURL('**/auth');
}

/** Makes the page's later clicks open no tabs, as a pop-up blocker does. */
async function blockPopUps(page: Page): Promise<void> {
  await page.evaluate('window.open = () => null');
}

describe('a plan', () => {
  it.each([
    ['Starter', '$1500', '$1,500.00'],
    ['Professional', '$4500', '$4,500.00'],
  ])('%s of the landing page is charged as it is shown there, at %s (T1, S2.67, S7.17, S7.18)', async (...row) => {
    const [plan, shown, charged] = row;
    const { page, faults } = await billing.newcomer(`landing-${plan.toLowerCase()}`);
    await page.goto(`${billing.origin}/#pricing`);
    const card = page.getByRole('article', { name: `${plan} plan` });
    expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toContain(`${shown} per month`);
    const bodies = await recordBodies(page, CHECKOUT);
    const payment = await tabOf(page, () => card.getByRole('button', { name: `Choose ${plan}` }).click());
    await expect.poll(() => bodies).toEqual([{ plan }]);
    await pay(payment, charged);
    expect(await chargesIn(await billing.openPortal(page))).toEqual([charged]);
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it.each([
    ['Starter', '$1,500', '$1,500.00'],
    ['Professional', '$5,000', '$5,000.00'],
  ])('%s of the dashboard is charged as it is shown there, at %s (T1, S7.19, S9.10, S9.13)', async (...row) => {
    const [plan, shown, charged] = row;
    const { page, faults } = await billing.newcomer(`chooser-${plan.toLowerCase()}`);
    await page.getByRole('button', { name: `Choose ${plan}` }).click();
    await page
      .getByRole('region', { name: `${plan} plan` })
      .getByText(shown, { exact: true })
      .waitFor();
    const bodies = await recordBodies(page, CHECKOUT);
    const payment = await tabOf(page, () => page.getByRole('button', { name: `Subscribe to ${plan}` }).click());
    await expect.poll(() => bodies).toEqual([{ plan: plan.toLowerCase() }]);
    await pay(payment, charged);
    expect(await chargesIn(await billing.openPortal(page))).toEqual([charged]);
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});

describe('a purchase that cannot be started', () => {
  it('is said in the words of the dashboard (S8.22)', async () => {
    const { page } = await billing.newcomer('refused');
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await intercept(page, CHECKOUT, (route) => route.abort());
    await page.getByRole('button', { name: 'Subscribe to Starter' }).click();
    await page.getByRole('alert').filter({ hasText: 'Failed to start checkout process' }).waitFor();
    await closeTab(page);
  });
});

describe('a subscription to no tier', () => {
  it('shows no more than the plans (S2.73)', async () => {
    const { page } = await billing.newcomer('tierless');
    const check = { subscribed: true, subscription_tier: null, subscription_end: null };
    await intercept(page, '**/functions/check-subscription', (route) => route.fulfill({ json: check }));
    await page.reload();
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(await page.getByRole('button', { name: 'Generate SOP' }).count()).toBe(0);
    await closeTab(page);
  });
});

describe('a payment page that is left without a payment', () => {
  it('closes the tab that was opened for it, and the dashboard is still there', async () => {
    const { page, faults } = await billing.newcomer('leaves');
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    const payment = await tabOf(page, () => page.getByRole('button', { name: 'Subscribe to Starter' }).click());
    await Promise.all([payment.waitForEvent('close'), payment.getByRole('link', { name: 'Cancel' }).click()]);
    expect(page.context().pages()).toEqual([page]);
    await page.getByRole('button', { name: 'Subscribe to Starter' }).waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('leads to the dashboard in a tab that a page may not close', async () => {
    const { page } = await billing.newcomer('leaves-by-link');
    await page.goto(`${billing.origin}/dashboard?checkout=cancelled`);
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    await closeTab(page);
  });
});

describe('a plan that a visitor chooses', () => {
  it('is there after the sign-in, at the price that was seen, until it is bought (billing M2, screens M11, T1)', async () => {
    const { page, faults } = await billing.site.openTab();
    await chooseAsVisitor(page, 'Professional');
    await billing.site.signIn(page, 'undecided@example.test');
    await page.getByRole('heading', { level: 1, name: 'Professional plan' }).waitFor();
    const offer = page.getByRole('region', { name: 'Professional plan' });
    expect((await offer.innerText()).replaceAll(/\s+/g, ' ')).toContain('$4500 per month');
    await page.getByText('You chose Professional, $4500 per month.').waitFor();
    await page.reload();
    const payment = await tabOf(page, () => page.getByRole('button', { name: 'Continue to payment' }).click());
    await payment.getByRole('button', { name: 'Pay $4,500.00' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('gives way to the others on request (screens M11, S2.77)', async () => {
    const { page } = await billing.site.openTab();
    await chooseAsVisitor(page, 'Starter');
    await billing.site.signIn(page, 'other-plan@example.test');
    await page.getByRole('button', { name: 'Back to Plans' }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    await closeTab(page);
  });

  it('may be the one that is agreed upon, and leads to the contact form (screens M11, T2)', async () => {
    const { page } = await billing.site.openTab();
    await chooseAsVisitor(page, 'Enterprise');
    await billing.site.signIn(page, 'large@example.test');
    const form = await tabOf(page, () => page.getByRole('button', { name: 'Ask about Enterprise' }).click());
    await form.waitForURL('**/contact?subject=Enterprise**');
    await closeTab(page);
  });

  it('is not kept when the visitor cancels', async () => {
    const { page } = await billing.site.openTab();
    await page.goto(`${billing.origin}/pricing`);
    await page.getByRole('button', { name: 'Choose Professional' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await billing.site.signIn(page, 'cancelled@example.test');
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    await closeTab(page);
  });
});

describe('a browser that blocks new tabs', () => {
  it('leads to the payment page by a link (T43, SD.21)', async () => {
    const { page } = await billing.newcomer('blocked-checkout');
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await blockPopUps(page);
    await page.getByRole('button', { name: 'Subscribe to Starter' }).click();
    const link = page.getByRole('link', { name: 'Open checkout' });
    const payment = await tabOf(page, () => link.click());
    await pay(payment, '$1,500.00');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await closeTab(page);
  });

  it('leads to the portal by a link (T43, SD.21)', async () => {
    const { page } = await billing.subscriber('blocked-portal');
    await blockPopUps(page);
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await page.getByText('Your browser blocked the new tab').waitFor();
    const portal = await tabOf(page, () => page.getByRole('link', { name: 'Open', exact: true }).click());
    await portal.getByRole('heading', { name: 'Manage billing' }).waitFor();
    await closeTab(page);
  });
});

describe('the badge', () => {
  it('is in the menu of the public pages too, where somebody without a plan sees it (T6, S2.86)', async () => {
    const { page } = await billing.newcomer('free');
    await page.goto(`${billing.origin}/pricing`);
    const menu = page.getByRole('banner').getByRole('button', { name: /^Account of/ });
    await menu.click();
    await page.getByRole('menu').getByText('Free Plan').waitFor();
    await closeTab(page);
  });
});
