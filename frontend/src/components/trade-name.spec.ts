import { describe, expect, it } from 'vitest';
import { byTrade, tradeName } from './trade-name';

describe('tradeName', () => {
  it.each([
    ['food-and-drink', 'Food and drink'],
    ['retail', 'Retail'],
    ['hr', 'HR'],
    ['it', 'IT'],
    ['e-commerce', 'E-commerce'],
  ])('names %s as "%s"', (trade, name) => expect(tradeName(trade)).toBe(name));
});

describe('byTrade', () => {
  it('groups what comes mixed, in the order of the first of each', () => {
    const items = ['b', 'a', 'b'].map((trade, id) => ({ trade, id }));
    expect(byTrade(items)).toEqual([
      { trade: 'b', items: [items[0], items[2]] },
      { trade: 'a', items: [items[1]] },
    ]);
  });
});
