import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchSopsOptions } from '../../../api/generated/@tanstack/react-query.gen';
import * as words from './loading.en';
import { isListed, type SopFilters, shownOrder } from './sop-filters';

const MOST_RESULTS = 100;

/** The SOPs that match the search; disabled without filters. */
export function useSopSearch(filters: SopFilters) {
  const { status, category, tag, folder } = filters;
  const text = filters.words.trim();
  const order = shownOrder(filters);
  return useQuery({
    ...searchSopsOptions({
      query: {
        limit: MOST_RESULTS,
        ...(order ? { sort: order.by, direction: order.direction } : {}),
        ...(text === '' ? {} : { q: text }),
        ...(status === 'all' ? {} : { status }),
        ...(category === null ? {} : { category }),
        ...(tag === null ? {} : { tag }),
        ...(folder === null ? {} : { folder }),
      },
    }),
    enabled: !isListed(filters),
    // The last results stay while the next ones are loading: no flicker between keystrokes.
    placeholderData: keepPreviousData,
    meta: { failureText: words.failed },
  });
}
