/** What is done with an SOP once its newest text is saved. */

export const notDone = 'Your changes could not be saved yet, so nothing was done with the SOP.';
