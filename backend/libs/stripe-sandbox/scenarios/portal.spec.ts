import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PLAN_CATALOG } from '../../../src/platform/payments/plan-catalog.js';
import { StripePaymentGateway } from '../../../src/platform/payments/stripe.payment-gateway.js';
import { PAGE_ORIGIN, SandboxHarness } from '../testing/sandbox-harness.js';

const RETURN_URL = `${PAGE_ORIGIN}/dashboard`;

let harness: SandboxHarness;

beforeEach(async () => {
  harness = new SandboxHarness();
  await harness.start();
});

afterEach(() => harness.close());

async function openPortal(customerId: string): Promise<string> {
  const { url } = await harness.gateway.createPortal({ customerId, returnUrl: RETURN_URL });
  return url;
}

async function priceIdOf(lookupKey: string): Promise<string> {
  const { data } = await harness.stripe.prices.list({ lookup_keys: [lookupKey] });
  return data[0]?.id ?? '';
}

describe('the billing portal', () => {
  it('shows the subscription, the card and the invoices', async () => {
    const customerId = await harness.buy('professional');
    const page = await harness.open(await openPortal(customerId));
    expect(page.status).toBe(200);
    for (const text of ['Professional', '$5,000.00 per month', 'active', 'Renews on', '4242', '-0001', 'Return to']) {
      expect(page.html).toContain(text);
    }
  });

  it('leads to a larger plan by its main button, and to a smaller one by a plain one (screens m13)', async () => {
    const starter = await harness.open(await openPortal(await harness.buy('starter')));
    expect(starter.html).toMatch(/<button class="primary">Change to Professional/);
    const professional = await harness.open(await openPortal(await harness.buy('professional')));
    expect(professional.html).toContain('Change to Starter');
    expect(professional.html).not.toMatch(/class="primary">Change to Starter/);
  });

  it('has one main button, also where plans are sold by the year (screens m13)', async () => {
    const gateway = new StripePaymentGateway({
      stripe: harness.stripe,
      mode: 'sandbox',
      webhookSecrets: ['whsec_portal'],
      annualMonths: 10,
    });
    await gateway.ensureCatalog();
    const customerId = await harness.buy('starter');
    const { url } = await gateway.createPortal({ customerId, returnUrl: RETURN_URL });
    const mainButtons = async () => [...(await harness.open(url)).html.matchAll(/class="primary">([^<]*)/g)];
    expect((await harness.open(url)).html).toMatch(/<button class="">Change to Professional, [^<]*year/);
    expect((await mainButtons()).map(([, label]) => label)).toEqual([
      expect.stringMatching(/^Change to Professional, .*month/),
    ]);
    const { id: subscription } = await harness.subscriptionOf(customerId);
    await harness.submit(url, { action: 'cancel', subscription });
    expect((await mainButtons()).map(([, label]) => label)).toEqual(['Resume the subscription']);
  });

  it('cancels for the end of the period, by cancel_at alone', async () => {
    const customerId = await harness.buy();
    const url = await openPortal(customerId);
    const { id: subscription } = await harness.subscriptionOf(customerId);
    expect((await harness.submit(url, { action: 'cancel', subscription })).status).toBe(303);
    const canceled = await harness.subscriptionOf(customerId);
    expect(canceled.status).toBe('active');
    expect(canceled.cancel_at).toBe(canceled.items.data[0]?.current_period_end);
    expect(canceled.cancel_at_period_end).toBe(false);
    expect((await harness.open(url)).html).toContain('Ends on');
  });

  it('takes a cancellation back', async () => {
    const customerId = await harness.buy();
    const url = await openPortal(customerId);
    const { id: subscription } = await harness.subscriptionOf(customerId);
    await harness.submit(url, { action: 'cancel', subscription });
    await harness.submit(url, { action: 'resume', subscription });
    expect(await harness.subscriptionOf(customerId)).toMatchObject({ cancel_at: null, canceled_at: null });
  });

  it('upgrades at once and charges the rest of the period', async () => {
    const customerId = await harness.buy('starter');
    await harness.sandbox.advance({ seconds: 10 * 86_400, customer: customerId });
    const { id: subscription, items } = await harness.subscriptionOf(customerId);
    const price = await priceIdOf('dashboard_professional_5000');
    await harness.submit(await openPortal(customerId), { action: 'change', subscription, price });
    const upgraded = await harness.subscriptionOf(customerId);
    expect(upgraded.items.data[0]?.price.product).toBe('tier_professional');
    expect(upgraded.items.data[0]?.current_period_end).toBe(items.data[0]?.current_period_end);
    const { data } = await harness.stripe.invoices.list({ customer: customerId });
    expect(data[0]).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' });
    expect(data[0]?.amount_paid).toBeGreaterThan(0);
    expect(data[0]?.amount_paid).toBeLessThan(350_000);
  });

  it('says before a change what will be charged, and when it starts', async () => {
    const customerId = await harness.buy('starter');
    await harness.sandbox.advance({ seconds: 10 * 86_400, customer: customerId });
    const url = await openPortal(customerId);
    const { id: subscription } = await harness.subscriptionOf(customerId);
    const [, told] = /Starts now\. (\$[\d,.]+) is charged today\./.exec((await harness.open(url)).html) ?? [];
    await harness.submit(url, {
      action: 'change',
      subscription,
      price: await priceIdOf('dashboard_professional_5000'),
    });
    const { data } = await harness.stripe.invoices.list({ customer: customerId });
    expect(told).toBe(
      ((data[0]?.amount_paid ?? 0) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
    );
    expect((await harness.open(url)).html).toMatch(/Starts on [A-Z][^<]*\. Nothing is charged today\./);
  });

  it('does not upgrade with a card that fails', async () => {
    const customerId = await harness.buy('starter', 'fails');
    const { id: subscription } = await harness.subscriptionOf(customerId);
    const price = await priceIdOf('dashboard_professional_5000');
    const page = await harness.submit(await openPortal(customerId), { action: 'change', subscription, price });
    expect(page.html).toContain('Your card was declined');
    expect((await harness.subscriptionOf(customerId)).items.data[0]?.price.product).toBe('tier_starter');
  });

  it('downgrades with the next period', async () => {
    const customerId = await harness.buy('professional');
    const url = await openPortal(customerId);
    const { id: subscription } = await harness.subscriptionOf(customerId);
    await harness.submit(url, { action: 'change', subscription, price: await priceIdOf('dashboard_starter_1500') });
    const { html } = await harness.open(url);
    expect(html).toContain('Changes to Starter on');
    expect(html).not.toContain('Change to Starter');
    expect((await harness.subscriptionOf(customerId)).items.data[0]?.price.product).toBe('tier_professional');
    const [waiting] = await harness.gateway.listSubscriptions(customerId);
    expect(waiting?.next).toEqual({
      priceId: await priceIdOf('dashboard_starter_1500'),
      startsAt: waiting?.items[0]?.periodEnd,
    });
    await harness.sandbox.advance({ seconds: 32 * 86_400, customer: customerId });
    expect((await harness.subscriptionOf(customerId)).items.data[0]?.price.product).toBe('tier_starter');
    expect((await harness.gateway.listSubscriptions(customerId))[0]?.next).toBeNull();
    const { data } = await harness.stripe.invoices.list({ customer: customerId });
    expect(data[0]).toMatchObject({ billing_reason: 'subscription_cycle', amount_paid: 150_000 });
  });

  it('keeps the plan when a downgrade is taken back (billing m2)', async () => {
    const customerId = await harness.buy('professional');
    const url = await openPortal(customerId);
    const { id: subscription } = await harness.subscriptionOf(customerId);
    await harness.submit(url, { action: 'change', subscription, price: await priceIdOf('dashboard_starter_1500') });
    await harness.submit(url, { action: 'keep', subscription });
    expect((await harness.gateway.listSubscriptions(customerId))[0]?.next).toBeNull();
  });

  it('asks for the confirmation of the one change that it was opened for', async () => {
    const customerId = await harness.buy('Starter');
    const [subscription] = await harness.gateway.listSubscriptions(customerId);
    if (!subscription) throw new Error('There is no subscription');
    const { url } = await harness.gateway.createPortal({
      customerId,
      returnUrl: RETURN_URL,
      flow: { kind: 'change-plan', subscription, plan: PLAN_CATALOG.Professional },
    });
    const { html } = await harness.open(url);
    for (const text of ['Change to Professional', '$4,500.00 per month', 'Starts now', 'Confirm the change']) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('Cancel the subscription');
    const price = await priceIdOf('landing_professional_4500');
    const page = await harness.submit(url, { action: 'change', subscription: subscription.id, price });
    expect(page.headers['location']).toBe(RETURN_URL);
    expect((await harness.subscriptionOf(customerId)).items.data[0]?.price.id).toBe(price);
    expect((await harness.open(url)).html).toContain('Manage billing');
  });

  it('comes back after the one thing it was opened for', async () => {
    const customerId = await harness.buy();
    const { id: subscription } = await harness.subscriptionOf(customerId);
    const flows = [
      { flow: { kind: 'cancel', subscriptionId: subscription }, form: { action: 'cancel', subscription } },
      { flow: { kind: 'update-card' }, form: { action: 'card', card: 'fails' } },
    ] as const;
    for (const { flow, form } of flows) {
      const { url } = await harness.gateway.createPortal({ customerId, returnUrl: RETURN_URL, flow });
      expect((await harness.submit(url, form)).headers['location']).toBe(RETURN_URL);
    }
    expect((await harness.subscriptionOf(customerId)).cancel_at).not.toBeNull();
  });

  it('lets a company change to whom and where its invoices go (billing M4)', async () => {
    const customerId = await harness.buy();
    const url = await openPortal(customerId);
    const details = { email: 'books@acme.example', business_name: 'Acme Inc.', tax_id: '12-3456789' };
    expect((await harness.submit(url, { action: 'details', ...details })).status).toBe(303);
    expect(await harness.stripe.customers.retrieve(customerId)).toMatchObject({
      email: 'books@acme.example',
      name: 'Acme Inc.',
    });
    const { html } = await harness.open(url);
    for (const value of Object.values(details)) expect(html).toContain(`value="${value}"`);
    expect((await harness.submit(url, { action: 'details', ...details, email: 'nobody' })).html).toContain(
      'not possible',
    );
  });

  it('touches nothing of another customer', async () => {
    const other = await harness.buy();
    const { id: subscription } = await harness.subscriptionOf(other);
    const url = await openPortal(await harness.buy());
    const page = await harness.submit(url, { action: 'cancel', subscription });
    expect(page.html).toContain('That is not possible any more');
    expect(await harness.subscriptionOf(other)).toMatchObject({ cancel_at: null });
  });

  it('changes only to prices that it offers', async () => {
    const customerId = await harness.buy('professional');
    const { id: subscription } = await harness.subscriptionOf(customerId);
    const price = await harness.stripe.prices.create({
      product: 'tier_professional',
      currency: 'usd',
      unit_amount: 600_000,
      recurring: { interval: 'month' },
    });
    await harness.submit(await openPortal(customerId), { action: 'change', subscription, price: price.id });
    expect((await harness.subscriptionOf(customerId)).items.data[0]?.price.unit_amount).toBe(500_000);
  });

  it('closes after half an hour', async () => {
    const url = await openPortal(await harness.buy());
    harness.clock.advance(31 * 60 * 1000);
    expect((await harness.open(url)).status).toBe(410);
  });

  it('ignores a form that makes no sense', async () => {
    const page = await harness.submit(await openPortal(await harness.buy()), { action: 'steal' });
    expect(page.html).toContain('That is not possible any more');
  });
});
