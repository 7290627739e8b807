import { useSearchParams } from 'react-router-dom';
import { filtersOf, queryOf } from './filters-in-address';
import type { SopFilters } from './sop-filters';

/** The filters of a list, kept in the URL: links and Back restore the results. */
export function useSopFilters(): [filters: SopFilters, setFilters: (filters: SopFilters) => void] {
  const [query, setQuery] = useSearchParams();
  const setFilters = (filters: SopFilters) => {
    setQuery(queryOf(filters), { replace: true, preventScrollReset: true });
  };
  return [filtersOf(query), setFilters];
}
