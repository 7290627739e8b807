/** The folders beside the list. */

export const notLoaded = 'Your folders could not be loaded.';
