import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findPlan } from '../../../src/platform/payments/plan-catalog.js';
import { BUYER_ID, PAGE_ORIGIN, SandboxHarness } from '../testing/sandbox-harness.js';

let harness: SandboxHarness;

beforeEach(async () => {
  harness = new SandboxHarness();
  await harness.start();
});

afterEach(() => harness.close());

const ACME = {
  line1: 'Hauptstraße 1',
  postal_code: '10827',
  city: 'Berlin',
  country: 'de',
  business_name: 'Acme GmbH',
  tax_id: 'de 123 456 789',
};

describe('buying a subscription', () => {
  it('shows the plan, its price and where to go back', async () => {
    const checkout = await harness.createCheckout(await harness.createCustomer(), 'Professional');
    const page = await harness.open(checkout.url);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Subscribe to Professional');
    expect(page.html).toContain('$4,500.00');
    expect(page.html).toContain('Billing sandbox: no real money moves here.');
    expect(page.html).toContain(`href="${PAGE_ORIGIN}/dashboard"`);
    expect(page.html).not.toContain('<script');
  });

  it('has no subscription before the payment', async () => {
    const customerId = await harness.createCustomer();
    const checkout = await harness.createCheckout(customerId);
    expect(await harness.gateway.listSubscriptions(customerId)).toEqual([]);
    expect(await harness.gateway.retrieveCheckout(checkout.id)).toMatchObject({
      status: 'open',
      paymentStatus: 'unpaid',
      customerId,
      clientReferenceId: BUYER_ID,
      mode: 'subscription',
    });
  });

  it.each(['Starter', 'Professional', 'starter', 'professional'] as const)(
    'charges for %s the price of its button',
    async (planValue) => {
      const customerId = await harness.buy(planValue);
      const [subscription] = await harness.gateway.listSubscriptions(customerId);
      const plan = findPlan(planValue);
      expect(subscription).toMatchObject({
        status: 'active',
        customerId,
        items: [{ unitAmountCents: plan?.unitAmountCents, currency: 'usd', productId: `tier_${plan?.tier}` }],
      });
      const { data } = await harness.stripe.invoices.list({ customer: customerId });
      expect(data).toMatchObject([{ status: 'paid', amount_paid: plan?.unitAmountCents }]);
    },
  );

  it('makes the invoices out to a company with its address and tax ID (billing M4)', async () => {
    const customerId = await harness.createCustomer();
    const checkout = await harness.createCheckout(customerId);
    await harness.submit(checkout.url, { card: 'pays', ...ACME });
    const address = { line1: 'Hauptstraße 1', postal_code: '10827', city: 'Berlin', country: 'DE' };
    const taxIds = [{ type: 'eu_vat', value: 'DE123456789' }];
    expect(await harness.stripe.checkout.sessions.retrieve(checkout.id)).toMatchObject({
      customer_details: { address, business_name: 'Acme GmbH', tax_ids: taxIds },
    });
    expect(await harness.stripe.customers.retrieve(customerId)).toMatchObject({ name: 'Acme GmbH', address });
    await harness.sandbox.advance({ seconds: 32 * 86_400, customer: customerId });
    const { data } = await harness.stripe.invoices.list({ customer: customerId });
    expect(data).toHaveLength(2);
    for (const invoice of data) {
      expect(invoice).toMatchObject({
        customer_name: 'Acme GmbH',
        customer_address: address,
        customer_tax_ids: taxIds,
        automatic_tax: { enabled: false },
      });
    }
  });

  it('takes no tax ID that is none, and keeps what was written (billing M4)', async () => {
    const customerId = await harness.createCustomer();
    const checkout = await harness.createCheckout(customerId);
    const page = await harness.submit(checkout.url, { card: 'pays', ...ACME, tax_id: 'not yet' });
    expect(page.status).toBe(400);
    expect(page.html).toContain('value="Acme GmbH"');
    expect(await harness.gateway.listSubscriptions(customerId)).toEqual([]);
  });

  it.each([
    [{ tax_id_collection: { enabled: true } }, 'customer_update[name]'],
    [{ automatic_tax: { enabled: true } }, 'customer_update[address]'],
  ])('asks as Stripe does for leave to keep what %j collects (billing M4)', async (parameters, missing) => {
    const { data } = await harness.stripe.prices.list({ lookup_keys: ['dashboard_starter_1500'] });
    const session = harness.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await harness.createCustomer(),
      line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
      success_url: PAGE_ORIGIN,
      ...parameters,
    });
    await expect(session).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining(missing) });
  });

  it('leads back with the id of the session', async () => {
    const checkout = await harness.createCheckout(await harness.createCustomer());
    const page = await harness.submit(checkout.url, { card: 'pays' });
    expect(page.status).toBe(303);
    expect(page.headers['location']).toBe(`${PAGE_ORIGIN}/payment-success?session_id=${checkout.id}`);
    expect(await harness.gateway.retrieveCheckout(checkout.id)).toMatchObject({
      status: 'complete',
      paymentStatus: 'paid',
    });
  });

  it('lets a declined person try another card', async () => {
    const customerId = await harness.createCustomer();
    const checkout = await harness.createCheckout(customerId);
    const declined = await harness.submit(checkout.url, { card: 'declined' });
    expect(declined.status).toBe(402);
    expect(declined.html).toContain('Your card was declined');
    expect(await harness.gateway.listSubscriptions(customerId)).toEqual([]);
    await harness.submit(checkout.url, { card: 'pays' });
    expect(await harness.gateway.listSubscriptions(customerId)).toHaveLength(1);
  });

  it('asks for a card when the form names none', async () => {
    const customerId = await harness.createCustomer();
    const checkout = await harness.createCheckout(customerId);
    const page = await harness.submit(checkout.url, { card: '5555' });
    expect(page.status).toBe(400);
    expect(page.html).toContain('Choose one of the test cards.');
    expect(await harness.gateway.listSubscriptions(customerId)).toEqual([]);
  });

  it('charges once when the form is sent twice at the same time', async () => {
    const customerId = await harness.createCustomer();
    const checkout = await harness.createCheckout(customerId);
    await Promise.all([harness.submit(checkout.url, { card: 'pays' }), harness.submit(checkout.url, { card: 'pays' })]);
    expect(await harness.gateway.listSubscriptions(customerId)).toHaveLength(1);
    expect((await harness.open(checkout.url)).html).toContain('Already paid');
  });

  it('does not take a payment after 24 hours', async () => {
    const customerId = await harness.createCustomer();
    const checkout = await harness.createCheckout(customerId);
    await harness.sandbox.advance({ seconds: 24 * 3600, customer: customerId });
    expect((await harness.submit(checkout.url, { card: 'pays' })).status).toBe(410);
    expect(await harness.gateway.listSubscriptions(customerId)).toEqual([]);
    expect(await harness.gateway.retrieveCheckout(checkout.id)).toMatchObject({ status: 'expired' });
  });

  it('does not take a payment for a session that the product has closed', async () => {
    const customerId = await harness.createCustomer();
    const checkout = await harness.createCheckout(customerId);
    expect(await harness.gateway.listOpenCheckouts(customerId)).toEqual([checkout]);
    await harness.gateway.expireCheckout(checkout.id);
    await harness.gateway.expireCheckout(checkout.id);
    expect(await harness.gateway.listOpenCheckouts(customerId)).toEqual([]);
    expect((await harness.submit(checkout.url, { card: 'pays' })).status).toBe(410);
  });

  it.each(['/sandbox/checkout/cs_test_unknown', '/sandbox/portal/bps_unknown', '/sandbox/other/1', '/sandbox'])(
    'has no page at %s',
    async (path) => {
      expect((await harness.sandbox.handlePage({ method: 'GET', path })).status).toBe(404);
    },
  );

  it('allows its forms to lead to the product, and nothing else to be loaded', async () => {
    const checkout = await harness.createCheckout(await harness.createCustomer());
    const { headers } = await harness.open(checkout.url);
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${PAGE_ORIGIN}`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });
});
