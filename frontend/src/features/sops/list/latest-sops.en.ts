/** The SOPs that were changed last. */

export const newSop = 'New SOP';
export const notLoaded = 'The SOPs could not be loaded.';
export const isEmpty = 'No SOPs yet.';
