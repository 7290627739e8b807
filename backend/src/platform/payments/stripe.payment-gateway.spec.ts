import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Stripe } from 'stripe';
import { BUYER_ID, PAGE_ORIGIN, SandboxHarness } from '../../../libs/stripe-sandbox/testing/sandbox-harness.js';
import {
  CatalogMismatchError,
  PaymentServiceRefusedError,
  PaymentServiceUnavailableError,
  WebhookNotVerifiedError,
} from './payment-gateway.js';
import { PLAN_CATALOG } from './plan-catalog.js';
import { StripePaymentGateway } from './stripe.payment-gateway.js';
import { createStripeClient } from './stripe-client.js';

const OLD_SECRET = 'whsec_old';
const NEW_SECRET = 'whsec_new';

let harness: SandboxHarness;

beforeAll(async () => {
  harness = new SandboxHarness();
  await harness.start();
});

afterAll(() => harness.close());

function gatewayOf(mode: 'sandbox' | 'live', stripe = harness.stripe): StripePaymentGateway {
  return new StripePaymentGateway({ stripe, mode, webhookSecrets: [NEW_SECRET, OLD_SECRET] });
}

describe('customers', () => {
  const ada = { userId: 'user-ada', generation: 1 };

  it('are one for a person, also when the address has changed in between', async () => {
    const first = await harness.gateway.ensureCustomer(ada);
    await harness.gateway.updateCustomer(first, { email: 'ada@example.com', name: 'Ada' });
    const again = await harness.gateway.ensureCustomer(ada);
    await harness.gateway.updateCustomer(again, { email: 'ada@new.example', name: 'Ada' });
    expect(again).toBe(first);
    expect(await harness.stripe.customers.retrieve(first)).toMatchObject({
      email: 'ada@new.example',
      metadata: { user_id: 'user-ada' },
    });
  });

  it('are created again for the next generation', async () => {
    const first = await harness.gateway.ensureCustomer(ada);
    await harness.stripe.customers.del(first);
    expect(await harness.gateway.isCustomerUsable(first)).toBe(false);
    const second = await harness.gateway.ensureCustomer({ ...ada, generation: 2 });
    expect(second).not.toBe(first);
    expect(await harness.gateway.isCustomerUsable(second)).toBe(true);
  });

  it('that do not exist are not usable', async () => {
    expect(await harness.gateway.isCustomerUsable('cus_of_another_mode')).toBe(false);
  });
});

describe('checkouts', () => {
  it.each(['cs_test_none', '', '../customers', 'cs_test_1?expand', 'cs test'])('has none of the id %j', async (id) => {
    expect(await harness.gateway.retrieveCheckout(id)).toBeNull();
  });

  it.each([true, false])('work out the tax only when that is wanted: %s (billing M4)', async (hasAutomaticTax) => {
    const gateway = new StripePaymentGateway({
      stripe: harness.stripe,
      mode: 'sandbox',
      webhookSecrets: [],
      pages: { hasAutomaticTax },
    });
    const { id } = await gateway.createCheckout({
      customerId: await harness.createCustomer(),
      userId: BUYER_ID,
      plan: PLAN_CATALOG.starter,
      trialDays: 0,
      successUrl: PAGE_ORIGIN,
      cancelUrl: PAGE_ORIGIN,
    });
    expect(await harness.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      automatic_tax: { enabled: hasAutomaticTax },
      billing_address_collection: 'required',
      tax_id_collection: { enabled: true },
    });
  });

  it('remember their price', async () => {
    const customerId = await harness.createCustomer();
    const checkout = await harness.createCheckout(customerId, 'Professional');
    expect(checkout.lookupKey).toBe('landing_professional_4500');
    expect(await harness.gateway.listOpenCheckouts(customerId)).toEqual([checkout]);
  });

  it('cannot be opened for a customer who does not exist', async () => {
    await expect(harness.createCheckout('cus_none')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(harness.createCheckout('cus_none')).rejects.toBeInstanceOf(PaymentServiceRefusedError);
  });
});

