/** The templates that come nearest to a prompt. */
export const words = {
  title: 'Begin with a template instead?',
  text: 'Your prompt names a task and tells no steps. These come nearest:',
} as const;
