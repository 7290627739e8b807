/** Texts for a text that cannot be saved as it is. */

export const conflictDialog = {
  title: 'Someone else has changed this SOP',
  text: 'Your changes are still here. These lines differ; everything else is the same in both texts.',
  leads: {
    theirs: 'Theirs: ',
    mine: 'Yours: ',
  },
  result: 'Result: ',
  isSame: 'The words are the same.',
  later: 'Decide later',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
} as const;
export const leaveDialogTitle = 'Leave without saving?';
export const leaveDialogText =
  'Your changes to this SOP are not saved yet. They are kept in this browser and offered to you when you open the SOP again.';
export const leaveDialogTextUnkept =
  'Your changes to this SOP are not saved, and this browser has no room to keep them.';
export const leaveDialogLeave = 'Leave';

export const field = (name: string, text: string) => `${name}: ${text}`;
/** As a step shows it. */
export const minutes = (count: number) => `${count} min`;
export const picture = (description: string) => `Picture: ${description}`;
export const undescribedPicture = 'Picture: without a description';
