import type { NextPlanDto, SubscriptionDto } from '../../api/generated/types.gen';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });

type PaidPlan = Pick<SubscriptionDto, 'subscription_tier' | 'monthly_amount_cents' | 'billed_months'>;

/** The plan with its price; null for somebody who has none. A plan without a price was given by the operator. */
export function planLine({ subscription_tier: tier, monthly_amount_cents: cents, billed_months: months }: PaidPlan) {
  if (!tier) return null;
  const billing = months === 12 ? ', billed yearly' : '';
  return cents === null ? nameOf(tier) : `${nameOf(tier)}, ${priceOf(cents)}${billing}`;
}

/** What takes over when the period is over. */
export function nextPlanLine({ tier, monthly_amount_cents: cents, starts_at: startsAt }: NextPlanDto): string {
  const price = cents === null ? '' : `, ${priceOf(cents)},`;
  return `Changes to ${nameOf(tier)}${price} on ${longDate(startsAt)}.`;
}

/** What becomes of the reading of the team's members; null as long as the subscription goes on. */
export function membersLine({ members_read_until: until }: Pick<SubscriptionDto, 'members_read_until'>, now: Date) {
  if (until === null) return null;
  return new Date(until) < now
    ? 'Members of your team no longer see what you share.'
    : `Members of your team see what you share until ${longDate(until)}.`;
}

/** `November 22, 2026`, as the person's language writes it. */
export function longDate(date: string): string {
  return new Date(date).toLocaleDateString([], { dateStyle: 'long' });
}

function priceOf(cents: number): string {
  return `${dollars.format(cents / 100).replace(/\.00$/, '')} per month`;
}

function nameOf(tier: string): string {
  return tier.charAt(0).toUpperCase() + tier.slice(1);
}
