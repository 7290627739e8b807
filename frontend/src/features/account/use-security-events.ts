import { useInfiniteQuery } from '@tanstack/react-query';
import { listSecurityEventsInfiniteOptions } from '../../api/generated/@tanstack/react-query.gen';

const PAGE_SIZE = 10;

/** What happened to the ways in which the person signs in, newest first, page by page. */
export function useSecurityEvents() {
  return useInfiniteQuery({
    ...listSecurityEventsInfiniteOptions({ query: { limit: PAGE_SIZE } }),
    initialPageParam: {},
    getNextPageParam: (page) => (page.next_cursor === null ? undefined : { query: { cursor: page.next_cursor } }),
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}
