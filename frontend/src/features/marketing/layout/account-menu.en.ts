/** The menu of a signed-in person on a public page. */
export const words = {
  label: (name: string) => `Account of ${name}`,
  dashboard: 'Dashboard',
  account: 'Account',
  signOut: 'Sign out',
} as const;
