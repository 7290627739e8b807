/** Actions on an SOP that first save its newest text. */

export const notDone = 'Your changes could not be saved yet, so nothing was done with the SOP.';
