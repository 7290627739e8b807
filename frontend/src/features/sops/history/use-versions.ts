import { useInfiniteQuery } from '@tanstack/react-query';
import { listVersionsInfiniteOptions } from '../../../api/generated/@tanstack/react-query.gen';

/** Enough to see recent changes; the panel is beside the procedure. */
const SHOWN_AT_ONCE = 5;

/** The versions of an SOP, newest first, page by page. */
export function useVersions(sopId: string) {
  return useInfiniteQuery({
    ...listVersionsInfiniteOptions({ path: { id: sopId }, query: { limit: SHOWN_AT_ONCE } }),
    initialPageParam: { path: { id: sopId } },
    getNextPageParam: (page) =>
      page.next_cursor === null ? undefined : { path: { id: sopId }, query: { cursor: page.next_cursor } },
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}
