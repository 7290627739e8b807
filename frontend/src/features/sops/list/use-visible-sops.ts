import { useDeferredValue } from 'react';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { isListed, NO_FILTERS, type SopFilters } from './sop-filters';
import { useSopList } from './use-sop-list';
import { useSopSearch } from './use-sop-search';

/** How to reach the SOPs that are not shown: by pagination, by narrowing the search, or there are none. */
export type MoreSops = { kind: 'page'; isLoading: boolean; show: () => void } | { kind: 'narrow' } | { kind: 'none' };

interface VisibleSops {
  /** Undefined while they are loaded for the first time, and after that has failed. */
  sops: SopSummaryDto[] | undefined;
  isPending: boolean;
  reload: () => void;
  more: MoreSops;
}

/** The SOPs of the list: paginated, or the first search results. */
export function useVisibleSops(filters: SopFilters): VisibleSops {
  const wanted = useDeferredValue(filters);
  const canList = isListed(wanted);
  const list = useSopList(canList ? wanted : NO_FILTERS);
  const search = useSopSearch(wanted);
  if (canList) {
    return {
      sops: list.data,
      isPending: list.isPending,
      reload: () => void list.refetch(),
      more: list.hasNextPage
        ? { kind: 'page', isLoading: list.isFetchingNextPage, show: () => void list.fetchNextPage() }
        : { kind: 'none' },
    };
  }
  return {
    sops: search.data?.items,
    isPending: search.isPending,
    reload: () => void search.refetch(),
    more: { kind: search.data?.has_more ? 'narrow' : 'none' },
  };
}
