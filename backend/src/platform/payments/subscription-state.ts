import {
  type BillingSubscription,
  type BillingSubscriptionItem,
  isCancelled,
  type ScheduledPrice,
} from './billing-subscription.js';
import { CATALOG_CURRENCY, TIERS, type Tier, tierOfProduct } from './plan-catalog.js';

/** State derived from all subscriptions of a person. */
export interface SubscriptionState {
  subscribed: boolean;
  /** Null whenever `subscribed` is false. */
  tier: PaidTier | null;
  /** Seats of an Enterprise contract; null for every other tier, whose number is fixed. */
  contractSeats: number | null;
  /** End of the paid period: in the past once it has ended or a payment has failed. */
  end: Date | null;
  /** Whether it renews automatically; false for a canceled subscription, which still runs to its end. */
  renews: boolean;
  /** Months covered by one payment; null when nothing is paid. */
  billedMonths: number | null;
  /** When a trial ends and the first payment is due; null without one. */
  trialEnd: Date | null;
  /** Price per month in cents; null when nothing is paid, or the price has no fixed monthly amount. */
  monthlyAmountCents: number | null;
  /** The last payment has failed: it is being retried, or the subscription has ended because of it. */
  paymentFailed: boolean;
  /** The price of the next period, if a change is scheduled. */
  next: ScheduledPrice | null;
  /** Problems for an operator to review; empty in a healthy account. */
  anomalies: SubscriptionAnomaly[];
}

export interface SubscriptionAnomaly {
  kind: 'unknown-status' | 'foreign-product' | 'foreign-currency' | 'several-live' | 'contract-without-seats';
  subscriptionIds: string[];
}

/** Tiers that can be paid for: those of the catalog, and Enterprise by contract. */
export type PaidTier = Tier | 'enterprise';

const PAID_TIERS: readonly PaidTier[] = [...TIERS, 'enterprise'];

type DerivedState = Omit<SubscriptionState, 'anomalies'>;

const NOTHING: DerivedState = {
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
};
const DAY_MS = 86_400_000;
const KNOWN_STATUSES = new Set([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
]);

/**
 * Derives a customer's state from all of their subscriptions, in any order. The best one counts: live before ended,
 * then higher tier, then later end.
 */
export function deriveSubscriptionState(subscriptions: readonly BillingSubscription[]): SubscriptionState {
  const states = subscriptions.map(stateOf);
  const best = states.reduce((a, b) => (compareStates(a, b) >= 0 ? a : b), NOTHING);
  return { ...best, anomalies: findAnomalies(subscriptions) };
}

function stateOf(subscription: BillingSubscription): DerivedState {
  const item = bestItemOf(subscription);
  const tier = item && tierOf(item);
  if (!tier) return NOTHING;
  const live = {
    ...NOTHING,
    subscribed: true,
    tier,
    renews: !isCancelled(subscription),
    contractSeats: item.contract?.seats ?? null,
    ...priceOf(item),
    trialEnd: subscription.trialEnd,
    next: subscription.next,
  };
  switch (subscription.status) {
    case 'active':
    case 'trialing':
      return { ...live, end: subscription.cancelAt ?? latest(subscription.items, 'periodEnd') };
    // The period advances before its payment is attempted: the paid period ended where the current one starts.
    case 'past_due':
      return { ...live, end: paidUntil(subscription), paymentFailed: true };
    case 'unpaid':
      return { ...NOTHING, end: paidUntil(subscription), paymentFailed: true };
    case 'paused':
      return { ...NOTHING, end: latest(subscription.items, 'periodStart') };
    case 'canceled':
      return subscription.hasEndedUnpaid
        ? { ...NOTHING, end: paidUntil(subscription), paymentFailed: true }
        : { ...NOTHING, end: subscription.endedAt };
    default:
      return NOTHING;
  }
}

/** The item with the highest tier among those of known tiers in the catalog's currency. */
function bestItemOf({ items }: BillingSubscription): BillingSubscriptionItem | null {
  const ours = items.filter((item) => item.currency === CATALOG_CURRENCY && tierOf(item) !== null);
  return ours.toSorted((a, b) => rankOf(tierOf(b)) - rankOf(tierOf(a)))[0] ?? null;
}

function tierOf({ contract, productId }: BillingSubscriptionItem): PaidTier | null {
  return contract ? 'enterprise' : tierOfProduct(productId);
}

function priceOf({ unitAmountCents, quantity, months }: BillingSubscriptionItem) {
  if (unitAmountCents === null || months === null) return { monthlyAmountCents: null, billedMonths: months };
  return { monthlyAmountCents: Math.round((unitAmountCents * quantity) / months), billedMonths: months };
}

/** Invoices that are sent may be paid until they are due. */
function paidUntil({ items, daysUntilDue }: BillingSubscription): Date | null {
  const start = latest(items, 'periodStart');
  return start && new Date(start.getTime() + (daysUntilDue ?? 0) * DAY_MS);
}

function latest(items: readonly BillingSubscriptionItem[], field: 'periodStart' | 'periodEnd'): Date | null {
  const times = items.map((item) => item[field].getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

function compareStates(a: DerivedState, b: DerivedState): number {
  return (
    Number(a.subscribed) - Number(b.subscribed) ||
    rankOf(a.tier) - rankOf(b.tier) ||
    (a.end?.getTime() ?? 0) - (b.end?.getTime() ?? 0)
  );
}

function rankOf(tier: PaidTier | null): number {
  return tier ? PAID_TIERS.indexOf(tier) : -1;
}

function findAnomalies(subscriptions: readonly BillingSubscription[]): SubscriptionAnomaly[] {
  const live = subscriptions.filter((subscription) => stateOf(subscription).subscribed);
  const found: Record<SubscriptionAnomaly['kind'], BillingSubscription[]> = {
    'unknown-status': subscriptions.filter(({ status }) => !KNOWN_STATUSES.has(status)),
    'foreign-product': subscriptions.filter(({ items }) => items.some((item) => tierOf(item) === null)),
    'foreign-currency': subscriptions.filter(({ items }) =>
      items.some((item) => tierOf(item) !== null && item.currency !== CATALOG_CURRENCY),
    ),
    'contract-without-seats': subscriptions.filter(({ items }) =>
      items.some(({ contract }) => contract?.seats === null),
    ),
    'several-live': live.length > 1 ? live : [],
  };
  return Object.entries(found)
    .filter(([, culprits]) => culprits.length > 0)
    .map(([kind, culprits]) => ({
      kind: kind as SubscriptionAnomaly['kind'],
      subscriptionIds: culprits.map(({ id }) => id),
    }));
}
