/** The page to sign in. */

export const title = 'Welcome';
export const text = 'Sign in or create an account with one click.';
export const continueWith = (provider: string) => `Continue with ${provider}`;
/** Each is on the account page. */
export const whatToExpect = [
  'No password to remember',
  'A second step and passkeys, if you want them',
  'Download or delete your data at any time',
] as const;
export const needsScript = 'To sign in, allow this site to run JavaScript.';
export const consent = 'By continuing you agree to the {terms} and the {privacyPolicy}.';
export const terms = 'terms';
export const privacyPolicy = 'privacy policy';
