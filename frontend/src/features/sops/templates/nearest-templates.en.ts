/** The templates that come nearest to a prompt. */

export const title = 'Start from a template instead?';
export const text = 'Your prompt names a task but no steps. These are the closest matches:';
