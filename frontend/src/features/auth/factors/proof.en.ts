/** The proof of a second step. */
export const words = {
  page: {
    title: 'Confirm that it is you',
    text: 'Your account is protected by a second step.',
    notLoaded: 'Your second step could not be loaded.',
    signOut: 'Sign out',
  },

  app: 'App',
  appCode: 'Code of your authenticator app',
  confirm: 'Confirm',

  keyButton: (name: string) => `Use ${name}`,
  keysNotSupported: 'This browser cannot use your security key.',
  keyCancelled: 'Nothing was confirmed. Try again when you have the key at hand.',

  /** What a second step is called that its owner gave no name. */
  authenticatorApp: 'Authenticator app',
  securityKey: 'Security key',
} as const;
