/** The container of a table with {@link WIDE_ONLY} cells. */
export const MEASURED = { containerType: 'inline-size' } as const;

/** Hides a cell where the table has no space for it; elements beside the table count. */
export const WIDE_ONLY = { display: 'none', '@container (min-width: 760px)': { display: 'table-cell' } } as const;
