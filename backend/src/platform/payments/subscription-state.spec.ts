import { describe, expect, it } from '@jest/globals';
import type { BillingSubscription, BillingSubscriptionItem } from './billing-subscription.js';
import { deriveSubscriptionState } from './subscription-state.js';

const PERIOD_START = new Date('2026-03-01T12:00:00Z');
const PERIOD_END = new Date('2026-04-01T12:00:00Z');
const ENDED = new Date('2026-03-20T08:00:00Z');
const LATER = new Date('2026-05-01T12:00:00Z');

function buildItem(change: Partial<BillingSubscriptionItem> = {}): BillingSubscriptionItem {
  return {
    id: 'si_1',
    productId: 'tier_starter',
    priceId: 'price_1',
    currency: 'usd',
    unitAmountCents: 150_000,
    quantity: 1,
    months: 1,
    contract: null,
    periodStart: PERIOD_START,
    periodEnd: PERIOD_END,
    ...change,
  };
}

function buildSubscription(change: Partial<BillingSubscription> = {}): BillingSubscription {
  return {
    id: 'sub_1',
    customerId: 'cus_1',
    status: 'active',
    items: [buildItem()],
    cancelAt: null,
    cancelAtPeriodEnd: false,
    endedAt: null,
    trialEnd: null,
    daysUntilDue: null,
    hasEndedUnpaid: false,
    next: null,
    createdAt: PERIOD_START,
    ...change,
  };
}

const professional = { items: [buildItem({ productId: 'tier_professional' })] };

describe('deriveSubscriptionState', () => {
  it('gives nothing to a person who has never subscribed', () => {
    expect(deriveSubscriptionState([])).toEqual({
      subscribed: false,
      tier: null,
      contractSeats: null,
      end: null,
      renews: false,
      monthlyAmountCents: null,
      billedMonths: null,
      trialEnd: null,
      paymentFailed: false,
      next: null,
      anomalies: [],
    });
  });

  it.each([
    ['active', true, 'starter', PERIOD_END],
    ['trialing', true, 'starter', PERIOD_END],
    ['past_due', true, 'starter', PERIOD_START],
    ['unpaid', false, null, PERIOD_START],
    ['paused', false, null, PERIOD_START],
    ['canceled', false, null, ENDED],
    ['incomplete', false, null, null],
    ['incomplete_expired', false, null, null],
    ['a_status_of_next_year', false, null, null],
  ])('reads a subscription that is %s', (status, subscribed, tier, end) => {
    const state = deriveSubscriptionState([buildSubscription({ status, endedAt: ENDED })]);
    expect(state).toMatchObject({ subscribed, tier, end, paymentFailed: ['past_due', 'unpaid'].includes(status) });
  });

  it('was paid until its last period began when it ended because a payment failed', () => {
    const ended = { status: 'canceled', endedAt: ENDED, hasEndedUnpaid: true };
    expect(deriveSubscriptionState([buildSubscription(ended)])).toMatchObject({
      subscribed: false,
      end: PERIOD_START,
      paymentFailed: true,
    });
  });

  it('knows the price, and the plan that follows (billing m2)', () => {
    const next = { priceId: 'price_2', startsAt: PERIOD_END };
    const state = deriveSubscriptionState([buildSubscription({ next })]);
    expect(state).toMatchObject({ monthlyAmountCents: 150_000, next });
    expect(deriveSubscriptionState([buildSubscription({ status: 'canceled' })])).toMatchObject({
      monthlyAmountCents: null,
      next: null,
    });
  });

  it('renews unless it is cancelled', () => {
    expect(deriveSubscriptionState([buildSubscription()])).toMatchObject({ subscribed: true, renews: true });
  });

  it.each([
    ['a date', { cancelAt: ENDED }, ENDED],
    ['the end of the period', { cancelAtPeriodEnd: true }, PERIOD_END],
  ])('runs on to %s, and no further, when it is cancelled for then', (_when, cancellation, end) => {
    const state = deriveSubscriptionState([buildSubscription(cancellation)]);
    expect(state).toMatchObject({ subscribed: true, end, renews: false });
  });

  it('takes the latest end of several lines', () => {
    const items = [buildItem({ periodEnd: LATER }), buildItem({ id: 'si_2' })];
    expect(deriveSubscriptionState([buildSubscription({ items })]).end).toEqual(LATER);
  });

  it('grants nothing for a product that is not ours, and says so', () => {
    const state = deriveSubscriptionState([buildSubscription({ items: [buildItem({ productId: 'prod_other' })] })]);
    expect(state).toMatchObject({ subscribed: false, tier: null, end: null });
    expect(state.anomalies).toEqual([{ kind: 'foreign-product', subscriptionIds: ['sub_1'] }]);
  });

  it('grants nothing for another currency, and says so', () => {
    const state = deriveSubscriptionState([buildSubscription({ items: [buildItem({ currency: 'jpy' })] })]);
    expect(state).toMatchObject({ subscribed: false, tier: null });
    expect(state.anomalies).toEqual([{ kind: 'foreign-currency', subscriptionIds: ['sub_1'] }]);
  });

  it('reports a status that it does not know', () => {
    const { anomalies } = deriveSubscriptionState([buildSubscription({ status: 'frozen' })]);
    expect(anomalies).toEqual([{ kind: 'unknown-status', subscriptionIds: ['sub_1'] }]);
  });

  describe('of several subscriptions', () => {
    const dead = buildSubscription({ id: 'sub_dead', status: 'canceled', endedAt: LATER, ...professional });
    const starter = buildSubscription({ id: 'sub_starter' });
    const higher = buildSubscription({ id: 'sub_professional', ...professional });

    it.each([
      ['a live one before an ended one', [dead, starter], 'starter', PERIOD_END],
      ['the higher tier', [starter, higher], 'professional', PERIOD_END],
      [
        'the later end',
        [buildSubscription({ cancelAt: ENDED }), buildSubscription({ cancelAt: LATER })],
        'starter',
        LATER,
      ],
    ])('counts %s, in either order', (_rule, subscriptions, tier, end) => {
      for (const order of [subscriptions, subscriptions.toReversed()]) {
        expect(deriveSubscriptionState(order)).toMatchObject({ subscribed: true, tier, end });
      }
    });

    it('takes the later end of two that have ended', () => {
      const earlier = buildSubscription({ status: 'canceled', endedAt: ENDED });
      expect(deriveSubscriptionState([dead, earlier])).toMatchObject({ subscribed: false, tier: null, end: LATER });
    });

    it('reports two live ones', () => {
      const { anomalies } = deriveSubscriptionState([starter, higher, dead]);
      expect(anomalies).toEqual([{ kind: 'several-live', subscriptionIds: ['sub_starter', 'sub_professional'] }]);
    });
  });
});

