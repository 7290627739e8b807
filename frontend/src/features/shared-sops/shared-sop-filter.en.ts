/** The search in what is shared with the person. */
export const words = {
  title: 'Shared with you',
  search: 'Search what is shared with you',
} as const;
