/** What is shown around the text for its pictures. */
export const words = {
  add: 'Picture to add',
} as const;
