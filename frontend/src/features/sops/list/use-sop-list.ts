import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listSopsInfiniteOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { isDrafting } from '../is-drafting';
import * as words from './loading.en';
import { NO_FILTERS, type SopFilters } from './sop-filters';

/** Polling interval while the live channel is unreachable. */
const POLL_MS = 5000;

type ListFilters = Pick<SopFilters, 'status' | 'tag' | 'folder'>;

/** The query of the user's SOPs, newest update first, page by page. @param filters for which {@link isListed} holds. */
export function sopListOptions({ status, tag, folder }: ListFilters = NO_FILTERS) {
  return infiniteQueryOptions({
    ...listSopsInfiniteOptions({
      query: {
        limit: 20,
        ...(status === 'all' ? {} : { status }),
        ...(tag === null ? {} : { tag }),
        ...(folder === null ? {} : { folder }),
      },
    }),
    initialPageParam: {},
    getNextPageParam: (page) => (page.next_cursor === null ? undefined : { query: { cursor: page.next_cursor } }),
    meta: { failureText: words.failed },
  });
}

/** The user's SOPs by {@link sopListOptions}. */
export function useSopList(filters: ListFilters = NO_FILTERS) {
  return useInfiniteQuery({
    ...sopListOptions(filters),
    // The shown SOPs stay until the new ones have loaded.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((sop) => isDrafting(sop.generation_state))) ? POLL_MS : false,
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}
