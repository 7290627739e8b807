/** Session messages on every page. */

export const signInFailed = (provider: string) => `${provider} sign in failed`;
export const signOutFailed = 'Sign out failed';
export const signedOut = 'Signed out';
export const signedOutDetails = 'You have been signed out successfully.';
