/** The folders beside the list. */
export const words = {
  notLoaded: 'Your folders could not be loaded.',
} as const;