describe('an Enterprise contract', () => {
  const contract = buildItem({
    productId: 'prod_contract',
    unitAmountCents: 9_600_000,
    months: 12,
    contract: { seats: 80 },
  });
  const byInvoice = { items: [contract], daysUntilDue: 30 };

  it('is the best tier, with seats of its own and the price of a month', () => {
    expect(deriveSubscriptionState([buildSubscription(byInvoice), buildSubscription(professional)])).toMatchObject({
      tier: 'enterprise',
      contractSeats: 80,
      monthlyAmountCents: 800_000,
      billedMonths: 12,
    });
  });

  it('that is overdue is paid until the day when the invoice was due, not until its first', () => {
    const state = deriveSubscriptionState([buildSubscription({ ...byInvoice, status: 'past_due' })]);
    expect(state).toMatchObject({ subscribed: true, paymentFailed: true, end: new Date('2026-03-31T12:00:00Z') });
  });

  it('that names no seats is reported, and has none', () => {
    const state = deriveSubscriptionState([buildSubscription({ items: [{ ...contract, contract: { seats: null } }] })]);
    expect(state).toMatchObject({ tier: 'enterprise', contractSeats: null });
    expect(state.anomalies).toEqual([{ kind: 'contract-without-seats', subscriptionIds: ['sub_1'] }]);
  });
});

it('a trial is a plan whose first payment comes at its end', () => {
  const state = deriveSubscriptionState([buildSubscription({ status: 'trialing', trialEnd: PERIOD_END })]);
  expect(state).toMatchObject({ subscribed: true, tier: 'starter', end: PERIOD_END, trialEnd: PERIOD_END });
});
