import type { SopSort, SopStatus, SortDirection } from '../../../api/generated/types.gen';

/** An order that can be chosen. */
export interface SopOrder {
  by: Extract<SopSort, 'updated' | 'title' | 'status'>;
  direction: SortDirection;
}

/** The filters of the SOP list. */
export interface SopFilters {
  words: string;
  status: SopStatus | 'all';
  /** Null for all categories. */
  category: string | null;
  /** Null for SOPs with and without tags. */
  tag: string | null;
  /** Id of a folder, `none` for SOPs that lie in none, or null for both. */
  folder: string | null;
  /** Null for the default: the best match with search words, else the newest update first (S2.95). */
  order: SopOrder | null;
}

export const NO_FILTERS: SopFilters = {
  words: '',
  status: 'all',
  category: null,
  tag: null,
  folder: null,
  order: null,
};

/** The order of the list when nobody has chosen one. */
export const USUAL_ORDER: SopOrder = { by: 'updated', direction: 'desc' };

/** Whether no filters are set, with the default order. */
export function isUnfiltered(filters: SopFilters): boolean {
  return isListed(filters) && filters.status === 'all' && filters.tag === null && filters.folder === null;
}

/** Whether the filters can be served by the paginated list; others use the search. */
export function isListed({ words, category, order }: SopFilters): boolean {
  return words.trim() === '' && category === null && order === null;
}

/** The order that the list is shown in; null for the best match first. */
export function shownOrder({ words, order }: SopFilters): SopOrder | null {
  if (order) return order;
  return words.trim() === '' ? USUAL_ORDER : null;
}

/** The order after a choice of that column: its natural direction first, the other one when it is chosen again. */
export function orderAfter(current: SopOrder | null, by: SopOrder['by']): SopOrder {
  const natural = by === 'updated' ? 'desc' : 'asc';
  const isSameAgain = current?.by === by && current.direction === natural;
  if (!isSameAgain) return { by, direction: natural };
  return { by, direction: natural === 'desc' ? 'asc' : 'desc' };
}
