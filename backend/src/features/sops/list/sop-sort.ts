/** Orders of the results. Relevance weighs title before prompt before text. */
export const SOP_SORTS = ['relevance', 'updated', 'created', 'title', 'status'] as const;
export type SopSort = (typeof SOP_SORTS)[number];

export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** The direction in which people expect an order to begin: the newest, the letter A, what is completed. */
export function usualDirection(sort: SopSort): SortDirection {
  return sort === 'title' || sort === 'status' ? 'asc' : 'desc';
}
