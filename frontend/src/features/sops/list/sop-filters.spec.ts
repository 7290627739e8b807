import { describe, expect, it } from 'vitest';
import { isListed, isUnfiltered, NO_FILTERS, orderAfter, shownOrder } from './sop-filters';

describe('the filters of the list', () => {
  it('show the newest update first unless something else is wanted (S2.95)', () => {
    expect(shownOrder(NO_FILTERS)).toEqual({ by: 'updated', direction: 'desc' });
    expect(isUnfiltered({ ...NO_FILTERS, words: '  ' })).toBe(true);
  });

  it('show the best match first while words are looked for', () => {
    expect(shownOrder({ ...NO_FILTERS, words: 'fryer' })).toBeNull();
    expect(isUnfiltered({ ...NO_FILTERS, words: 'fryer' })).toBe(false);
  });

  it('count a chosen order, status or category as a wish', () => {
    expect(isUnfiltered({ ...NO_FILTERS, order: { by: 'title', direction: 'asc' } })).toBe(false);
    expect(isUnfiltered({ ...NO_FILTERS, status: 'completed' })).toBe(false);
    expect(isUnfiltered({ ...NO_FILTERS, category: 'Kitchen' })).toBe(false);
    expect(isUnfiltered({ ...NO_FILTERS, tag: 'opening' })).toBe(false);
    expect(isUnfiltered({ ...NO_FILTERS, folder: 'none' })).toBe(false);
  });

  it('are paged through unless words, a category or another order have to be searched for', () => {
    expect(isListed({ ...NO_FILTERS, status: 'completed', tag: 'opening' })).toBe(true);
    expect(isListed({ ...NO_FILTERS, words: 'fryer' })).toBe(false);
    expect(isListed({ ...NO_FILTERS, category: 'Kitchen' })).toBe(false);
    expect(isListed({ ...NO_FILTERS, order: { by: 'title', direction: 'asc' } })).toBe(false);
  });
});

describe('orderAfter', () => {
  it.each([
    [null, 'title', 'asc'],
    [{ by: 'title', direction: 'asc' }, 'title', 'desc'],
    [{ by: 'title', direction: 'desc' }, 'title', 'asc'],
    [{ by: 'updated', direction: 'desc' }, 'updated', 'asc'],
    [{ by: 'title', direction: 'asc' }, 'updated', 'desc'],
    [{ by: 'updated', direction: 'desc' }, 'status', 'asc'],
  ] as const)('from %j by %s goes %s', (current, by, direction) => {
    expect(orderAfter(current, by)).toEqual({ by, direction });
  });
});
