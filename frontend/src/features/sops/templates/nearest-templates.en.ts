/** The templates that come nearest to a prompt. */

export const title = 'Begin with a template instead?';
export const text = 'Your prompt names a task and tells no steps. These come nearest:';
