import { describe, expect, it } from 'vitest';
import { longDate } from './long-date';
import { membersLine, nextPlanLine, planLine } from './plan-line';

describe('planLine (billing m2)', () => {
  it.each([
    ['professional', 450_000, 1, 'Professional, $4,500 per month'],
    ['starter', 150_050, null, 'Starter, $1,500.50 per month'],
    ['enterprise', 800_000, 12, 'Enterprise, $8,000 per month, billed yearly'],
    ['enterprise', null, null, 'Enterprise'],
    [null, null, null, null],
  ])('of %s for %s cents, billed for %s months, is %s', (tier, cents, months, line) => {
    expect(planLine({ subscription_tier: tier, monthly_amount_cents: cents, billed_months: months })).toBe(line);
  });
});

describe('membersLine (billing m8)', () => {
  const now = new Date('2026-11-22T12:00:00Z');

  it.each([
    ['2026-12-22T12:00:00Z', `Members of your team see what you share until ${longDate('2026-12-22T12:00:00Z')}.`],
    ['2026-11-21T12:00:00Z', 'Members of your team no longer see what you share.'],
    [null, null],
  ])('with the end %s is %s', (until, line) => {
    expect(membersLine({ members_read_until: until }, now)).toBe(line);
  });
});

describe('nextPlanLine (billing m2)', () => {
  it('shows plan, price and day', () => {
    const startsAt = '2026-12-22T12:00:00Z';
    expect(nextPlanLine({ tier: 'starter', monthly_amount_cents: 150_000, starts_at: startsAt })).toBe(
      `Changes to Starter, $1,500 per month, on ${longDate(startsAt)}.`,
    );
  });
});
