import type { Stripe } from 'stripe';
import type { BillingSubscription, BillingSubscriptionItem, ScheduledPrice } from './billing-subscription.js';
import type { EnterpriseContract } from './stripe-contracts.js';

/** Related objects that are read separately. */
interface Surroundings {
  /** Null if there is none, or it may not be read. */
  schedule: Stripe.SubscriptionSchedule | null;
  /** Contracts among the products of its items, by product id. */
  contracts: ReadonlyMap<string, EnterpriseContract>;
}

/** Maps a subscription to the product's terms. */
export function toBillingSubscription(
  subscription: Stripe.Subscription,
  { schedule, contracts }: Surroundings,
): BillingSubscription {
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    status: subscription.status,
    items: subscription.items.data.map((item) => toItem(item, contracts)),
    cancelAt: subscription.cancel_at === null ? null : toDate(subscription.cancel_at),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at === null ? null : toDate(subscription.ended_at),
    trialEnd: subscription.status === 'trialing' && subscription.trial_end ? toDate(subscription.trial_end) : null,
    daysUntilDue: subscription.collection_method === 'send_invoice' ? (subscription.days_until_due ?? 0) : null,
    hasEndedUnpaid: subscription.cancellation_details?.reason === 'payment_failed',
    next: schedule && toScheduledPrice(schedule),
    createdAt: toDate(subscription.created),
  };
}

/** The id of an object that may or may not be expanded. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

function toScheduledPrice(schedule: Stripe.SubscriptionSchedule): ScheduledPrice | null {
  if (schedule.current_phase === null) return null;
  const { end_date: end } = schedule.current_phase;
  const next = schedule.phases.find((phase) => phase.start_date >= end);
  const [item] = next?.items ?? [];
  return next && item ? { priceId: idOf(item.price), startsAt: toDate(next.start_date) } : null;
}

function toItem(
  item: Stripe.SubscriptionItem,
  contracts: ReadonlyMap<string, EnterpriseContract>,
): BillingSubscriptionItem {
  return {
    id: item.id,
    productId: idOf(item.price.product),
    priceId: item.price.id,
    currency: item.price.currency,
    unitAmountCents: item.price.unit_amount,
    quantity: item.quantity ?? 1,
    months: monthsOf(item.price.recurring),
    contract: contracts.get(idOf(item.price.product)) ?? null,
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
  };
}

function monthsOf(recurring: Stripe.Price.Recurring | null): number | null {
  if (recurring?.interval === 'year') return 12 * recurring.interval_count;
  return recurring?.interval === 'month' ? recurring.interval_count : null;
}

function toDate(unixSeconds: number): Date {
  return new Date(unixSeconds * 1000);
}
