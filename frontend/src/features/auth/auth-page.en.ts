/** The page to sign in. */
export const words = {
  title: 'Welcome',
  text: 'Sign in or create an account with one click.',
  continueWith: (provider: string) => `Continue with ${provider}`,
  /** Each is on the account page. */
  whatToExpect: [
    'No password to remember',
    'A second step and passkeys, if you want them',
    'Download or delete your data at any time',
  ],
  needsScript: 'To sign in, allow this site to run JavaScript.',
  consent: 'By continuing you agree to the {terms} and the {privacyPolicy}.',
  terms: 'terms',
  privacyPolicy: 'privacy policy',
} as const;
