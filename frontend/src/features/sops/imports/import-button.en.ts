/** The button to import documents. */

export const importLabel = 'Import documents';
