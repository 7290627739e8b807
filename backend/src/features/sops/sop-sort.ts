/** Orders of the results. Relevance weighs title before prompt before text. */
export const SOP_SORTS = ['relevance', 'updated', 'created', 'title'] as const;
export type SopSort = (typeof SOP_SORTS)[number];
