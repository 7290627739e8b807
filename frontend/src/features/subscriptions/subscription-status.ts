import type { SubscriptionCheckDto, SubscriptionDto } from '../../api/generated/types.gen';
import * as words from './words.en';

export type SubscriptionStanding = 'free' | 'active' | 'expired';

type Row = Pick<SubscriptionDto, 'subscribed' | 'subscription_end'> | null | undefined;

/** Where a subscription stands (T6). An end that is still to come counts as active. */
export function standingOf(row: Row, now: Date): SubscriptionStanding {
  if (!row?.subscribed) return 'free';
  const isOver = row.subscription_end !== null && new Date(row.subscription_end) < now;
  return isOver ? 'expired' : 'active';
}

/** What the badge says of a subscription row (S2.86-S2.88). */
export function statusOf(row: Row, now: Date): string {
  return words.status[standingOf(row, now)];
}

/** Whether the full dashboard is open: subscribed, and to a tier (S2.72-S2.74). */
export function isEntitled(check: Pick<SubscriptionCheckDto, 'subscribed' | 'subscription_tier'>): boolean {
  return check.subscribed && Boolean(check.subscription_tier);
}
