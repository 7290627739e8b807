/** Asks what the new draft is to be made from. */

export const title = 'Draft this SOP again?';
export const text = 'The draft is made from this prompt, which you can change.';
export const textReplaced =
  'The current text, with your answers and changes, is kept as a version. You can restore it from the history. Answers to questions that come up again are kept.';
export const prompt = 'Your prompt';
