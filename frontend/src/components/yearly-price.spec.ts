import { describe, expect, it } from 'vitest';
import { yearlyPrice, yearlySaving } from './yearly-price';

describe('a price by the year (billing 4.4)', () => {
  it.each([
    ['$1500', 10, '$15,000'],
    ['$5,000', 12, '$60,000'],
  ])('of %s a month for %i months is %s', (monthly, months, yearly) => {
    expect(yearlyPrice(monthly, months)).toBe(yearly);
  });

  it.each([
    [10, '2 months free'],
    [11, '1 month free'],
    [12, ''],
  ])('for %i months says %j', (months, text) => {
    expect(yearlySaving(months)).toBe(text);
  });
});
