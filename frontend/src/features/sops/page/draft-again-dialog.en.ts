/** Asks what the new draft is to be made from. */
export const words = {
  title: 'Draft this SOP again?',
  text: 'The draft is made from this prompt, which you can change.',
  textReplaced:
    'The current text, with your answers and changes, is kept as a version. You can restore it from the history. Answers to questions that come up again are kept.',
  prompt: 'Your prompt',
} as const;
