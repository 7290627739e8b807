import { useInfiniteQuery } from '@tanstack/react-query';
import { listDeletedSopsInfiniteOptions } from '../../../api/generated/@tanstack/react-query.gen';

/** The maximum number per restore request. */
const SHOWN_AT_ONCE = 100;

/** What the person has deleted and can restore, last deletion first, page by page. */
export function useDeletedSops() {
  return useInfiniteQuery({
    ...listDeletedSopsInfiniteOptions({ query: { limit: SHOWN_AT_ONCE } }),
    initialPageParam: {},
    getNextPageParam: (page) => (page.next_cursor === null ? undefined : { query: { cursor: page.next_cursor } }),
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}