describe('subscriptions', () => {
  it('are listed also with a key that may not read what follows them (billing m2)', async () => {
    const customerId = await harness.buy('professional');
    const { id: subscription } = await harness.subscriptionOf(customerId);
    const { url } = await harness.gateway.createPortal({ customerId, returnUrl: PAGE_ORIGIN });
    const price = await harness.stripe.prices.list({ lookup_keys: ['dashboard_starter_1500'] });
    await harness.submit(url, { action: 'change', subscription, price: price.data[0]?.id ?? '' });
    const restricted: Stripe = Object.create(harness.stripe);
    Object.defineProperty(restricted, 'subscriptionSchedules', {
      value: {
        retrieve: () => Promise.reject(new Stripe.errors.StripePermissionError({ type: 'invalid_request_error' })),
      },
    });
    expect((await harness.gateway.listSubscriptions(customerId))[0]?.next).not.toBeNull();
    expect(await gatewayOf('sandbox', restricted).listSubscriptions(customerId)).toMatchObject([{ next: null }]);
  });
});

describe('the catalog', () => {
  it('is only checked in live mode, unless somebody asks for it', async () => {
    const empty = new SandboxHarness();
    const stripe = await empty.connect();
    await expect(gatewayOf('live', stripe).ensureCatalog()).rejects.toBeInstanceOf(CatalogMismatchError);
    expect((await stripe.products.list()).data).toEqual([]);
    await gatewayOf('live', stripe).ensureCatalog({ mayCreate: true });
    await expect(gatewayOf('live', stripe).ensureCatalog()).resolves.toBeUndefined();
    await empty.close();
  });
});

describe('webhook deliveries', () => {
  const object = { id: 'cus_1', object: 'customer' };
  const payload = JSON.stringify(
    {
      id: 'evt_1',
      object: 'event',
      type: 'customer.deleted',
      created: 1_700_000_000,
      livemode: false,
      data: { object },
    },
    null,
    2,
  );

  function sign(secret: string, body = payload, timestamp = Math.floor(Date.now() / 1000)): string {
    return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  }

  it.each([OLD_SECRET, NEW_SECRET])('are believed with each of the secrets (%s)', (secret) => {
    expect(gatewayOf('sandbox').parseWebhook(Buffer.from(payload), sign(secret))).toEqual({
      id: 'evt_1',
      type: 'customer.deleted',
      created: 1_700_000_000,
      livemode: false,
      customerId: 'cus_1',
      userId: null,
      subject: { kind: 'customer', isDeleted: true },
    });
  });

  const broken = '{"id":';
  it.each([
    ['of another secret', payload, sign('whsec_other')],
    ['without a signature', payload, ''],
    ['that was changed', payload.replace('cus_1', 'cus_2'), sign(OLD_SECRET)],
    ['that was written anew', JSON.stringify(JSON.parse(payload)), sign(OLD_SECRET)],
    ['older than five minutes', payload, sign(OLD_SECRET, payload, Math.floor(Date.now() / 1000) - 301)],
    ['that is no JSON', broken, sign(OLD_SECRET, broken)],
    ['that is empty', '', sign(OLD_SECRET, '')],
  ])('are refused: one %s', (_fault, body, header) => {
    expect(() => gatewayOf('sandbox').parseWebhook(Buffer.from(body), header)).toThrow(WebhookNotVerifiedError);
  });

  it('are refused when they are of another mode', () => {
    expect(() => gatewayOf('live').parseWebhook(Buffer.from(payload), sign(OLD_SECRET))).toThrow(
      WebhookNotVerifiedError,
    );
  });
});

describe('the client', () => {
  it('says so when the provider does not answer', async () => {
    const gone = new SandboxHarness();
    const port = await gone.sandbox.listen();
    await gone.close();
    const stripe = createStripeClient({ secretKey: 'sk_test_1', apiBase: `http://127.0.0.1:${port}` });
    await expect(gatewayOf('sandbox', stripe).listSubscriptions('cus_1')).rejects.toBeInstanceOf(
      PaymentServiceUnavailableError,
    );
  });

  it('says so when the provider takes the call and then keeps silent', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
    const apiBase = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const stripe = createStripeClient({ secretKey: 'sk_test_1', apiBase, timeoutMs: 50 });
    await expect(gatewayOf('sandbox', stripe).listSubscriptions('cus_1')).rejects.toBeInstanceOf(
      PaymentServiceUnavailableError,
    );
    silent.closeAllConnections();
    silent.close();
  });

  it.each([
    ['https://elsewhere.example', 'sk_test_1'],
    ['http://127.0.0.1:1', 'sk_live_1'],
    ['http://127.0.0.1:1', 'rk_live_1'],
  ])('does not send to %s the key %s', (apiBase, secretKey) => {
    expect(() => createStripeClient({ secretKey, apiBase })).toThrow();
  });
});
