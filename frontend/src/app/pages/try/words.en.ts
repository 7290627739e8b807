/** A draft that a visitor has kept, before it is saved to an account. */

export const notSaved = (title: string, reason: string) => `Your draft “${title}” could not be saved. ${reason}`;
export const saving = (title: string) => `Your draft “${title}” is being saved.`;
export const keptUntil = (title: string, until: string) =>
  `Your draft “${title}” is kept until ${until}. Choose a plan to save it.`;
export const plans = 'See the plans';
