import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { closeTab } from '../support/tab-pool.js';
import { tabOf, useBillingFixture } from './billing-fixture.js';

const billing = useBillingFixture();

const cardOn = (page: Page) => page.getByRole('region', { name: 'Subscription' });
const personOf = (name: string): Promise<Person> => billing.site.personOf(`${name}@example.test`, 'user');

async function completedSop({ client }: Person, prompt: string): Promise<string> {
  const { body } = await client.post<{ id: string }>('/sops', { prompt });
  const drafted = await eventually(
    () => client.get<{ title: string; generation: { state: string } }>(`/sops/${body.id}`),
    (answer) => !['queued', 'running'].includes(answer.body.generation.state),
  );
  await client.patch(`/sops/${body.id}`, { status: 'completed' });
  return drafted.body.title;
}

async function inviteTo({ client }: Person): Promise<string> {
  return (await client.post<{ install_id: string }>('/functions/generate-install-link')).body.install_id;
}

/** Cancels in the portal and lets the period pass. */
async function endSubscription(page: Page, name: string): Promise<void> {
  const portal = await billing.openPortal(page);
  await portal.getByRole('button', { name: 'Cancel the subscription' }).click();
  await portal.getByText(/^Ends on /).waitFor();
  await billing.letDaysPass(name, 40);
}

describe('an owner whose subscription has ended', () => {
  it('sees since when, and finds SOPs, invoices, seats and plans (billing M3)', async () => {
    const { page, faults } = await billing.subscriber('left');
    const owner = await personOf('left');
    await inviteTo(owner);
    await endSubscription(page, 'left');
    await page.getByText('Your subscription ended on').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'SOPs', exact: true }).waitFor();
    const portal = await tabOf(page, () => page.getByRole('button', { name: 'Manage Subscription' }).click());
    await portal.getByRole('heading', { name: 'Invoices' }).waitFor();
    await page.goto(`${billing.origin}/account`);
    await cardOn(page).getByText('Your subscription ended on').waitFor();
    const plans = cardOn(page).getByRole('link', { name: 'See the plans' });
    expect(await plans.getAttribute('href')).toBe('/pricing');
    expect(await plans.getAttribute('class'), 'what to do next').toContain('MuiButton-contained');
    const seats = page.getByRole('region', { name: 'Team seats' });
    await seats.getByText('Your plan has ended').waitFor();
    expect(await seats.getByRole('button', { name: 'Generate' }).count()).toBe(0);
    await seats.getByRole('button', { name: /Revoke/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Install link has been deactivated').waitFor();
    await seats.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('sees that a payment is missing (billing M3)', async () => {
    const { page } = await billing.subscriber('unpaid');
    const portal = await billing.openPortal(page);
    await portal.getByRole('button', { name: 'Use the card 0341, which fails later' }).click();
    await portal.getByRole('button', { name: 'Use the card 4242, which pays' }).waitFor();
    await billing.letDaysPass('unpaid', 60);
    await page.getByText('The payment after that has not arrived.').waitFor();
    await closeTab(page);
  });

  it('does not see an active plan on the page of the old payment (billing m6)', async () => {
    const { page } = await billing.newcomer('once');
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    const payment = await tabOf(page, () => page.getByRole('button', { name: 'Subscribe to Starter' }).click());
    await payment.getByRole('button', { name: 'Pay $1,500.00' }).click();
    await payment.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    await endSubscription(page, 'once');
    await payment.reload();
    await payment.getByRole('heading', { name: 'Your subscription has ended' }).waitFor();
    expect(await payment.getByText('Payment Successful').count()).toBe(0);
    await closeTab(page);
  });
});

describe('a consultant with a plan', () => {
  it('sees plan and price on the account page, and cancels from there (billing M3, billing m2)', async () => {
    const consultant = await billing.site.personOf('adviser@example.test', 'consultant');
    await subscribe(consultant, 'Professional');
    const { page } = await billing.newcomer('adviser');
    await page.goto(`${billing.origin}/account`);
    await cardOn(page).getByText('Professional, $4,500 per month').waitFor();
    const portal = await tabOf(page, () => cardOn(page).getByRole('button', { name: 'Manage Subscription' }).click());
    await portal.getByRole('button', { name: 'Cancel the subscription' }).click();
    await cardOn(page)
      .getByText(/^Ends on .* It is not renewed\.$/)
      .waitFor();
    await closeTab(page);
  });
});

describe('a subscriber', () => {
  it('sees the plan, its price and a cheaper plan that follows (billing m2)', async () => {
    await subscribe(await personOf('shrinking'), 'professional');
    const { page } = await billing.newcomer('shrinking');
    const account = page.getByRole('region', { name: 'Account' });
    await account.getByText('Professional, $5,000 per month').waitFor();
    const portal = await billing.openPortal(page);
    await portal.getByRole('button', { name: 'Change to Starter, $1,500.00 per month' }).click();
    await account.getByText(/^Changes to Starter, \$1,500 per month, on /).waitFor();
    await portal.getByRole('button', { name: 'Keep the current plan' }).click();
    await account.getByText(/^Renews on /).waitFor();
    await closeTab(page);
  });
});

describe('a member without a plan', () => {
  it('arrives at what is shared, also after the owner has left, and finds the plans by a link (billing m7, screens M1)', async () => {
    const { page: ownerPage } = await billing.subscriber('leader');
    const owner = await personOf('leader');
    const title = await completedSop(owner, 'Water the plants: fill the can, water each plant, empty the saucers.');
    const member = await personOf('clerk');
    await member.client.post(`/invitations/${await inviteTo(owner)}/accept`);
    const { page } = await billing.newcomer('clerk');
    const shared = page.getByRole('region', { name: 'Procedures from Leader' });
    await shared.getByRole('link', { name: title }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Procedures from Leader' }).waitFor();
    expect(await page.getByText('Choose your plan').count()).toBe(0);
    await page.getByRole('link', { name: 'See the plans' }).click();
    await page.getByRole('heading', { level: 1, name: 'Choose your plan' }).waitFor();
    expect(await shared.count()).toBe(0);
    await endSubscription(ownerPage, 'leader');
    await page.getByRole('link', { name: 'Back to the procedures' }).click();
    await shared.getByRole('link', { name: title }).waitFor();
    await closeTab(page);
    await closeTab(ownerPage);
  });
});
