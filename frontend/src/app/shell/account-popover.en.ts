/** The menu of the account. */

export const account = 'Account';
export const yourAccount = 'Your account';
export const shortcuts = 'Keyboard shortcuts';
export const help = 'Help center';
export const signOut = 'Sign out';
