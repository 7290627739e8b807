import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CardBehavior } from '../store/sandbox-records.js';
import { PAGE_ORIGIN, SandboxHarness } from '../testing/sandbox-harness.js';

const DAY_S = 86_400;

let harness: SandboxHarness;

beforeEach(async () => {
  harness = new SandboxHarness();
  await harness.start();
});

afterEach(() => harness.close());

/** A customer whose renewal has failed, and the page of its invoice. */
async function lateCustomer(card: CardBehavior): Promise<{ customerId: string; url: string }> {
  const customerId = await harness.buy('starter', card);
  await harness.sandbox.advance({ seconds: 32 * DAY_S, customer: customerId });
  const { id } = await harness.subscriptionOf(customerId);
  return { customerId, url: (await harness.gateway.findUnpaidInvoicePage(customerId, [id])) ?? '' };
}

describe('the page of an open invoice', () => {
  it.each([
    ['fails', 'Pay with the card 4242'],
    ['asks', 'Confirm the payment'],
  ] as const)('takes the payment of a customer whose card %s: the subscription continues', async (card, label) => {
    const { customerId, url } = await lateCustomer(card);
    expect(url).toMatch(`${PAGE_ORIGIN}/sandbox/invoice/in_`);
    expect((await harness.subscriptionOf(customerId)).status).toBe('past_due');
    expect((await harness.open(url)).html).toContain(label);
    expect((await harness.submit(url, { action: 'pay' })).status).toBe(303);
    expect((await harness.subscriptionOf(customerId)).status).toBe('active');
    expect((await harness.open(url)).html).toContain('Paid.');
    expect((await harness.open(url)).html).not.toContain('<form');
  });

  it('leaves the card on file as it is', async () => {
    const { customerId, url } = await lateCustomer('fails');
    await harness.submit(url, { action: 'pay' });
    await harness.sandbox.advance({ seconds: 32 * DAY_S, customer: customerId });
    expect((await harness.subscriptionOf(customerId)).status).toBe('past_due');
  });

  it('takes nothing for a subscription that has ended, and nothing twice', async () => {
    const { customerId, url } = await lateCustomer('fails');
    await harness.sandbox.advance({ seconds: 30 * DAY_S, customer: customerId });
    await harness.submit(url, { action: 'pay' });
    expect((await harness.subscriptionOf(customerId)).status).toBe('canceled');
  });

  it('does not exist for a stranger’s guess', async () => {
    expect((await harness.open(`${PAGE_ORIGIN}/sandbox/invoice/in_guessed`)).status).toBe(404);
  });
});

describe('a renewal that the bank wants to be confirmed', () => {
  it('is reported in the form of Stripe', async () => {
    await lateCustomer('asks');
    const types = (await harness.stripe.events.list({ limit: 100 })).data.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['invoice.payment_failed', 'invoice.payment_action_required']));
  });
});

describe('the page of a missing payment', () => {
  it('is that of an own subscription, never of something else the customer owes', async () => {
    const { customerId } = await lateCustomer('fails');
    expect(await harness.gateway.findUnpaidInvoicePage(customerId, ['sub_of_a_magazine'])).toBeNull();
    expect(await harness.gateway.findUnpaidInvoicePage(await harness.buy(), [])).toBeNull();
  });
});
