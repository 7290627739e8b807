/** Keeps the present text as a version. */

export const text =
  'The current text stays in the history, no matter what changes later. A version with a note is never removed.';
export const note = 'Note (optional)';
export const noteExample = 'Before the new fridge';
export const keep = 'Keep';
