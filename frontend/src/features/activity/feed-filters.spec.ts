import { describe, expect, it } from 'vitest';
import { isFeedFiltered, NO_FEED_FILTERS, startOf } from './feed-filters';

describe('a period of the feed', () => {
  const now = new Date(2026, 2, 3, 15, 30);

  it.each([
    ['today', new Date(2026, 2, 3)],
    ['week', new Date(2026, 1, 25)],
    ['month', new Date(2026, 1, 2)],
  ] as const)('%s begins at a local midnight, today counted in', (period, start) => {
    expect(startOf(period, now)).toEqual(start);
  });

  it('has no beginning when everything is wanted', () => {
    expect(startOf('all', now)).toBeNull();
  });
});

describe('the filters of the feed', () => {
  it('are set as soon as one is', () => {
    expect(isFeedFiltered(NO_FEED_FILTERS)).toBe(false);
    expect(isFeedFiltered({ ...NO_FEED_FILTERS, period: 'week' })).toBe(true);
    expect(isFeedFiltered({ ...NO_FEED_FILTERS, action: 'sop_deleted' })).toBe(true);
    expect(isFeedFiltered({ ...NO_FEED_FILTERS, memberId: 'x' })).toBe(true);
  });
});
