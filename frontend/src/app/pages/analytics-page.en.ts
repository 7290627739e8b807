/** The page of the usage. */
export const words = {
  title: 'Usage Analytics',
} as const;
