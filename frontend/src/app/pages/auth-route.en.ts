/** Texts about the sign-in page for search engines and link previews. */

export const title = 'Sign in';
export const description = 'Sign in or create an account with one click, without a password.';
