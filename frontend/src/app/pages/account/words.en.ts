/** The page of the account. */
export const words = {
  title: 'Account',
  sections: {
    profile: 'Profile',
    plan: 'Plan',
    security: 'Sign-in and security',
    api: 'API access',
    data: 'Your data',
  },
  deleted: 'Account deleted',
  deletedText: 'All of its data has been deleted.',
} as const;
