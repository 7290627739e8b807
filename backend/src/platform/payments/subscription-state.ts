import { type BillingSubscription, type BillingSubscriptionItem, isCancelled } from './billing-subscription.js';
import { CATALOGUE_CURRENCY, TIERS, type Tier, tierOfProduct } from './plan-catalogue.js';

/** What a person's subscriptions amount to. */
export interface SubscriptionState {
  subscribed: boolean;
  /** Null whenever `subscribed` is false. */
  tier: Tier | null;
  /** Until when is paid for: in the future while it runs, in the past once it has ended or a payment has failed. */
  end: Date | null;
  /** Whether the next period follows by itself; false for a cancelled subscription, which still runs to its end. */
  renews: boolean;
  /** A payment has failed and is being tried again: the person should update the card. */
  hasPastDue: boolean;
  /** What somebody should look at; empty in a healthy account. */
  anomalies: SubscriptionAnomaly[];
}

export interface SubscriptionAnomaly {
  kind: 'unknown-status' | 'foreign-product' | 'foreign-currency' | 'several-live';
  subscriptionIds: string[];
}

interface Standing {
  subscribed: boolean;
  tier: Tier | null;
  end: Date | null;
  renews: boolean;
}

const NOTHING: Standing = { subscribed: false, tier: null, end: null, renews: false };
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
 * Derives what a customer may do from all of their subscriptions, however many there are and in whatever order.
 * Of several the best counts: live before ended, higher tier, later end.
 */
export function deriveSubscriptionState(subscriptions: readonly BillingSubscription[]): SubscriptionState {
  const standings = subscriptions.map(standingOf);
  const best = standings.reduce((a, b) => (compareStandings(a, b) >= 0 ? a : b), NOTHING);
  return {
    ...best,
    hasPastDue: subscriptions.some((subscription) => subscription.status === 'past_due' && tierOf(subscription)),
    anomalies: findAnomalies(subscriptions),
  };
}

function standingOf(subscription: BillingSubscription): Standing {
  const tier = tierOf(subscription);
  if (!tier) return NOTHING;
  const live = { subscribed: true, tier, renews: !isCancelled(subscription) };
  switch (subscription.status) {
    case 'active':
    case 'trialing':
      return { ...live, end: subscription.cancelAt ?? latest(subscription.items, 'periodEnd') };
    // The period moves on before its payment is tried: the one that is paid for ended where this one starts.
    case 'past_due':
      return { ...live, end: latest(subscription.items, 'periodStart') };
    case 'unpaid':
    case 'paused':
      return { ...NOTHING, end: latest(subscription.items, 'periodStart') };
    case 'canceled':
      return { ...NOTHING, end: subscription.endedAt };
    default:
      return NOTHING;
  }
}

/** The highest tier among the lines that are ours and are charged in our currency. */
function tierOf(subscription: BillingSubscription): Tier | null {
  const tiers = subscription.items
    .filter((item) => item.currency === CATALOGUE_CURRENCY)
    .map((item) => tierOfProduct(item.productId));
  return TIERS.findLast((tier) => tiers.includes(tier)) ?? null;
}

function latest(items: readonly BillingSubscriptionItem[], field: 'periodStart' | 'periodEnd'): Date | null {
  const times = items.map((item) => item[field].getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

function compareStandings(a: Standing, b: Standing): number {
  return (
    Number(a.subscribed) - Number(b.subscribed) ||
    rankOf(a.tier) - rankOf(b.tier) ||
    (a.end?.getTime() ?? 0) - (b.end?.getTime() ?? 0)
  );
}

function rankOf(tier: Tier | null): number {
  return tier ? TIERS.indexOf(tier) : -1;
}

function findAnomalies(subscriptions: readonly BillingSubscription[]): SubscriptionAnomaly[] {
  const live = subscriptions.filter((subscription) => standingOf(subscription).subscribed);
  const found: Record<SubscriptionAnomaly['kind'], BillingSubscription[]> = {
    'unknown-status': subscriptions.filter(({ status }) => !KNOWN_STATUSES.has(status)),
    'foreign-product': subscriptions.filter(({ items }) => items.some((item) => !tierOfProduct(item.productId))),
    'foreign-currency': subscriptions.filter(({ items }) =>
      items.some((item) => tierOfProduct(item.productId) && item.currency !== CATALOGUE_CURRENCY),
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
