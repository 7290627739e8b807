/** What can be done with a suggested line. */
export const words = {
  keep: 'Keep this line',
  remove: 'Remove this line',
} as const;
