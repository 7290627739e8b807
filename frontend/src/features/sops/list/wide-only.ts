/** Leaves a cell out where the window has no room for it. */
export const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } } as const;
