import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PLAN_CATALOG, yearlyOf } from '../../../src/platform/payments/plan-catalog.js';
import { StripePaymentGateway } from '../../../src/platform/payments/stripe.payment-gateway.js';
import { deriveSubscriptionState } from '../../../src/platform/payments/subscription-state.js';
import { BUYER_ID, PAGE_ORIGIN, SandboxHarness } from '../testing/sandbox-harness.js';

const ANNUAL_MONTHS = 10;
const YEARLY_STARTER = yearlyOf(PLAN_CATALOG.starter, ANNUAL_MONTHS);
const DAY_S = 86_400;

let harness: SandboxHarness;
let gateway: StripePaymentGateway;

beforeEach(async () => {
  harness = new SandboxHarness();
  await harness.start();
  gateway = new StripePaymentGateway({
    stripe: harness.stripe,
    mode: 'sandbox',
    webhookSecrets: [],
    annualMonths: ANNUAL_MONTHS,
  });
  await gateway.ensureCatalog();
});

afterEach(async () => {
  await harness.close();
});

async function buyYear(): Promise<string> {
  const customerId = await harness.createCustomer();
  const { url } = await gateway.createCheckout({
    customerId,
    userId: BUYER_ID,
    plan: YEARLY_STARTER,
    trialDays: 0,
    successUrl: PAGE_ORIGIN,
    cancelUrl: PAGE_ORIGIN,
  });
  const { html } = await harness.open(url);
  expect([html.includes('$15,000.00'), html.includes('per year, starting today')]).toEqual([true, true]);
  await harness.submit(url, { card: 'pays' });
  return customerId;
}

async function changeTo(customerId: string, lookupKey: string): Promise<void> {
  const [subscription] = await gateway.listSubscriptions(customerId);
  const item = subscription?.items[0];
  const { url } = await gateway.createPortal({
    customerId,
    returnUrl: PAGE_ORIGIN,
    ...(item && { paidPriceId: item.priceId }),
  });
  const { data } = await harness.stripe.prices.list({ lookup_keys: [lookupKey] });
  await harness.submit(url, { action: 'change', subscription: subscription?.id ?? '', price: data[0]?.id ?? '' });
}

const stateOf = async (customerId: string) => deriveSubscriptionState(await gateway.listSubscriptions(customerId));

describe('a plan that is paid by the year (billing 4.4)', () => {
  it('runs for a year, and reports its cost per month', async () => {
    const customerId = await buyYear();
    const state = await stateOf(customerId);
    expect(state).toMatchObject({ tier: 'starter', billedMonths: 12, monthlyAmountCents: 125_000 });
    expect((state.end?.getTime() ?? 0) / 1000 - harness.clock.now().getTime() / 1000).toBeGreaterThan(364 * DAY_S);
  });

  it('takes over from months at once, with what is left of the month taken off', async () => {
    const customerId = await harness.buy('starter');
    await changeTo(customerId, YEARLY_STARTER.lookupKey);
    expect(await stateOf(customerId)).toMatchObject({ billedMonths: 12 });
    const { data } = await harness.stripe.invoices.list({ customer: customerId });
    expect(data[0]).toMatchObject({ billing_reason: 'subscription_update', amount_paid: 1_500_000 - 150_000 });
  });

  it('gives way to months only when it is over', async () => {
    const customerId = await buyYear();
    // A better plan, but months instead of a year.
    await changeTo(customerId, 'dashboard_professional_5000');
    const state = await stateOf(customerId);
    expect(state).toMatchObject({ tier: 'starter', billedMonths: 12 });
    expect(state.next?.startsAt).toEqual(state.end);
    await harness.sandbox.advance({ seconds: 367 * DAY_S, customer: customerId });
    expect(await stateOf(customerId)).toMatchObject({ tier: 'professional', billedMonths: 1 });
  });
});
