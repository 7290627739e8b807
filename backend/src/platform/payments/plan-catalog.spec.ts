import { describe, expect, it } from '@jest/globals';
import { findPlan, PLAN_CATALOG, soldPrices, tierOfProduct, yearlyOf } from './plan-catalog.js';

describe('the plan catalog', () => {
  it.each([
    ['Starter', 'starter', 'landing_starter_1500', 150_000],
    ['Professional', 'professional', 'landing_professional_4500', 450_000],
    ['starter', 'starter', 'dashboard_starter_1500', 150_000],
    ['professional', 'professional', 'dashboard_professional_5000', 500_000],
  ])('charges for %s what its button shows (S9.1, S9.4, S9.10, S9.13)', (value, tier, lookupKey, unitAmountCents) => {
    expect(findPlan(value)).toMatchObject({ tier, lookupKey, unitAmountCents });
  });

  it.each(['STARTER', ' starter', 'premium', 'Enterprise', '', 'toString', '__proto__', 'constructor'])(
    'has nothing to buy for %j',
    (value) => {
      expect(findPlan(value)).toBeNull();
    },
  );

  it('finds a price by one key only', () => {
    const keys = soldPrices(10).map((entry) => entry.lookupKey);
    expect(new Set(keys).size).toBe(8);
  });

  it('sells one price of each tier on a surface', () => {
    const plansOf = (surface: string) =>
      soldPrices(0).flatMap((entry) => (entry.surface === surface ? entry.plan : []));
    expect(plansOf('dashboard')).toEqual(['starter', 'professional']);
    expect(plansOf('landing')).toEqual(['Starter', 'Professional']);
  });

  it('sells each of them yearly where a yearly price exists', () => {
    expect(yearlyOf(PLAN_CATALOG.professional, 10)).toMatchObject({
      plan: 'professional',
      interval: 'year',
      lookupKey: 'dashboard_professional_50000_yearly',
      unitAmountCents: 5_000_000,
    });
    expect(soldPrices(10).map((entry) => entry.interval)).toEqual([
      ...Array(4).fill('month'),
      ...Array(4).fill('year'),
    ]);
  });

  it('reads the tier from the product', () => {
    expect(tierOfProduct('tier_professional')).toBe('professional');
    expect(tierOfProduct('prod_of_somebody_else')).toBeNull();
  });
});
