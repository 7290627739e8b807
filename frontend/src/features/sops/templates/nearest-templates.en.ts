/** The templates that match a prompt best. */

export const title = 'Start from a template instead?';
export const text = 'Your prompt names a task but no steps. These are the closest matches:';
