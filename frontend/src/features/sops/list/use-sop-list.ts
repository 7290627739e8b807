import { useInfiniteQuery } from '@tanstack/react-query';
import { listSopsInfiniteOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { isDrafting } from '../is-drafting';

/** Live updates come through the channel; this is for the time when it cannot be reached. */
const POLL_MS = 5000;

/** The person's SOPs, newest update first, page by page. */
export function useSopList() {
  return useInfiniteQuery({
    ...listSopsInfiniteOptions({ query: { limit: 20 } }),
    initialPageParam: {},
    getNextPageParam: (page) => (page.next_cursor === null ? undefined : { query: { cursor: page.next_cursor } }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((sop) => isDrafting(sop.generation_state))) ? POLL_MS : false,
    select: (data) => data.pages.flatMap((page) => page.items),
    meta: { failureText: 'Failed to load SOPs' },
  });
}
