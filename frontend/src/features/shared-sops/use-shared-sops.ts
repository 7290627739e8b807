import { useInfiniteQuery } from '@tanstack/react-query';
import { listSharedSopsInfiniteOptions } from '../../api/generated/@tanstack/react-query.gen';

/** Completed SOPs of the teams that the person belongs to, 20 at a time. */
export function useSharedSops() {
  return useInfiniteQuery({
    ...listSharedSopsInfiniteOptions({ query: { limit: 20 } }),
    initialPageParam: {},
    getNextPageParam: (page) => (page.next_cursor === null ? undefined : { query: { cursor: page.next_cursor } }),
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}
