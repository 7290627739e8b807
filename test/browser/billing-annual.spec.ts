import { describe, expect, it } from 'vitest';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { closeTab } from '../support/tab-pool.js';
import { tabOf } from './billing-fixture.js';

const site = useSite({ BILLING_ANNUAL_MONTHS: '10' });

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('plans by the year (billing 4.4)', () => {
  it('are seen by a visitor, kept through the sign-in, and bought at that price', async () => {
    const { page, faults } = await site.openTab();
    await page.goto(`${site.origin}/pricing`);
    await page.getByRole('radio', { name: 'Yearly 2 months free' }).check();
    const card = page.getByRole('article', { name: 'Starter plan' });
    expect(plain(await card.innerText())).toContain('$15,000 per year');
    expect(plain(await page.getByRole('article', { name: 'Enterprise plan' }).innerText())).toContain('Custom');
    await assertPageOk(page, 'prices by the year');
    await card.getByRole('button', { name: 'Choose Starter' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sign In / Sign Up' }).click();
    await page.waitForURL('**/auth');
    await site.signIn(page, 'yearly@example.test');
    await page.getByText('You chose Starter, $15,000 per year.').waitFor();
    const payment = await tabOf(page, () => page.getByRole('button', { name: 'Continue to payment' }).click());
    await payment.getByRole('button', { name: 'Pay $15,000.00' }).click();
    await payment.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    await page.goto(`${site.origin}/account`);
    await page.getByText('Starter, $1,250 per month, billed yearly').waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('are offered on the dashboard beside those by the month', async () => {
    const { page } = await site.openTabOf('chooser@example.test');
    await page.getByRole('button', { name: 'Yearly, 2 months free' }).click();
    const offer = page.getByRole('region', { name: 'Professional plan' });
    expect(plain(await offer.innerText())).toContain('$50,000 per year');
    await page.getByRole('button', { name: 'Choose Professional' }).click();
    const payment = await tabOf(page, () => page.getByRole('button', { name: 'Subscribe to Professional' }).click());
    await payment.getByRole('button', { name: 'Pay $50,000.00' }).waitFor();
    await closeTab(page);
  });

  it('reach a consultant who chose one before the sign-in (billing M2)', async () => {
    await site.personOf('advisor@example.test', 'consultant');
    const { page } = await site.openTab();
    await page.goto(`${site.origin}/pricing`);
    await page.getByRole('button', { name: 'Choose Professional' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sign In / Sign Up' }).click();
    await page.waitForURL('**/auth');
    await site.signIn(page, 'advisor@example.test');
    await page.goto(`${site.origin}/dashboard/consultant`);
    await page.getByText('You chose Professional, $4500 per month.').waitFor();
    const payment = await tabOf(page, () => page.getByRole('button', { name: 'Continue to payment' }).click());
    await payment.getByRole('button', { name: 'Pay $4,500.00' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Consultant Dashboard' }).waitFor();
    expect(await page.getByText('You chose Professional').count()).toBe(0);
    await closeTab(page);
  });
});
