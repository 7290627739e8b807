import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listTeamActivityInfiniteOptions } from '../../api/generated/@tanstack/react-query.gen';
import { type FeedFilters, startOf } from './feed-filters';

const PAGE_SIZE = 30;

/** What the team did, newest first, page by page. */
export function useTeamActivity({ action, memberId, period }: FeedFilters) {
  const start = startOf(period, new Date());
  return useInfiniteQuery({
    ...listTeamActivityInfiniteOptions({
      query: {
        limit: PAGE_SIZE,
        ...(action === 'all' ? {} : { type: [action] }),
        ...(memberId === 'all' ? {} : { member_id: memberId }),
        ...(start ? { from: start.toISOString() } : {}),
      },
    }),
    initialPageParam: {},
    getNextPageParam: (page) => (page.next_cursor === null ? undefined : { query: { cursor: page.next_cursor } }),
    select: (data) => data.pages.flatMap((page) => page.items),
    placeholderData: keepPreviousData,
  });
}
