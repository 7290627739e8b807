import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Stripe } from 'stripe';
import { BUYER_ID, SandboxHarness } from '../../../libs/stripe-sandbox/testing/sandbox-harness.js';
import { toBillingEvent } from './stripe-event.js';

let harness: SandboxHarness;
let customerId: string;

beforeAll(async () => {
  harness = new SandboxHarness();
  await harness.start();
  customerId = await harness.buy('starter', 'fails');
  await harness.sandbox.advance({ seconds: 32 * 86_400, customer: customerId });
  await harness.stripe.customers.del(customerId);
});

afterAll(() => harness.close());

async function readEvent(type: string) {
  const { data } = await harness.stripe.events.list({ type });
  const [event] = data;
  if (!event) throw new Error(`There is no event ${type}`);
  return toBillingEvent(event);
}

const ABOUT_NOBODY = {
  id: 'evt_1',
  created: 1,
  livemode: false,
  customerId: null,
  userId: null,
  subject: { kind: 'other' },
};

/** Anything that is signed with the secret can arrive. */
function eventOf(type: string, object: unknown): Stripe.Event {
  return { id: 'evt_1', type, created: 1, livemode: false, data: { object } } as unknown as Stripe.Event;
}

describe('toBillingEvent', () => {
  it.each([
    ['checkout.session.completed', BUYER_ID, { kind: 'checkout', isPaid: true }],
    ['customer.subscription.created', BUYER_ID, { kind: 'subscription', status: 'active' }],
    ['customer.subscription.updated', BUYER_ID, { kind: 'subscription', status: 'past_due' }],
    ['customer.subscription.deleted', BUYER_ID, { kind: 'subscription', status: 'canceled' }],
    ['invoice.paid', BUYER_ID, { kind: 'invoice', isPaid: true, attemptCount: 1 }],
    ['invoice.payment_failed', BUYER_ID, { kind: 'invoice', isPaid: false, attemptCount: 1 }],
    ['customer.deleted', null, { kind: 'customer', isDeleted: true }],
  ])('reads %s', async (type, userId, subject) => {
    expect(await readEvent(type)).toMatchObject({ type, customerId, userId, livemode: false, subject });
  });

  it('knows nobody behind an event that it does not know', () => {
    expect(toBillingEvent(eventOf('account.updated', {}))).toEqual({ ...ABOUT_NOBODY, type: 'account.updated' });
  });

  it.each([null, [], 'ch_1', undefined])('knows nobody behind an event about %j (billing F2)', (object) => {
    const type = 'customer.subscription.updated';
    expect(toBillingEvent(eventOf(type, object))).toEqual({ ...ABOUT_NOBODY, type });
  });

  it.each(['payment', 'setup'])('knows nobody behind a sale of mode %s, which sells no plan (billing F1)', (mode) => {
    const session = {
      id: 'cs_1',
      mode,
      customer: 'cus_1',
      metadata: { user_id: BUYER_ID },
      payment_status: 'paid',
    };
    const type = 'checkout.session.completed';
    expect(toBillingEvent(eventOf(type, session))).toEqual({ ...ABOUT_NOBODY, type });
  });

  it.each(['42', 'order-123', '', `${BUYER_ID}\n`])(
    'takes the id %j, which somebody else gave, for nobody of ours (billing F1)',
    (userId) => {
      const subscription = { id: 'sub_1', status: 'active', customer: 'cus_1', metadata: { user_id: userId } };
      const event = toBillingEvent(eventOf('customer.subscription.created', subscription));
      expect(event).toMatchObject({ customerId: 'cus_1', userId: null });
    },
  );

  it('links nobody by a reference that anybody can write into the address of a payment link (billing F1)', () => {
    const session = { id: 'cs_1', mode: 'subscription', customer: 'cus_1', payment_status: 'paid', metadata: {} };
    const event = eventOf('checkout.session.completed', { ...session, client_reference_id: BUYER_ID });
    expect(toBillingEvent(event)).toMatchObject({ customerId: 'cus_1', userId: null });
  });
});
