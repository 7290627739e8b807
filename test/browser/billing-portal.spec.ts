import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';
import { tabOf, useBillingFixture } from './billing-fixture.js';

const billing = useBillingFixture();

const accountOn = (page: Page) => page.getByRole('region', { name: 'Account' });
const seatsOn = (page: Page) => page.getByRole('region', { name: 'Team seats' });

describe('what is done in the portal', () => {
  it('is seen on the dashboard that was left open: a cancellation and its withdrawal (S2.81, S7.21, S7.22)', async () => {
    const { page, faults } = await billing.subscriber('undecided');
    const portal = await billing.openPortal(page);
    await accountOn(page)
      .getByText(/^Renews on /)
      .waitFor();
    await portal.getByRole('button', { name: 'Cancel the subscription' }).click();
    await portal.getByText(/^Ends on /).waitFor();
    await accountOn(page)
      .getByText(/^Ends on .* It is not renewed\.$/)
      .waitFor();
    await accountOn(page).getByText('Active', { exact: true }).waitFor();
    await portal.getByRole('button', { name: 'Resume the subscription' }).click();
    await accountOn(page)
      .getByText(/^Renews on /)
      .waitFor();
    await portal.getByRole('link', { name: 'Return to the product' }).click();
    await accountOn(portal)
      .getByText(/^Renews on /)
      .waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('lists invoices with their numbers on a phone, too', async () => {
    const { page } = await billing.subscriber('on-the-go');
    const portal = await billing.openPortal(page);
    await portal.setViewportSize({ width: 390, height: 844 });
    const cells = portal.getByRole('region', { name: 'Invoices' }).getByRole('row').last().getByRole('cell');
    await cells.first().waitFor();
    await expect.poll(() => cells.count()).toBe(4);
    for (const cell of await cells.all()) {
      const { x = 0, width = 0 } = (await cell.boundingBox()) ?? {};
      expect(width, await cell.innerText()).toBeGreaterThan(0);
      expect(x + width, 'is not cut').toBeLessThanOrEqual(390);
    }
    await closeTab(page);
  });

  it('is seen on the dashboard that was left open: a better plan and its seats (S9.18, S9.19)', async () => {
    const { page, faults } = await billing.subscriber('growing');
    await seatsOn(page).getByText('0 of 15 seats in use · 15 remaining').waitFor();
    const portal = await billing.openPortal(page);
    await portal.getByRole('button', { name: 'Change to Professional, $5,000.00 per month' }).click();
    await portal.getByRole('heading', { name: 'Professional' }).waitFor();
    await seatsOn(page).getByText('0 of 30 seats in use · 30 remaining').waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('makes up for a renewal that failed (T6, S2.88)', async () => {
    const { page, faults } = await billing.subscriber('late');
    const portal = await billing.openPortal(page);
    await portal.getByRole('button', { name: 'Use the card 0341, which fails later' }).click();
    await portal.getByRole('button', { name: 'Use the card 4242, which pays' }).waitFor();
    await billing.letDaysPass('late', 32);
    await accountOn(page).getByText('Expired', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Generate SOP' }).waitFor();
    await accountOn(page).getByText('Update your card under Manage Subscription').waitFor();
    await portal.getByRole('button', { name: 'Use the card 4242, which pays' }).click();
    await accountOn(page).getByText('Active', { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});

describe('a company', () => {
  it('gives its name and tax ID when it pays, and finds them in the portal (billing M4)', async () => {
    const { page } = await billing.newcomer('company');
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    const payment = await tabOf(page, () => page.getByRole('button', { name: 'Subscribe to Starter' }).click());
    await payment.getByLabel('Business name').fill('Acme GmbH');
    await payment.getByLabel('Tax ID').fill('DE123456789');
    await payment.getByRole('button', { name: 'Pay $1,500.00' }).click();
    await payment.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    const portal = await billing.openPortal(page);
    expect(await portal.getByLabel('Business name').inputValue()).toBe('Acme GmbH');
    expect(await portal.getByLabel('Tax ID').inputValue()).toBe('DE123456789');
    await portal.getByLabel('Email for invoices').fill('books@acme.example');
    await portal.getByRole('button', { name: 'Save the billing information' }).click();
    await portal.waitForLoadState();
    expect(await portal.getByLabel('Email for invoices').inputValue()).toBe('books@acme.example');
    await closeTab(page);
  });
});

describe('the account on the dashboard', () => {
  it('has the name of the person, and only logs when that cannot be loaded (S2.78, S2.79, S8.36)', async () => {
    const { client } = await billing.site.personOf('olga@example.test', 'user');
    await client.patch('/profiles/me', { full_name: 'Olga Owner' });
    const { page, faults } = await billing.subscriber('olga');
    await accountOn(page).getByText('Olga Owner', { exact: true }).waitFor();
    await intercept(page, '**/profiles/me', (route) => route.abort());
    await page.reload();
    await accountOn(page).getByText('olga@example.test', { exact: true }).waitFor();
    await expect.poll(() => faults.join()).toContain('The profile could not be loaded');
    expect(await page.getByRole('alert').count()).toBe(0);
    await closeTab(page);
  });
});

describe('the portal', () => {
  it('is not opened when it cannot be (S8.13)', async () => {
    const { page } = await billing.subscriber('unlucky');
    await intercept(page, '**/functions/customer-portal', (route) => route.abort());
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to open subscription management' });
    await failure.getByText('Error', { exact: true }).waitFor();
    await closeTab(page);
  });

  it('has nothing for a tier that was given; when that ends the plans say so (billing m3, T5, T6, S2.87)', async () => {
    const { page } = await billing.newcomer('granted');
    await page.getByText('Free Plan').waitFor();
    await billing.site.query(
      `INSERT INTO subscribers (user_id, subscribed, subscription_tier, subscription_end, renews)
       SELECT id, true, 'professional', now() + interval '9 days', false
       FROM profiles WHERE email = 'granted@example.test'`,
    );
    await accountOn(page).getByText('Active', { exact: true }).waitFor();
    await accountOn(page).getByRole('button', { name: 'Manage Subscription' }).click();
    await page.getByText('There is nothing to manage').waitFor();
    await billing.site.query(
      `UPDATE subscribers SET subscription_end = now() - interval '1 day'
       FROM profiles WHERE id = user_id AND email = 'granted@example.test'`,
    );
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    await page.getByText('Your subscription ended on').waitFor();
    await closeTab(page);
  });
});
