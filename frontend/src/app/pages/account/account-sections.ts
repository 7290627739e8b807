/** Parts of the account page, in their order; the ids stand in its address. */
export const ACCOUNT_SECTIONS = [
  { id: 'profile', label: 'Profile' },
  { id: 'plan', label: 'Plan' },
  { id: 'security', label: 'Sign-in and security' },
  { id: 'api', label: 'API access' },
  { id: 'data', label: 'Your data' },
] as const;

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]['id'];
