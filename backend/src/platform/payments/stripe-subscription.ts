import type { Stripe } from 'stripe';
import type { BillingSubscription, BillingSubscriptionItem } from './billing-subscription.js';

/** Puts a subscription into the product's words. */
export function toBillingSubscription(subscription: Stripe.Subscription): BillingSubscription {
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    status: subscription.status,
    items: subscription.items.data.map(toItem),
    cancelAt: subscription.cancel_at === null ? null : toDate(subscription.cancel_at),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at === null ? null : toDate(subscription.ended_at),
    createdAt: toDate(subscription.created),
  };
}

/** The id of an object that may or may not be expanded. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

function toItem(item: Stripe.SubscriptionItem): BillingSubscriptionItem {
  return {
    id: item.id,
    productId: idOf(item.price.product),
    priceId: item.price.id,
    currency: item.price.currency,
    unitAmountCents: item.price.unit_amount,
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
  };
}

function toDate(unixSeconds: number): Date {
  return new Date(unixSeconds * 1000);
}
