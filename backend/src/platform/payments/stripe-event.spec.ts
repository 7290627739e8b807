import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SandboxTestBench } from './sandbox/sandbox-test-bench.js';
import { toBillingEvent } from './stripe-event.js';

let bench: SandboxTestBench;
let customerId: string;

beforeAll(async () => {
  bench = new SandboxTestBench();
  await bench.start();
  customerId = await bench.buy('starter', 'fails');
  await bench.sandbox.advance({ seconds: 32 * 86_400, customer: customerId });
  await bench.stripe.customers.del(customerId);
});

afterAll(() => bench.close());

async function readEvent(type: string) {
  const { data } = await bench.stripe.events.list({ type });
  const [event] = data;
  if (!event) throw new Error(`There is no event ${type}`);
  return toBillingEvent(event);
}

describe('toBillingEvent', () => {
  it.each([
    ['checkout.session.completed', 'user-1', { kind: 'checkout', isForSubscription: true, isPaid: true }],
    ['customer.subscription.created', 'user-1', { kind: 'subscription', status: 'active' }],
    ['customer.subscription.updated', 'user-1', { kind: 'subscription', status: 'past_due' }],
    ['customer.subscription.deleted', 'user-1', { kind: 'subscription', status: 'canceled' }],
    ['invoice.paid', 'user-1', { kind: 'invoice', isPaid: true, attemptCount: 1 }],
    ['invoice.payment_failed', 'user-1', { kind: 'invoice', isPaid: false, attemptCount: 1 }],
    ['customer.deleted', null, { kind: 'customer', isDeleted: true }],
  ])('reads %s', async (type, userId, subject) => {
    expect(await readEvent(type)).toMatchObject({ type, customerId, userId, livemode: false, subject });
  });

  it('knows nobody behind an event that it does not know', () => {
    const event = { id: 'evt_1', type: 'account.updated', created: 1, livemode: false, data: { object: {} } };
    expect(toBillingEvent(event as unknown as Stripe.Event)).toEqual({
      id: 'evt_1',
      type: 'account.updated',
      created: 1,
      livemode: false,
      customerId: null,
      userId: null,
      subject: { kind: 'other' },
    });
  });
});
