/** Separate from the other texts of the list, because it is needed before the list has loaded. */

export const failed = 'Failed to load SOPs';
