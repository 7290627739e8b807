import type { NextPlanDto, SubscriptionDto } from '../../api/generated/types.gen';
import { longDate } from './long-date';
import * as words from './plan.en';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });

type PaidPlan = Pick<SubscriptionDto, 'subscription_tier' | 'monthly_amount_cents' | 'billed_months'>;

/** The plan with its price; null for someone who has none. A plan without a price was given by the operator. */
export function planLine({ subscription_tier: tier, monthly_amount_cents: cents, billed_months: months }: PaidPlan) {
  if (!tier) return null;
  if (cents === null) return nameOf(tier);
  return months === 12
    ? words.pricedYearly(nameOf(tier), dollarsOf(cents))
    : words.priced(nameOf(tier), dollarsOf(cents));
}

/** The plan that follows at the end of the period. */
export function nextPlanLine({ tier, monthly_amount_cents: cents, starts_at: startsAt }: NextPlanDto): string {
  const day = longDate(startsAt);
  return cents === null
    ? words.changesTo(nameOf(tier), day)
    : words.changesToPriced(nameOf(tier), dollarsOf(cents), day);
}

/** When members lose read access; null while the subscription continues. */
export function membersLine({ members_read_until: until }: Pick<SubscriptionDto, 'members_read_until'>, now: Date) {
  if (until === null) return null;
  return new Date(until) < now ? words.membersReadNoLonger : words.membersRead(longDate(until));
}

function dollarsOf(cents: number): string {
  return dollars.format(cents / 100).replace(/\.00$/, '');
}

function nameOf(tier: string): string {
  return tier.charAt(0).toUpperCase() + tier.slice(1);
}
