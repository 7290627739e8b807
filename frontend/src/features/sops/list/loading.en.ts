/** Apart from the other words of the list: what loads it is there before the list is. */
export const words = {
  failed: 'Failed to load SOPs',
} as const;
