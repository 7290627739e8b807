import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchSopsOptions } from '../../api/generated/@tanstack/react-query.gen';
import { isUnfiltered, type SopFilters } from './sop-filters';

const MOST_RESULTS = 50;

/** The SOPs that a person is looking for, the best first; asks nothing while there is nothing to look for. */
export function useSopSearch(filters: SopFilters) {
  const { words, status, sort } = filters;
  return useQuery({
    ...searchSopsOptions({
      query: {
        limit: MOST_RESULTS,
        sort,
        ...(words.trim() === '' ? {} : { q: words.trim() }),
        ...(status === 'all' ? {} : { status }),
      },
    }),
    enabled: !isUnfiltered(filters),
    // The last results stay while the next ones are on their way: no flicker between keystrokes.
    placeholderData: keepPreviousData,
    meta: { failureText: 'Failed to load SOPs' },
  });
}
