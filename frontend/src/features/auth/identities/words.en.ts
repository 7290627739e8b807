/** The ways to sign in to an account. */

export const title = 'Ways to sign in';
export const text = 'Each of them opens your account. Unlink any that you don’t recognize or no longer use.';
export const notLoaded = 'Your ways to sign in could not be loaded.';
export const emailAndPassword = 'Email address and password';
export const lastUsed = 'Last used {time}';

export const link = (provider: string) => `Link ${provider}`;
export const linkDialogTitle = (provider: string) => `Link ${provider}?`;
export const linkDialogText =
  'Sign in there and come back. After that, you can also use it to sign in to this account.';
export const linkDialogContinue = 'Continue';

export const unlink = 'Unlink';
export const unlinkDialogTitle = (name: string) => `Unlink ${name}?`;
export const unlinkDialogText =
  'It no longer opens your account. If it uses the email address of your account, signing in there links it again.';
export const unlinkDialogTextOfPassword = 'Your password goes with it. The other ways to sign in stay.';
export const unlinked = 'Removed';
export const unlinkedDetails = 'It no longer opens your account.';

export const reviewDialogTitle = 'Are these sign-ins yours?';
export const reviewDialogText =
  'Your password has changed and other devices are signed out. These ways to sign in still open your account: unlink any that you don’t recognize.';
export const reviewDialogConfirm = 'They are mine';
