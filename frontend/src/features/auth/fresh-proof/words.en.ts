/** Texts for reauthentication. */

export const title = 'Confirm it’s you';
export const text = 'You signed in more than 15 minutes ago. Sign in again to come back to this page.';
export const textWithFactor =
  'You signed in more than 15 minutes ago. Confirm with your second step, or sign in again.';
export const or = 'or';
export const signInAgain = 'Sign in again';
