/** Pages whose own words are few: the rest is said by what stands on them. */
export const words = {
  analytics: 'Usage Analytics',
  team: { title: 'Team Activity', you: 'You' },
  signIn: {
    title: 'Sign in',
    description: 'Sign in or create an account with one click, without a password.',
  },
  join: 'Join a team',
  payment: 'Your payment',
} as const;
