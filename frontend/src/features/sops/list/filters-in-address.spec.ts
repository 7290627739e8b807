import { describe, expect, it } from 'vitest';
import { filtersOf, queryOf, sopSearchAddress } from './filters-in-address';
import { NO_FILTERS, type SopFilters } from './sop-filters';

describe('filters in the address', () => {
  it.each<SopFilters>([
    NO_FILTERS,
    { words: 'clean & dry', status: 'completed', category: 'Food', order: { by: 'title', direction: 'desc' } },
    { ...NO_FILTERS, order: { by: 'updated', direction: 'asc' } },
  ])('are read back as they were: %j', (filters) => {
    expect(filtersOf(queryOf(filters))).toEqual(filters);
  });

  it('are nothing when nothing is filtered', () => {
    expect(queryOf(NO_FILTERS).size).toBe(0);
  });

  it.each(['status=lost', 'sort=random-asc', 'sort=title', 'sort=title-up'])('pass over %s', (query) => {
    expect(filtersOf(new URLSearchParams(query))).toEqual(NO_FILTERS);
  });

  it('lead from a search to what it finds', () => {
    expect(sopSearchAddress('a&b')).toBe('/sops?q=a%26b');
    expect(sopSearchAddress('')).toBe('/sops');
  });
});
