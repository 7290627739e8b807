import type { SopSort, SopStatus } from '../../api/generated/types.gen';

/** What a person is looking for among their SOPs. */
export interface SopFilters {
  words: string;
  status: SopStatus | 'all';
  sort: SopSort;
}

export const NO_FILTERS: SopFilters = { words: '', status: 'all', sort: 'relevance' };

/** Whether the whole list is wanted, in its usual order. */
export function isUnfiltered({ words, status, sort }: SopFilters): boolean {
  return words.trim() === '' && status === 'all' && sort === 'relevance';
}
