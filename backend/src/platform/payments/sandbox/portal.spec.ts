import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PLAN_CATALOGUE } from '../plan-catalogue.js';
import { PAGE_ORIGIN, SandboxTestBench } from './sandbox-test-bench.js';

const RETURN_URL = `${PAGE_ORIGIN}/dashboard`;

let bench: SandboxTestBench;

beforeEach(async () => {
  bench = new SandboxTestBench();
  await bench.start();
});

afterEach(() => bench.close());

async function openPortal(customerId: string): Promise<string> {
  const { url } = await bench.gateway.createPortal({ customerId, returnUrl: RETURN_URL });
  return url;
}

async function priceIdOf(lookupKey: string): Promise<string> {
  const { data } = await bench.stripe.prices.list({ lookup_keys: [lookupKey] });
  return data[0]?.id ?? '';
}

describe('the billing portal', () => {
  it('shows the subscription, the card and the invoices', async () => {
    const customerId = await bench.buy('professional');
    const page = await bench.open(await openPortal(customerId));
    expect(page.status).toBe(200);
    for (const text of ['Professional', '$5,000.00 per month', 'active', 'Renews on', '4242', '-0001', 'Return to']) {
      expect(page.html).toContain(text);
    }
  });

  it('cancels for the end of the period, by cancel_at alone', async () => {
    const customerId = await bench.buy();
    const url = await openPortal(customerId);
    const { id: subscription } = await bench.subscriptionOf(customerId);
    expect((await bench.submit(url, { action: 'cancel', subscription })).status).toBe(303);
    const canceled = await bench.subscriptionOf(customerId);
    expect(canceled.status).toBe('active');
    expect(canceled.cancel_at).toBe(canceled.items.data[0]?.current_period_end);
    expect(canceled.cancel_at_period_end).toBe(false);
    expect((await bench.open(url)).html).toContain('Ends on');
  });

  it('takes a cancellation back', async () => {
    const customerId = await bench.buy();
    const url = await openPortal(customerId);
    const { id: subscription } = await bench.subscriptionOf(customerId);
    await bench.submit(url, { action: 'cancel', subscription });
    await bench.submit(url, { action: 'resume', subscription });
    expect(await bench.subscriptionOf(customerId)).toMatchObject({ cancel_at: null, canceled_at: null });
  });

  it('upgrades at once and charges the rest of the period', async () => {
    const customerId = await bench.buy('starter');
    await bench.sandbox.advance({ seconds: 10 * 86_400, customer: customerId });
    const { id: subscription, items } = await bench.subscriptionOf(customerId);
    const price = await priceIdOf('dashboard_professional_5000');
    await bench.submit(await openPortal(customerId), { action: 'change', subscription, price });
    const upgraded = await bench.subscriptionOf(customerId);
    expect(upgraded.items.data[0]?.price.product).toBe('tier_professional');
    expect(upgraded.items.data[0]?.current_period_end).toBe(items.data[0]?.current_period_end);
    const { data } = await bench.stripe.invoices.list({ customer: customerId });
    expect(data[0]).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' });
    expect(data[0]?.amount_paid).toBeGreaterThan(0);
    expect(data[0]?.amount_paid).toBeLessThan(350_000);
  });

  it('does not upgrade with a card that fails', async () => {
    const customerId = await bench.buy('starter', 'fails');
    const { id: subscription } = await bench.subscriptionOf(customerId);
    const price = await priceIdOf('dashboard_professional_5000');
    const page = await bench.submit(await openPortal(customerId), { action: 'change', subscription, price });
    expect(page.html).toContain('Your card was declined');
    expect((await bench.subscriptionOf(customerId)).items.data[0]?.price.product).toBe('tier_starter');
  });

  it('downgrades with the next period', async () => {
    const customerId = await bench.buy('professional');
    const url = await openPortal(customerId);
    const { id: subscription } = await bench.subscriptionOf(customerId);
    await bench.submit(url, { action: 'change', subscription, price: await priceIdOf('dashboard_starter_1500') });
    const { html } = await bench.open(url);
    expect(html).toContain('Changes to Starter on');
    expect(html).not.toContain('Change to Starter');
    expect((await bench.subscriptionOf(customerId)).items.data[0]?.price.product).toBe('tier_professional');
    await bench.sandbox.advance({ seconds: 32 * 86_400, customer: customerId });
    expect((await bench.subscriptionOf(customerId)).items.data[0]?.price.product).toBe('tier_starter');
    const { data } = await bench.stripe.invoices.list({ customer: customerId });
    expect(data[0]).toMatchObject({ billing_reason: 'subscription_cycle', amount_paid: 150_000 });
  });

  it('asks for the confirmation of the one change that it was opened for', async () => {
    const customerId = await bench.buy('Starter');
    const [subscription] = await bench.gateway.listSubscriptions(customerId);
    if (!subscription) throw new Error('There is no subscription');
    const { url } = await bench.gateway.createPortal({
      customerId,
      returnUrl: RETURN_URL,
      flow: { kind: 'change-plan', subscription, plan: PLAN_CATALOGUE.Professional },
    });
    const { html } = await bench.open(url);
    for (const text of ['Change to Professional', '$4,500.00 per month', 'Starts now', 'Confirm the change']) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('Cancel the subscription');
    const price = await priceIdOf('landing_professional_4500');
    const page = await bench.submit(url, { action: 'change', subscription: subscription.id, price });
    expect(page.headers['location']).toBe(RETURN_URL);
    expect((await bench.subscriptionOf(customerId)).items.data[0]?.price.id).toBe(price);
    expect((await bench.open(url)).html).toContain('Manage billing');
  });

  it('comes back after the one thing it was opened for', async () => {
    const customerId = await bench.buy();
    const { id: subscription } = await bench.subscriptionOf(customerId);
    const flows = [
      { flow: { kind: 'cancel', subscriptionId: subscription }, form: { action: 'cancel', subscription } },
      { flow: { kind: 'update-card' }, form: { action: 'card', card: 'fails' } },
    ] as const;
    for (const { flow, form } of flows) {
      const { url } = await bench.gateway.createPortal({ customerId, returnUrl: RETURN_URL, flow });
      expect((await bench.submit(url, form)).headers['location']).toBe(RETURN_URL);
    }
    expect((await bench.subscriptionOf(customerId)).cancel_at).not.toBeNull();
  });

  it('touches nothing of another customer', async () => {
    const other = await bench.buy();
    const { id: subscription } = await bench.subscriptionOf(other);
    const url = await openPortal(await bench.buy());
    const page = await bench.submit(url, { action: 'cancel', subscription });
    expect(page.html).toContain('That is not possible any more');
    expect(await bench.subscriptionOf(other)).toMatchObject({ cancel_at: null });
  });

  it('changes only to prices that it offers', async () => {
    const customerId = await bench.buy('professional');
    const { id: subscription } = await bench.subscriptionOf(customerId);
    const price = await bench.stripe.prices.create({
      product: 'tier_professional',
      currency: 'usd',
      unit_amount: 600_000,
      recurring: { interval: 'month' },
    });
    await bench.submit(await openPortal(customerId), { action: 'change', subscription, price: price.id });
    expect((await bench.subscriptionOf(customerId)).items.data[0]?.price.unit_amount).toBe(500_000);
  });

  it('closes after half an hour', async () => {
    const url = await openPortal(await bench.buy());
    bench.clock.moveOn(31 * 60);
    expect((await bench.open(url)).status).toBe(410);
  });

  it('ignores a form that makes no sense', async () => {
    const page = await bench.submit(await openPortal(await bench.buy()), { action: 'steal' });
    expect(page.html).toContain('That is not possible any more');
  });
});
