import { describe, expect, it } from 'vitest';
import { filtersOf, queryOf, sopSearchAddress } from './filters-in-address';
import { NO_FILTERS, type SopFilters } from './sop-filters';

const FOLDER = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';

describe('filters in the address', () => {
  it.each<SopFilters>([
    NO_FILTERS,
    {
      words: 'clean & dry',
      status: 'completed',
      category: 'Food',
      tag: 'r&d',
      folder: FOLDER,
      order: { by: 'title', direction: 'desc' },
    },
    { ...NO_FILTERS, folder: 'none' },
    { ...NO_FILTERS, order: { by: 'updated', direction: 'asc' } },
  ])('are read back as they were: %j', (filters) => {
    expect(filtersOf(queryOf(filters))).toEqual(filters);
  });

  it('are nothing when nothing is filtered', () => {
    expect(queryOf(NO_FILTERS).size).toBe(0);
  });

  it.each(['status=lost', 'sort=random-asc', 'sort=title', 'sort=title-up', 'folder=kitchen'])(
    'pass over %s',
    (query) => {
      expect(filtersOf(new URLSearchParams(query))).toEqual(NO_FILTERS);
    },
  );

  it('lead from a search to what it finds', () => {
    expect(sopSearchAddress('a&b')).toBe('/sops?q=a%26b');
    expect(sopSearchAddress('')).toBe('/sops');
  });
});
