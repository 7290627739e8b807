/** The email address of an account, and its change. */

export const title = 'Email address';
export const current = (email: string) => `Your address is ${email}.`;
export const newAddress = 'New address';
export const change = 'Change';
export const pendingTitle = 'Check both inboxes';
export const pendingText = (newEmail: string, email: string) =>
  `To change your address to ${newEmail}, confirm it in the emails we sent to ${email} and ${newEmail}.`;
export const pendingSendAgain = 'Send the emails again';
export const pendingSentAgain = 'Sent again';
