import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '../../support/accounts.js';
import { BillingFixture, createCheckout, rowOf } from './billing-fixture.js';

let billing: BillingFixture;

beforeAll(async () => {
  billing = await BillingFixture.open();
});

afterAll(() => billing?.close());

function eventOf(id: string, type: string, object: unknown): string {
  return JSON.stringify({ id, object: 'event', type, created: 1_790_000_000, livemode: false, data: { object } });
}

function subscriptionOf(userId: string): object {
  return {
    id: 'sub_magazine',
    object: 'subscription',
    status: 'active',
    customer: 'cus_reader',
    metadata: { user_id: userId },
  };
}

function saleOf(mode: string, reference: string): object {
  return {
    id: 'cs_live_sale',
    object: 'checkout.session',
    mode,
    payment_status: 'paid',
    customer: 'cus_reader',
    client_reference_id: reference,
    metadata: { user_id: reference },
  };
}

async function countCustomers(): Promise<number | null> {
  return (await billing.database.query('SELECT 1 FROM billing_customers')).rowCount;
}

/** Delivers an event twice, as Stripe does after a failure. */
async function deliverTwice(payload: string): Promise<number[]> {
  const first = await billing.deliver(payload);
  const second = await billing.deliver(payload);
  return [first.status, second.status];
}

describe('what else is sold through the same Stripe account', () => {
  it.each([
    ['a subscription with the number 42', 'customer.subscription.created', subscriptionOf('42')],
    ['a subscription with an order number', 'customer.subscription.updated', subscriptionOf('order-123')],
    ['a subscription with an empty reference', 'customer.subscription.deleted', subscriptionOf('')],
    ['a sale with a cart number', 'checkout.session.completed', saleOf('payment', 'cart_991')],
    ['a sale with an empty reference', 'checkout.session.completed', saleOf('payment', '')],
    ['a subscription on another page', 'checkout.session.completed', saleOf('subscription', 'cart_992')],
    ['nothing', 'customer.subscription.updated', null],
    ['nothing that was sold', 'checkout.session.completed', null],
    ['an invoice of nobody', 'invoice.paid', { id: 'in_1', object: 'invoice', customer: null, parent: null }],
    ['a refund of nobody', 'charge.refunded', { id: 'ch_1', object: 'charge', customer: null }],
  ])('never makes a webhook fail: %s (billing F1, F2)', async (name, type, object) => {
    const before = await countCustomers();
    const id = `evt_${name.replaceAll(/[^a-z0-9]/g, '_')}`;
    expect(await deliverTwice(eventOf(id, type, object))).toEqual([200, 200]);
    const { rows } = await billing.database.query(
      'SELECT processed_at IS NOT NULL AS "isDone", error FROM stripe_events WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ isDone: true, error: null }]);
    expect(await countCustomers()).toBe(before);
  });

  it('closes no payment page of a customer, and gives nobody a customer (billing F1)', async () => {
    const person = await personOf(billing.server, 'buyer-of-both@example.test', 'user');
    const url = await createCheckout(person, 'starter');
    const sale = { ...saleOf('payment', person.userId), customer: await billing.customerOf(person) };
    expect((await billing.deliver(eventOf('evt_other_sale', 'checkout.session.completed', sale))).status).toBe(200);
    expect((await fetch(url)).status).toBe(200);
    const named = await personOf(billing.server, 'named-by-a-stranger@example.test', 'user');
    const link = { ...saleOf('subscription', named.userId), metadata: {} };
    expect((await billing.deliver(eventOf('evt_link', 'checkout.session.completed', link))).status).toBe(200);
    await expect(billing.customerOf(named)).rejects.toThrow('The person is no customer');
    expect(await rowOf(named)).toMatchObject({ subscribed: false });
  });
});
