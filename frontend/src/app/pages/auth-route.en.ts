/** What others read of the sign-in page. */
export const words = {
  title: 'Sign in',
  description: 'Sign in or create an account with one click, without a password.',
} as const;
