import { describe, expect, it } from 'vitest';
import { UndoOffers } from './undo-offers';

function offersOf(...keys: string[]) {
  const offers = new UndoOffers();
  const taken: string[] = [];
  for (const key of keys) offers.add({ key, take: () => taken.push(key) });
  return { offers, taken };
}

describe('what can be taken back', () => {
  it('is taken back one by one, the newest first', () => {
    const { offers, taken } = offersOf('a', 'b');
    expect([offers.takeNewest(), offers.takeNewest(), offers.takeNewest()]).toEqual([true, true, false]);
    expect(taken).toEqual(['b', 'a']);
  });

  it('is not taken back once its toast is gone', () => {
    const { offers, taken } = offersOf('a', 'b');
    offers.drop('b');
    offers.takeNewest();
    expect(taken).toEqual(['a']);
  });
});
