/** The menu of the account. */
export const words = {
  account: 'Account',
  yourAccount: 'Your account',
  shortcuts: 'Keyboard shortcuts',
  help: 'Help center',
  signOut: 'Sign out',
} as const;
