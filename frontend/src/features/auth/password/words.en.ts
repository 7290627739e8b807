/** A new password: its card, its page and its form. */

export const title = 'Password';
export const text = 'Changing it signs out your other devices.';
export const setOrChange = 'Set or change password';
export const save = 'Save password';
export const changed = 'Password changed';
export const changedDetails = 'Other devices have been signed out.';

export const pageTitle = 'Choose a new password';
export const pageText = 'You are signed in. Choose the password for the next time.';

export const formCurrent = 'Current password';
export const formCurrentHelp = 'Leave blank if you have not set one.';
export const formNew = 'New password';
export const formNewHelp = 'At least 8 characters.';
export const formRepeated = 'Confirm new password';
export const formRepeatedMissing = 'Enter the new password again.';
export const formRepeatedDiffers = 'The passwords do not match.';
export const formCodeSent = 'We sent a code to your email address to confirm it’s you. It works for 10 minutes.';
export const formCode = 'Code from the email';
