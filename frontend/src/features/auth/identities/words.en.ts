/** The ways to sign in to an account. */
export const words = {
  title: 'Ways to sign in',
  text: 'Each of them opens your account. Unlink what you do not know or no longer use.',
  notLoaded: 'Your ways to sign in could not be loaded.',
  emailAndPassword: 'Email address and password',
  lastUsed: 'Last used {time}',

  link: (provider: string) => `Link ${provider}`,
  linkDialog: {
    title: (provider: string) => `Link ${provider}?`,
    text: 'You sign in there and come back. From then on that sign-in opens this account, too.',
    continue: 'Continue',
  },

  unlink: 'Unlink',
  unlinkDialog: {
    title: (name: string) => `Unlink ${name}?`,
    text: 'It no longer opens your account. If it uses the email address of your account, signing in there links it again.',
    textOfPassword: 'Your password goes with it. The other ways to sign in stay.',
  },
  unlinked: 'Removed',
  unlinkedDetails: 'It no longer opens your account.',

  reviewDialog: {
    title: 'Are these sign-ins yours?',
    text: 'Your password has changed and other devices are signed out. These ways to sign in still open your account: unlink what you do not know.',
    confirm: 'They are mine',
  },
} as const;
