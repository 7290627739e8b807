/** The menu of a signed-in person on a public page. */

export const label = (name: string) => `Account of ${name}`;
export const dashboard = 'Dashboard';
export const account = 'Account';
export const signOut = 'Sign out';
