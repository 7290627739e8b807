/** One item of a subscription, with its current period. */
export interface BillingSubscriptionItem {
  id: string;
  productId: string;
  priceId: string;
  /** Lower-case ISO code. */
  currency: string;
  /** Null if the price has no fixed amount. */
  unitAmountCents: number | null;
  quantity: number;
  /** Months covered by one payment, usually 1 or 12; null for intervals that are not whole months. */
  months: number | null;
  /** Set if the product is an Enterprise contract; `seats` is null if its metadata give none. */
  contract: { seats: number | null } | null;
  periodStart: Date;
  periodEnd: Date;
}

/** A price that takes effect automatically at the end of the period. */
export interface ScheduledPrice {
  priceId: string;
  startsAt: Date;
}

/** A subscription of the payment provider, in the product's own terms. */
export interface BillingSubscription {
  id: string;
  customerId: string;
  /** Open-ended: `active`, `past_due`, … or any status that the provider adds. */
  status: string;
  items: BillingSubscriptionItem[];
  /** When the subscription will end, if it is canceled; also set by a cancellation in the portal. */
  cancelAt: Date | null;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  /** When the trial ends and the first payment is due; null without one. */
  trialEnd: Date | null;
  /** Days to pay an invoice; null if payments are charged automatically. */
  daysUntilDue: number | null;
  /** Ended because its last payment failed. */
  hasEndedUnpaid: boolean;
  /** The price of the next period, if a change is scheduled. */
  next: ScheduledPrice | null;
  createdAt: Date;
}

/** Whether it will end instead of renewing. The portal sets `cancelAt`, older API calls `cancelAtPeriodEnd`. */
export function isCancelled({ cancelAt, cancelAtPeriodEnd }: BillingSubscription): boolean {
  return cancelAt !== null || cancelAtPeriodEnd;
}

const LIVE_STATUSES = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

/** Whether it has not ended; a customer must not have a second one. */
export function isLive({ status }: BillingSubscription): boolean {
  return LIVE_STATUSES.has(status);
}
