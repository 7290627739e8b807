import { describe, expect, it } from 'vitest';
import { findPlan, PLAN_CATALOGUE, plansOfSurface, tierOfProduct } from './plan-catalogue.js';

describe('the plan catalogue', () => {
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
    const keys = Object.values(PLAN_CATALOGUE).map((entry) => entry.lookupKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('shows one price of each tier on a surface', () => {
    expect(plansOfSurface('dashboard').map((entry) => entry.plan)).toEqual(['starter', 'professional']);
    expect(plansOfSurface('landing').map((entry) => entry.plan)).toEqual(['Starter', 'Professional']);
  });

  it('reads the tier from the product', () => {
    expect(tierOfProduct('tier_professional')).toBe('professional');
    expect(tierOfProduct('prod_of_somebody_else')).toBeNull();
  });
});
