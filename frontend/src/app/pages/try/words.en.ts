/** A draft that a visitor has kept, on its way into an account. */
export const words = {
  notSaved: (title: string, reason: string) => `Your draft “${title}” could not be saved. ${reason}`,
  saving: (title: string) => `Your draft “${title}” is being saved.`,
  keptUntil: (title: string, until: string) =>
    `Your draft “${title}” is kept until ${until}. Choose a plan to save it.`,
  plans: 'See the plans',
} as const;
