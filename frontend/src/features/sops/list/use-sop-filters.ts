import { useSearchParams } from 'react-router-dom';
import { filtersOf, queryOf } from './filters-in-address';
import type { SopFilters } from './sop-filters';

/** The filters of a list, kept in the address: a link leads to what was found, and Back leads to it again. */
export function useSopFilters(): [filters: SopFilters, setFilters: (filters: SopFilters) => void] {
  const [query, setQuery] = useSearchParams();
  const setFilters = (filters: SopFilters) => {
    setQuery(queryOf(filters), { replace: true, preventScrollReset: true });
  };
  return [filtersOf(query), setFilters];
}
