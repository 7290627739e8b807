/** Apart from the other words of the list: what loads it is there before the list is. */

export const failed = 'Failed to load SOPs';
