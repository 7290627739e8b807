/** A new password: its card, its page and its form. */
export const words = {
  title: 'Password',
  text: 'Changing it signs out your other devices.',
  setOrChange: 'Set or change password',
  save: 'Save password',
  changed: 'Password changed',
  changedDetails: 'Other devices have been signed out.',

  page: {
    title: 'Choose a new password',
    text: 'You are signed in. Choose the password for the next time.',
  },

  form: {
    current: 'Current password',
    currentHelp: 'Leave blank if you have not set one.',
    new: 'New password',
    newHelp: 'At least 8 characters.',
    repeated: 'Confirm new password',
    repeatedMissing: 'Enter the new password again.',
    repeatedDiffers: 'This is not the same.',
    codeSent: 'We sent a code to your email address to confirm it’s you. It works for 10 minutes.',
    code: 'Code from the email',
  },
} as const;
