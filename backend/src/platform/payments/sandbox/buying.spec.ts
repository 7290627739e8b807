import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPlan } from '../plan-catalogue.js';
import { PAGE_ORIGIN, SandboxTestBench } from './sandbox-test-bench.js';

let bench: SandboxTestBench;

beforeEach(async () => {
  bench = new SandboxTestBench();
  await bench.start();
});

afterEach(() => bench.close());

describe('buying a subscription', () => {
  it('shows the plan, its price and where to go back', async () => {
    const checkout = await bench.createCheckout(await bench.createCustomer(), 'Professional');
    const page = await bench.open(checkout.url);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Subscribe to Professional');
    expect(page.html).toContain('$4,500.00');
    expect(page.html).toContain('Billing sandbox: no real money moves here.');
    expect(page.html).toContain(`href="${PAGE_ORIGIN}/dashboard"`);
    expect(page.html).not.toContain('<script');
  });

  it('has no subscription before the payment', async () => {
    const customerId = await bench.createCustomer();
    const checkout = await bench.createCheckout(customerId);
    expect(await bench.gateway.listSubscriptions(customerId)).toEqual([]);
    expect(await bench.gateway.retrieveCheckout(checkout.id)).toMatchObject({
      status: 'open',
      paymentStatus: 'unpaid',
      customerId,
      clientReferenceId: 'user-1',
      mode: 'subscription',
    });
  });

  it.each(['Starter', 'Professional', 'starter', 'professional'] as const)(
    'charges for %s the price of its button',
    async (planValue) => {
      const customerId = await bench.buy(planValue);
      const [subscription] = await bench.gateway.listSubscriptions(customerId);
      const plan = findPlan(planValue);
      expect(subscription).toMatchObject({
        status: 'active',
        customerId,
        items: [{ unitAmountCents: plan?.unitAmountCents, currency: 'usd', productId: `tier_${plan?.tier}` }],
      });
      const { data } = await bench.stripe.invoices.list({ customer: customerId });
      expect(data).toMatchObject([{ status: 'paid', amount_paid: plan?.unitAmountCents }]);
    },
  );

  it('leads back with the id of the session', async () => {
    const checkout = await bench.createCheckout(await bench.createCustomer());
    const page = await bench.submit(checkout.url, { card: 'pays' });
    expect(page.status).toBe(303);
    expect(page.headers['location']).toBe(`${PAGE_ORIGIN}/payment-success?session_id=${checkout.id}`);
    expect(await bench.gateway.retrieveCheckout(checkout.id)).toMatchObject({
      status: 'complete',
      paymentStatus: 'paid',
    });
  });

  it('lets a declined person try another card', async () => {
    const customerId = await bench.createCustomer();
    const checkout = await bench.createCheckout(customerId);
    const declined = await bench.submit(checkout.url, { card: 'declined' });
    expect(declined.status).toBe(402);
    expect(declined.html).toContain('Your card was declined');
    expect(await bench.gateway.listSubscriptions(customerId)).toEqual([]);
    await bench.submit(checkout.url, { card: 'pays' });
    expect(await bench.gateway.listSubscriptions(customerId)).toHaveLength(1);
  });

  it('asks for a card when the form names none', async () => {
    const customerId = await bench.createCustomer();
    const checkout = await bench.createCheckout(customerId);
    const page = await bench.submit(checkout.url, { card: '5555' });
    expect(page.status).toBe(400);
    expect(page.html).toContain('Choose one of the test cards.');
    expect(await bench.gateway.listSubscriptions(customerId)).toEqual([]);
  });

  it('charges once when the form is sent twice at the same time', async () => {
    const customerId = await bench.createCustomer();
    const checkout = await bench.createCheckout(customerId);
    await Promise.all([bench.submit(checkout.url, { card: 'pays' }), bench.submit(checkout.url, { card: 'pays' })]);
    expect(await bench.gateway.listSubscriptions(customerId)).toHaveLength(1);
    expect((await bench.open(checkout.url)).html).toContain('Already paid');
  });

  it('does not take a payment after 24 hours', async () => {
    const customerId = await bench.createCustomer();
    const checkout = await bench.createCheckout(customerId);
    await bench.sandbox.advance({ seconds: 24 * 3600, customer: customerId });
    expect((await bench.submit(checkout.url, { card: 'pays' })).status).toBe(410);
    expect(await bench.gateway.listSubscriptions(customerId)).toEqual([]);
    expect(await bench.gateway.retrieveCheckout(checkout.id)).toMatchObject({ status: 'expired' });
  });

  it('does not take a payment for a session that the product has closed', async () => {
    const customerId = await bench.createCustomer();
    const checkout = await bench.createCheckout(customerId);
    expect(await bench.gateway.listOpenCheckouts(customerId)).toEqual([checkout]);
    await bench.gateway.expireCheckout(checkout.id);
    await bench.gateway.expireCheckout(checkout.id);
    expect(await bench.gateway.listOpenCheckouts(customerId)).toEqual([]);
    expect((await bench.submit(checkout.url, { card: 'pays' })).status).toBe(410);
  });

  it.each(['/sandbox/checkout/cs_test_unknown', '/sandbox/portal/bps_unknown', '/sandbox/other/1', '/sandbox'])(
    'has no page at %s',
    async (path) => {
      expect((await bench.sandbox.handlePage({ method: 'GET', path })).status).toBe(404);
    },
  );

  it('allows its forms to lead to the product, and nothing else to be loaded', async () => {
    const checkout = await bench.createCheckout(await bench.createCustomer());
    const { headers } = await bench.open(checkout.url);
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${PAGE_ORIGIN}`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });
});
