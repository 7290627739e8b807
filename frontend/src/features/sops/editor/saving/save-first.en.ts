/** What is done with an SOP once its newest text is saved. */
export const words = {
  notDone: 'Your changes could not be saved yet, so nothing was done with the SOP.',
} as const;
