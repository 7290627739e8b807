import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deriveSubscriptionState } from '../../../src/platform/payments/subscription-state.js';
import { PAGE_ORIGIN, SandboxHarness } from '../testing/sandbox-harness.js';

const HOUR_S = 3600;
const DAY_S = 86_400;

let harness: SandboxHarness;

beforeEach(async () => {
  harness = new SandboxHarness();
  await harness.start();
});

afterEach(() => harness.close());

/** Advances to just after the end of the current period. */
async function passPeriodEnd(customerId: string): Promise<void> {
  const end = (await harness.subscriptionOf(customerId)).items.data[0]?.current_period_end ?? 0;
  await harness.sandbox.advance({ seconds: end - Math.floor(Date.now() / 1000) + 60, customer: customerId });
}

async function stateOf(customerId: string) {
  return deriveSubscriptionState(await harness.gateway.listSubscriptions(customerId));
}

describe('as time goes by', () => {
  it('renews: the period moves on first, the payment follows after an hour', async () => {
    const customerId = await harness.buy();
    const before = await harness.subscriptionOf(customerId);
    await passPeriodEnd(customerId);
    const renewed = await harness.subscriptionOf(customerId);
    expect(renewed.status).toBe('active');
    expect(renewed.items.data[0]?.current_period_start).toBeLessThanOrEqual(Math.floor(Date.now() / 1000));
    expect(renewed.latest_invoice).not.toBe(before.latest_invoice);
    const draft = await harness.stripe.invoices.retrieve(String(renewed.latest_invoice));
    expect(draft.status).toBe('draft');
    await harness.sandbox.advance({ seconds: HOUR_S, customer: customerId });
    expect(await harness.stripe.invoices.retrieve(String(renewed.latest_invoice))).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_cycle',
    });
  });

  it('is past due when the renewal fails, and paid only up to the start of the new period', async () => {
    const customerId = await harness.buy('starter', 'fails');
    await passPeriodEnd(customerId);
    await harness.sandbox.advance({ seconds: HOUR_S, customer: customerId });
    const subscription = await harness.subscriptionOf(customerId);
    expect(subscription.status).toBe('past_due');
    const state = await stateOf(customerId);
    expect(state).toMatchObject({ subscribed: true, tier: 'starter', paymentFailed: true });
    expect(state.end?.getTime()).toBe((subscription.items.data[0]?.current_period_start ?? 0) * 1000);
    expect(state.end?.getTime()).toBeLessThan(Date.now());
  });

  it('recovers with a card that pays', async () => {
    const customerId = await harness.buy('starter', 'fails');
    await harness.sandbox.advance({ seconds: 32 * DAY_S, customer: customerId });
    expect((await harness.subscriptionOf(customerId)).status).toBe('past_due');
    const portal = await harness.gateway.createPortal({ customerId, returnUrl: PAGE_ORIGIN });
    await harness.submit(portal.url, { action: 'card', card: 'pays' });
    expect((await harness.subscriptionOf(customerId)).status).toBe('active');
    expect(await stateOf(customerId)).toMatchObject({ subscribed: true, paymentFailed: false });
  });

  it('recovers when a later attempt succeeds', async () => {
    const customerId = await harness.buy('starter', 'fails');
    await harness.sandbox.advance({ seconds: 32 * DAY_S, customer: customerId });
    await harness.sandbox.setCard({ customer: customerId, card: 'pays' });
    await harness.sandbox.advance({ seconds: 3 * DAY_S, customer: customerId });
    expect((await harness.subscriptionOf(customerId)).status).toBe('active');
  });

  it('ends after the fourth failed try', async () => {
    const customerId = await harness.buy('starter', 'fails');
    await harness.sandbox.advance({ seconds: 45 * DAY_S, customer: customerId });
    const ended = await harness.subscriptionOf(customerId);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    const { data } = await harness.stripe.invoices.list({ customer: customerId });
    expect(data[0]).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null });
    expect(await stateOf(customerId)).toMatchObject({ subscribed: false, tier: null });
  });

  it('ends a cancelled subscription with its period', async () => {
    const customerId = await harness.buy();
    const { id } = await harness.subscriptionOf(customerId);
    const { cancel_at: cancelAt } = await harness.stripe.subscriptions.update(id, { cancel_at: 'min_period_end' });
    expect(cancelAt).not.toBeNull();
    await harness.sandbox.advance({ seconds: 40 * DAY_S, customer: customerId });
    const ended = await harness.subscriptionOf(customerId);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: ended.cancel_at });
    const { data } = await harness.stripe.invoices.list({ customer: customerId });
    expect(data).toHaveLength(1);
  });

  it('lets a person buy again after the end', async () => {
    const customerId = await harness.buy('starter', 'fails');
    await harness.sandbox.advance({ seconds: 60 * DAY_S, customer: customerId });
    const checkout = await harness.createCheckout(customerId, 'professional');
    await harness.submit(checkout.url, { card: 'pays' });
    expect(await stateOf(customerId)).toMatchObject({ subscribed: true, tier: 'professional', anomalies: [] });
  });

  it('comes to the same end in one leap and in many steps', async () => {
    const [leaper, walker] = [await harness.buy('starter', 'fails'), await harness.buy('starter', 'fails')];
    await harness.sandbox.advance({ seconds: 48 * DAY_S, customer: leaper });
    for (let day = 0; day < 48; day += 1) await harness.sandbox.advance({ seconds: DAY_S, customer: walker });
    const [leapt, walked] = [await harness.subscriptionOf(leaper), await harness.subscriptionOf(walker)];
    expect(leapt.status).toBe('canceled');
    expect(walked.status).toBe('canceled');
    expect(Math.abs((leapt.ended_at ?? 0) - (walked.ended_at ?? 0))).toBeLessThan(HOUR_S);
  });

  it('moves only the customer it is asked to move', async () => {
    const [mover, other] = [await harness.buy(), await harness.buy()];
    const before = await harness.subscriptionOf(other);
    await harness.sandbox.advance({ seconds: 100 * DAY_S, customer: mover });
    expect(await harness.subscriptionOf(other)).toEqual(before);
    const { data } = await harness.stripe.invoices.list({ customer: mover });
    expect(data.length).toBeGreaterThanOrEqual(4);
  });
});
