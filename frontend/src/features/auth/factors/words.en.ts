/** The second steps of an account: their card, and the dialogs that add one. */
export const words = {
  title: 'Two-step verification',
  text: 'A second step protects your account if someone learns how you sign in. Add two, or make recovery codes, so that you have a backup.',
  notLoaded: 'Your second steps could not be loaded.',
  isOff: 'Two-step verification is off.',
  addApp: 'Add an authenticator app',
  addKey: 'Add a passkey or security key',
  appAdded: 'Authenticator app, added {day}',
  keyAdded: 'Passkey or security key, added {day}',

  added: 'Second factor added',
  addedDetails: 'Other devices have to sign in again.',
  removed: 'Second factor removed',

  remove: 'Remove',
  removeDialog: {
    title: (name: string) => `Remove “${name}”?`,
    text: 'It no longer opens your account.',
    textOfLast: 'You will sign in without a second step.',
  },

  addAppDialog: {
    text: 'Use any authenticator app. Name it so you recognize it later.',
    name: 'Authenticator app',
    next: 'Next',
    scan: 'Scan this with the app on your phone.',
    qrCode: 'QR code of the secret',
    type: 'Or type the secret into the app: {secret}',
    code: 'Code that the app shows',
  },
  addKeyDialog: {
    text: 'Name it so you recognize it later. Then your browser asks for it.',
    name: 'Security key',
  },
} as const;
