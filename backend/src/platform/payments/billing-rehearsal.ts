import { setTimeout as sleep } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import type { PaymentGateway } from './payment-gateway.js';
import { PLAN_CATALOG } from './plan-catalog.js';
import { deriveSubscriptionState, type SubscriptionState } from './subscription-state.js';

const DAY_S = 86_400;
/** Longer than a month plus the hour for which a renewal invoice stays a draft. */
const MONTH_S = 32 * DAY_S;
const MAX_ADVANCE_MS = 5 * 60_000;

/** Stripe, or its stand-in, does not behave as the product expects. */
export class RehearsalFailedError extends Error {
  constructor(step: string, found: unknown) {
    super(`${step}: not as expected, but ${JSON.stringify(found)}`);
    this.name = 'RehearsalFailedError';
  }
}

interface RehearsalOptions {
  stripe: Stripe;
  gateway: PaymentGateway;
  /** Called with each step that succeeded. */
  report: (step: string) => void;
  /** Polling interval while the test clock advances; default two seconds. */
  pollMs?: number;
}

/**
 * Simulates the life of a subscription on a Stripe test clock: purchase, renewal, failed payment, recovery,
 * cancellation and end. Checks each state with the product's own code, and always deletes the clock with everything on
 * it.
 * @throws RehearsalFailedError
 */
export async function rehearseBilling(options: RehearsalOptions): Promise<void> {
  const { stripe } = options;
  const frozenTime = Math.floor(Date.now() / 1000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: frozenTime, name: 'Billing rehearsal' });
  try {
    await new Rehearsal(options, clock.id, frozenTime).run();
  } finally {
    await stripe.testHelpers.testClocks.del(clock.id);
  }
}

class Rehearsal {
  constructor(
    private readonly options: RehearsalOptions,
    private readonly clockId: string,
    private now: number,
  ) {}

  async run(): Promise<void> {
    const { stripe, gateway } = this.options;
    const customer = await this.subscribe();
    await this.expect('bought', customer, (state) => state.tier === 'starter' && state.renews);
    await this.passMonth();
    await this.expect('renewed', customer, (state) => state.subscribed && !state.paymentFailed);
    await this.useCard(customer, 'pm_card_chargeCustomerFail');
    await this.passMonth();
    await this.expect('failed', customer, (state) => state.subscribed && state.paymentFailed);
    const [subscription] = await gateway.listSubscriptions(customer);
    const page = subscription && (await gateway.findUnpaidInvoicePage(customer, [subscription.id]));
    if (!subscription || !page) throw new RehearsalFailedError('failed, with the page of its invoice', page);
    await this.useCard(customer, 'pm_card_visa');
    const [invoice] = (await stripe.invoices.list({ customer, status: 'open' })).data;
    await stripe.invoices.pay(invoice?.id ?? '');
    await this.expect('mended', customer, (state) => state.subscribed && !state.paymentFailed);
    await stripe.subscriptions.update(subscription.id, { cancel_at: 'min_period_end' });
    await this.expect('canceled', customer, (state) => state.subscribed && !state.renews);
    await this.passMonth();
    await this.expect('ended', customer, (state) => !state.subscribed && state.end !== null);
  }

  private async subscribe(): Promise<string> {
    const { stripe } = this.options;
    const { lookupKey } = PLAN_CATALOG.starter;
    const [price] = (await stripe.prices.list({ lookup_keys: [lookupKey], active: true })).data;
    if (!price) throw new RehearsalFailedError('the catalog', `no price ${lookupKey}`);
    const { id: customer } = await stripe.customers.create({
      name: 'Billing rehearsal',
      test_clock: this.clockId,
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
    return customer;
  }

  private async useCard(customer: string, testCard: string): Promise<void> {
    const { stripe } = this.options;
    const card = await stripe.paymentMethods.attach(testCard, { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card.id } });
  }

  private async passMonth(): Promise<void> {
    const { stripe, pollMs = 2_000 } = this.options;
    this.now += MONTH_S;
    await stripe.testHelpers.testClocks.advance(this.clockId, { frozen_time: this.now });
    const deadline = Date.now() + MAX_ADVANCE_MS;
    while (Date.now() < deadline) {
      const { status } = await stripe.testHelpers.testClocks.retrieve(this.clockId);
      if (status === 'ready') return;
      if (status === 'internal_failure') throw new RehearsalFailedError('the test clock', status);
      await sleep(pollMs);
    }
    throw new RehearsalFailedError('the test clock', 'still advancing after five minutes');
  }

  private async expect(step: string, customer: string, isAsExpected: (state: SubscriptionState) => boolean) {
    const state = deriveSubscriptionState(await this.options.gateway.listSubscriptions(customer));
    if (!isAsExpected(state) || state.anomalies.length > 0) throw new RehearsalFailedError(step, state);
    this.options.report(step);
  }
}
