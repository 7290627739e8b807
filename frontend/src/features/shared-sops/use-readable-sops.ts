import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { searchSharedSopsOptions } from '../../api/generated/@tanstack/react-query.gen';
import type { SharedSopSummaryDto } from '../../api/generated/types.gen';
import { useSharedSops } from './use-shared-sops';

const MOST_RESULTS = 50;

interface ReadableSops {
  /** Undefined while they are loaded for the first time, and after that has failed. */
  sops: readonly SharedSopSummaryDto[] | undefined;
  hasFailed: boolean;
  reload: () => void;
  /** How to reach those that are not shown: by pagination, by narrowing the search, or there are none. */
  more: { kind: 'page'; isLoading: boolean; show: () => void } | { kind: 'narrow' } | { kind: 'none' };
}

/** What teams share with the person: all of it page by page or, for words, the best that was found. */
export function useReadableSops(typed: string): ReadableSops {
  const words = useDeferredValue(typed.trim());
  const list = useSharedSops();
  const search = useQuery({
    ...searchSharedSopsOptions({ query: { q: words, limit: MOST_RESULTS } }),
    enabled: words !== '',
    // The last results stay while the next ones are loading.
    placeholderData: keepPreviousData,
  });
  if (words !== '') {
    return {
      sops: search.data?.items,
      hasFailed: search.isError && !search.data,
      reload: () => void search.refetch(),
      more: { kind: search.data?.has_more ? 'narrow' : 'none' },
    };
  }
  return {
    sops: list.data,
    hasFailed: list.isError && !list.data,
    reload: () => void list.refetch(),
    more: list.hasNextPage
      ? { kind: 'page', isLoading: list.isFetchingNextPage, show: () => void list.fetchNextPage() }
      : { kind: 'none' },
  };
}
