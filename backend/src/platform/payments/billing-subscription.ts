/** One line of a subscription: what is paid for, and the period it is paid for. */
export interface BillingSubscriptionItem {
  id: string;
  productId: string;
  priceId: string;
  /** Lower-case ISO code. */
  currency: string;
  /** Null when the price is not a plain amount. */
  unitAmountCents: number | null;
  quantity: number;
  /** How many months one payment covers: 1 or 12 as a rule; null for a period that is no number of months. */
  months: number | null;
  /** Set when the product is an Enterprise contract; its seats are null when it names none. */
  contract: { seats: number | null } | null;
  periodStart: Date;
  periodEnd: Date;
}

/** Another price that takes over by itself when the period is over. */
export interface ScheduledPrice {
  priceId: string;
  startsAt: Date;
}

/** A subscription as the payment provider knows it, in the product's own words. */
export interface BillingSubscription {
  id: string;
  customerId: string;
  /** An open list: `active`, `past_due`, … and whatever the provider adds. */
  status: string;
  items: BillingSubscriptionItem[];
  /** Set when the subscription is going to end; also set by a cancellation in the portal. */
  cancelAt: Date | null;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  /** When the trial ends and the first payment is due; null without one. */
  trialEnd: Date | null;
  /** Days that the customer has for paying an invoice; null when the card is charged. */
  daysUntilDue: number | null;
  /** Ended because its last period was never paid. */
  hasEndedUnpaid: boolean;
  /** A cheaper plan that was chosen for the next period. */
  next: ScheduledPrice | null;
  createdAt: Date;
}

/** Whether it is going to end instead of being renewed; the portal says so in another way than older API calls. */
export function isCancelled({ cancelAt, cancelAtPeriodEnd }: BillingSubscription): boolean {
  return cancelAt !== null || cancelAtPeriodEnd;
}

const LIVE_STATUSES = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

/** Whether it has not ended: a second one would be one too many. */
export function isLive({ status }: BillingSubscription): boolean {
  return LIVE_STATUSES.has(status);
}
