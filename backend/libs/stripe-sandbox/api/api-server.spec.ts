import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Stripe } from 'stripe';
import { createStripeClient } from '../../../src/platform/payments/stripe-client.js';
import { PAGE_ORIGIN, SandboxHarness } from '../testing/sandbox-harness.js';

let harness: SandboxHarness;
let stripe: Stripe;

beforeAll(async () => {
  harness = new SandboxHarness();
  await harness.start();
  stripe = harness.stripe;
});

afterAll(() => harness.close());

describe('the API of the sandbox', () => {
  it('answers an idempotent request with its first answer', async () => {
    const options = { idempotencyKey: 'customer-of-ada' };
    const first = await stripe.customers.create({ email: 'ada@example.com' }, options);
    const again = await stripe.customers.create({ email: 'ada@example.com' }, options);
    expect(again.id).toBe(first.id);
    // The SDK's types describe its other HTTP client, whose headers are a plain object.
    expect(new Headers(again.lastResponse.headers).get('idempotent-replayed')).toBe('true');
    const { data } = await stripe.customers.list({ email: 'ada@example.com' });
    expect(data).toHaveLength(1);
  });

  it('makes one object for one key, however many requests come at once', async () => {
    const requests = Array.from({ length: 5 }, () =>
      stripe.customers.create({ email: 'grace@example.com' }, { idempotencyKey: 'customer-of-grace' }),
    );
    const ids = (await Promise.all(requests)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
  });

  it('refuses a key that comes with other parameters', async () => {
    const options = { idempotencyKey: 'reused' };
    await stripe.customers.create({ email: 'a@example.com' }, options);
    await expect(stripe.customers.create({ email: 'b@example.com' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  it('forgets a key after a day', async () => {
    const own = new SandboxHarness();
    await own.start();
    const options = { idempotencyKey: 'kept-for-a-day' };
    const first = await own.stripe.customers.create({}, options);
    own.clock.advance((24 * 3600 + 1) * 1000);
    expect((await own.stripe.customers.create({}, options)).id).not.toBe(first.id);
    await own.close();
  });

  it.each([
    ['favorite_color', { favorite_color: 'blue' }],
    ['payment_method_types', { payment_method_types: ['card'] }],
    ['subscription_data[billing_cycle_anchor]', { subscription_data: { billing_cycle_anchor: 7 } }],
    ['line_items[0][amount]', { line_items: [{ price: 'price_1', quantity: 1, amount: 1 }] }],
  ])('refuses the parameter %s', async (param, extra) => {
    const parameters = {
      mode: 'subscription' as const,
      line_items: [{ price: 'price_1', quantity: 1 }],
      success_url: PAGE_ORIGIN,
      ...extra,
    };
    await expect(stripe.checkout.sessions.create(parameters)).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param,
    });
  });

  it('names a parameter that is missing', async () => {
    const parameters = { mode: 'subscription' as const, line_items: [{ price: 'price_1' }] };
    await expect(stripe.checkout.sessions.create(parameters)).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'success_url',
    });
  });

  it('names a parameter that is not valid', async () => {
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({
      code: 'parameter_invalid',
      param: 'limit',
    });
  });

  it.each([
    ['a customer', () => stripe.customers.retrieve('cus_none'), 404],
    ['a subscription', () => stripe.subscriptions.retrieve('sub_none'), 404],
    ['a session', () => stripe.checkout.sessions.retrieve('cs_none'), 404],
    ['the customer of a portal', () => stripe.billingPortal.sessions.create({ customer: 'cus_none' }), 400],
  ])('misses %s that does not exist', async (_thing, call, statusCode) => {
    await expect(call()).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode,
    });
  });

  it('answers for a deleted customer, but does nothing for them', async () => {
    const { id } = await stripe.customers.create({});
    await stripe.customers.del(id);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    await expect(stripe.billingPortal.sessions.create({ customer: id })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
  });

  it('ends the subscriptions of a customer who is deleted', async () => {
    const customerId = await harness.buy();
    await stripe.customers.del(customerId);
    expect(await harness.subscriptionOf(customerId)).toMatchObject({ status: 'canceled' });
  });

  it('expands up to four levels', async () => {
    const { data } = await stripe.prices.list({ lookup_keys: ['dashboard_starter_1500'], expand: ['data.product'] });
    expect(data[0]?.product).toMatchObject({ id: 'tier_starter', metadata: { tier: 'starter' } });
    const tooDeep = stripe.subscriptions.list({ expand: ['data.items.data.price.product'] });
    await expect(tooDeep).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  });

  it('pages through a list, newest first', async () => {
    const created: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      created.push((await stripe.customers.create({ email: 'many@example.com' })).id);
    }
    const seen: string[] = [];
    for await (const customer of stripe.customers.list({ email: 'many@example.com', limit: 2 })) seen.push(customer.id);
    expect(seen).toEqual(created.toReversed());
  });

  it('keeps a lookup key with one price', async () => {
    const parameters = {
      product: 'tier_starter',
      currency: 'usd',
      unit_amount: 160_000,
      recurring: { interval: 'month' as const },
      lookup_key: 'dashboard_starter_1500',
    };
    await expect(stripe.prices.create(parameters)).rejects.toMatchObject({ param: 'lookup_key' });
    const own = new SandboxHarness();
    await own.start();
    const moved = await own.stripe.prices.create({ ...parameters, transfer_lookup_key: true });
    const { data } = await own.stripe.prices.list({ lookup_keys: ['dashboard_starter_1500'] });
    expect(data.map(({ id }) => id)).toEqual([moved.id]);
    await own.close();
  });

  it('removes a metadata key with an empty value', async () => {
    const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } });
    const updated = await stripe.customers.update(id, { metadata: { a: '', c: '3' } });
    expect(updated.metadata).toEqual({ b: '2', c: '3' });
  });

  it('does not know a call that it does not imitate', async () => {
    await expect(stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('names each request', async () => {
    const { lastResponse } = await stripe.products.retrieve('tier_starter');
    expect(lastResponse.requestId).toMatch(/^req_[0-9a-f]{32}$/);
  });

  it('lets nobody in with another key', async () => {
    const own = new SandboxHarness();
    const port = await own.sandbox.listen();
    const stranger = createStripeClient({ secretKey: 'sk_test_other', apiBase: `http://127.0.0.1:${port}` });
    await expect(stranger.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
    await own.sandbox.close();
  });
});
