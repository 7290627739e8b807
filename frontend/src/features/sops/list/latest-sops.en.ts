/** The SOPs that were changed last. */
export const words = {
  newSop: 'New SOP',
  notLoaded: 'The SOPs could not be loaded.',
  isEmpty: 'No SOPs yet.',
} as const;
