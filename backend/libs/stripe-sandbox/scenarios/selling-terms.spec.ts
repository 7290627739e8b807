import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StripePaymentGateway } from '../../../src/platform/payments/stripe.payment-gateway.js';
import { deriveSubscriptionState } from '../../../src/platform/payments/subscription-state.js';
import { PAGE_ORIGIN, SandboxHarness } from '../testing/sandbox-harness.js';

const DAY_S = 86_400;

let harness: SandboxHarness;

beforeEach(async () => {
  harness = new SandboxHarness();
  await harness.start();
});

afterEach(() => harness.close());

function sellWith(pages: ConstructorParameters<typeof StripePaymentGateway>[0]['pages']): void {
  const { stripe } = harness;
  harness.gateway = new StripePaymentGateway({ stripe, mode: 'sandbox', webhookSecrets: ['whsec_1'], pages });
}

describe('a trial', () => {
  it('charges nothing on the day of the purchase and the full price at its end', async () => {
    harness.trialDays = 14;
    const customerId = await harness.createCustomer();
    const { id, url } = await harness.createCheckout(customerId);
    expect((await harness.open(url)).html).toContain('after 14 free days');
    await harness.submit(url, { card: 'pays' });
    expect(await harness.gateway.retrieveCheckout(id)).toMatchObject({ paymentStatus: 'no_payment_required' });
    const trial = await harness.subscriptionOf(customerId);
    expect(trial).toMatchObject({ status: 'trialing', trial_end: trial.items.data[0]?.current_period_end });
    expect((await harness.stripe.invoices.retrieve(String(trial.latest_invoice))).amount_due).toBe(0);
    const state = deriveSubscriptionState(await harness.gateway.listSubscriptions(customerId));
    expect(state.trialEnd?.getTime()).toBe((trial.trial_end ?? 0) * 1000);
    await harness.sandbox.advance({ seconds: 14 * DAY_S + 2 * 3600, customer: customerId });
    const paying = await harness.subscriptionOf(customerId);
    expect(paying.status).toBe('active');
    expect(await harness.stripe.invoices.retrieve(String(paying.latest_invoice))).toMatchObject({
      status: 'paid',
      amount_paid: 150_000,
    });
  });

  it('that is cancelled ends without a charge', async () => {
    harness.trialDays = 14;
    const customerId = await harness.buy();
    const { id } = await harness.subscriptionOf(customerId);
    await harness.stripe.subscriptions.update(id, { cancel_at: 'min_period_end' });
    await harness.sandbox.advance({ seconds: 15 * DAY_S, customer: customerId });
    expect((await harness.subscriptionOf(customerId)).status).toBe('canceled');
    const { data } = await harness.stripe.invoices.list({ customer: customerId });
    expect(data.map(({ amount_due: due }) => due)).toEqual([0]);
  });
});

describe('the payment page', () => {
  it('takes no payment without the consent that it asks for', async () => {
    sellWith({ asksForConsent: true });
    const { id, url } = await harness.createCheckout(await harness.createCustomer());
    expect((await harness.open(url)).html).toContain('I agree to the terms of service');
    expect((await harness.submit(url, { card: 'pays' })).status).toBe(400);
    expect((await harness.submit(url, { card: 'pays', terms_of_service: 'accepted' })).status).toBe(303);
    const session = await harness.stripe.checkout.sessions.retrieve(id);
    expect(session.consent?.terms_of_service).toBe('accepted');
  });

  it('has a field for promotion codes, and says that a code is none', async () => {
    sellWith({ takesPromotionCodes: true });
    const { url } = await harness.createCheckout(await harness.createCustomer());
    const refused = await harness.submit(url, { card: 'pays', promotion_code: 'FREE' });
    expect([refused.status, refused.html.includes('This code is invalid.')]).toEqual([400, true]);
    expect((await harness.submit(url, { card: 'pays' })).status).toBe(303);
  });

  it('has neither unless it is asked for', async () => {
    const { url } = await harness.createCheckout(await harness.createCustomer());
    const { html } = await harness.open(url);
    expect(html).not.toMatch(/terms of service|Promotion code|free days/);
  });
});

describe('whoever cancels', () => {
  it('is asked why, and the answer stays with the subscription', async () => {
    const customerId = await harness.buy();
    const { id } = await harness.subscriptionOf(customerId);
    const { url } = await harness.gateway.createPortal({ customerId, returnUrl: `${PAGE_ORIGIN}/dashboard` });
    expect((await harness.open(url)).html).toContain('Why are you canceling?');
    await harness.submit(url, { action: 'cancel', subscription: id, feedback: 'too_expensive' });
    expect((await harness.subscriptionOf(customerId)).cancellation_details).toMatchObject({
      feedback: 'too_expensive',
    });
    await harness.sandbox.advance({ seconds: 32 * DAY_S, customer: customerId });
    expect(await harness.subscriptionOf(customerId)).toMatchObject({
      status: 'canceled',
      cancellation_details: { feedback: 'too_expensive', reason: 'cancellation_requested' },
    });
  });
});

describe('a subscription by invoice', () => {
  async function sign(): Promise<string> {
    const customer = await harness.createCustomer();
    const product = await harness.stripe.products.create({
      name: 'Contract',
      metadata: { tier: 'enterprise', seats: '80' },
    });
    const price = await harness.stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 9_600_000,
      recurring: { interval: 'year' },
    });
    await harness.stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      collection_method: 'send_invoice',
      days_until_due: 30,
    });
    return customer;
  }

  const stateOf = async (customer: string) =>
    deriveSubscriptionState(await harness.gateway.listSubscriptions(customer));

  it('is a contract from its first day, past due after the due day, and active again once the invoice is paid', async () => {
    const customer = await sign();
    expect(await stateOf(customer)).toMatchObject({ tier: 'enterprise', contractSeats: 80, billedMonths: 12 });
    await harness.sandbox.advance({ seconds: DAY_S, customer });
    const [invoice] = (await harness.stripe.invoices.list({ customer })).data;
    expect(invoice).toMatchObject({ status: 'open', collection_method: 'send_invoice', amount_due: 9_600_000 });
    await harness.sandbox.advance({ seconds: 28 * DAY_S, customer });
    expect((await harness.subscriptionOf(customer)).status).toBe('active');
    await harness.sandbox.advance({ seconds: 3 * DAY_S, customer });
    expect((await harness.subscriptionOf(customer)).status).toBe('past_due');
    expect((await stateOf(customer)).end?.getTime()).toBeGreaterThan(Date.now() - 3 * DAY_S * 1000);
    await harness.stripe.invoices.pay(String(invoice?.id), { paid_out_of_band: true });
    expect(await stateOf(customer)).toMatchObject({ subscribed: true, paymentFailed: false });
    await harness.sandbox.advance({ seconds: 340 * DAY_S, customer });
    expect((await harness.stripe.invoices.list({ customer })).data).toHaveLength(2);
  });
});
