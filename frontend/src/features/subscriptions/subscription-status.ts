import type { SubscriptionCheckDto, SubscriptionDto } from '../../api/generated/types.gen';

export type SubscriptionStatus = 'Free Plan' | 'Active' | 'Expired';

/** What the badge says of a subscription row (S2.86-S2.88, T6). An end that is still to come counts as active. */
export function statusOf(
  row: Pick<SubscriptionDto, 'subscribed' | 'subscription_end'> | null | undefined,
  now: Date,
): SubscriptionStatus {
  if (!row?.subscribed) return 'Free Plan';
  const isOver = row.subscription_end !== null && new Date(row.subscription_end) < now;
  return isOver ? 'Expired' : 'Active';
}

/** Whether the full dashboard is open: subscribed, and to a tier (S2.72-S2.74). */
export function isEntitled(check: Pick<SubscriptionCheckDto, 'subscribed' | 'subscription_tier'>): boolean {
  return check.subscribed && Boolean(check.subscription_tier);
}
