/** What others read of the sign-in page. */

export const title = 'Sign in';
export const description = 'Sign in or create an account with one click, without a password.';
