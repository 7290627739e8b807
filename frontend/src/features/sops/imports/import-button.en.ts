/** The way to begin with documents. */
export const words = {
  import: 'Import documents',
} as const;
