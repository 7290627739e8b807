import { describe, expect, it } from 'vitest';
import { CHOOSER_PLANS } from './chooser-plans';

describe('the plans of the dashboard', () => {
  it('are called by lower-case values and show the prices of this page (S9, T1)', () => {
    expect(CHOOSER_PLANS.map(({ value, price }) => [value, price])).toEqual([
      ['starter', '$1,500'],
      ['professional', '$5,000'],
    ]);
  });

  it('name their seats first (S9.18, S9.19)', () => {
    expect(CHOOSER_PLANS.map(({ features }) => features[0])).toEqual(['15 team seats', '30 team seats']);
  });
});
