/** The way to the templates. */
export const words = {
  start: 'Start from a template',
} as const;
