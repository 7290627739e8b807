/** One line of a subscription: what is paid for, and the period it is paid for. */
export interface BillingSubscriptionItem {
  id: string;
  productId: string;
  priceId: string;
  /** Lower-case ISO code. */
  currency: string;
  /** Null when the price is not a plain amount. */
  unitAmountCents: number | null;
  periodStart: Date;
  periodEnd: Date;
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
  createdAt: Date;
}

/** Whether it is going to end instead of being renewed; the portal says so in another way than older API calls. */
export function isCancelled({ cancelAt, cancelAtPeriodEnd }: BillingSubscription): boolean {
  return cancelAt !== null || cancelAtPeriodEnd;
}
