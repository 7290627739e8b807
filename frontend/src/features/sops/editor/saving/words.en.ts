/** What becomes of a text that cannot be saved as it is. */
export const words = {
  conflictDialog: {
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
  },
  leaveDialog: {
    title: 'Leave without saving?',
    text: 'Your changes to this SOP are not saved yet. They are kept in this browser and offered to you when you open the SOP again.',
    textUnkept: 'Your changes to this SOP are not saved, and this browser has no room to keep them.',
    leave: 'Leave',
  },

  field: (name: string, text: string) => `${name}: ${text}`,
  picture: (description: string) => `Picture: ${description}`,
  undescribedPicture: 'Picture: without a description',
} as const;
