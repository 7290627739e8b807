/** Keeps the present text as a version. */
export const words = {
  text: 'The current text stays in the history, no matter what changes later. A version with a note is never removed.',
  note: 'Note (optional)',
  noteExample: 'Before the new fridge',
  keep: 'Keep',
} as const;
