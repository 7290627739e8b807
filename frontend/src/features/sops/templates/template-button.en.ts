/** The way to the templates. */

export const start = 'Start from a template';
