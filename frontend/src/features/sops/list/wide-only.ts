/** What holds a table with {@link WIDE_ONLY} cells. */
export const MEASURED = { containerType: 'inline-size' } as const;

/** Leaves a cell out where the table has no room for it; what is beside the table takes its part of the window. */
export const WIDE_ONLY = { display: 'none', '@container (min-width: 760px)': { display: 'table-cell' } } as const;
