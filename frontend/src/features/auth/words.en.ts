/** What is said about a session wherever the person is. */
export const words = {
  signInFailed: (provider: string) => `${provider} sign in failed`,
  signOutFailed: 'Sign out failed',
  signedOut: 'Signed out',
  signedOutDetails: 'You have been signed out successfully.',
} as const;
