import type { SubscriptionCheckDto, SubscriptionDto } from '../../api/generated/types.gen';
import * as words from './words.en';

export type SubscriptionState = 'free' | 'active' | 'expired';

type Row = Pick<SubscriptionDto, 'subscribed' | 'subscription_end'> | null | undefined;

/** The state of a subscription (T6). An end in the future counts as active. */
export function subscriptionStateOf(row: Row, now: Date): SubscriptionState {
  if (!row?.subscribed) return 'free';
  const isOver = row.subscription_end !== null && new Date(row.subscription_end) < now;
  return isOver ? 'expired' : 'active';
}

/** The label of the badge for a subscription row (S2.86-S2.88). */
export function statusOf(row: Row, now: Date): string {
  return words.status[subscriptionStateOf(row, now)];
}

/** Whether the full dashboard is open: subscribed, and to a tier (S2.72-S2.74). */
export function isEntitled(check: Pick<SubscriptionCheckDto, 'subscribed' | 'subscription_tier'>): boolean {
  return check.subscribed && Boolean(check.subscription_tier);
}
