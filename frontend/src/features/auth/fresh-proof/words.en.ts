/** Asks somebody who signed in a while ago who they are. */
export const words = {
  title: 'Confirm that it is you',
  text: 'You signed in more than 15 minutes ago. Sign in again, and you come back to this page.',
  textWithFactor: 'You signed in more than 15 minutes ago. Confirm with your second factor, or sign in again.',
  or: 'or',
  signInAgain: 'Sign in again',
} as const;
