/** The way to begin with documents. */

export const importLabel = 'Import documents';
