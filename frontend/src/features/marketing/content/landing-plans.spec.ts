import { describe, expect, it } from 'vitest';
import { LANDING_PLANS } from './landing-plans.en';

describe('the plans of the landing page', () => {
  it('are called by capitalised values and show the prices of this page (S7.18, S9.1, S9.4, S9.8, T1)', () => {
    expect(LANDING_PLANS.map(({ value, price }) => [value, price])).toEqual([
      ['Starter', '$1500'],
      ['Professional', '$4500'],
      ['Enterprise', 'Custom'],
    ]);
  });

  it('name their quota first, and one of them is the popular one (S9.2, S9.5, S9.7, S9.9)', () => {
    expect(LANDING_PLANS.map(({ features }) => features[0])).toEqual([
      'Up to 5 SOPs per month',
      'Up to 10 SOPs per month',
      'Unlimited SOPs',
    ]);
    expect(LANDING_PLANS.filter(({ isPopular }) => isPopular).map(({ value }) => value)).toEqual(['Professional']);
  });
});
