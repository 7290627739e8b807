import { expect, it } from 'vitest';
import { closeTab } from '../support/tab-pool.js';
import { tabOf, useBillingFixture } from './billing-fixture.js';

const billing = useBillingFixture();

it('is shown on every page with the way to confirm it, until the payment has arrived (billing 4.6)', async () => {
  const { page, faults } = await billing.subscriber('asked');
  const portal = await billing.openPortal(page);
  await portal.getByRole('button', { name: 'Use the card 3184' }).click();
  await portal.getByText('waits for your confirmation').waitFor();
  await billing.letDaysPass('asked', 32);
  const notice = page.getByRole('complementary', { name: 'Missing payment' });
  await notice.getByText('A payment for your plan is missing.').waitFor();
  for (const path of ['/sops', '/account', '/team']) {
    await page.goto(`${billing.origin}${path}`);
    await notice.waitFor();
  }
  const invoice = await tabOf(page, () => notice.getByRole('button', { name: 'Pay or confirm' }).click());
  await invoice.getByRole('button', { name: 'Confirm the payment' }).click();
  await invoice.getByText('Paid. Thank you.').waitFor();
  await notice.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await closeTab(page);
});

it('stays when the plan is closed, and is not shown to others', async () => {
  const { page } = await billing.subscriber('closed');
  const portal = await billing.openPortal(page);
  await portal.getByRole('button', { name: 'Use the card 0341' }).click();
  await portal.getByText('fails at every renewal').waitFor();
  const notice = page.getByRole('complementary', { name: 'Missing payment' });
  expect(await notice.count()).toBe(0);
  await billing.letDaysPass('closed', 39);
  await notice.getByText('Your plan is closed because a payment is missing.').waitFor();
  await closeTab(page);
});
