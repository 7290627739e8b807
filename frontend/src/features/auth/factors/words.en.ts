/** The second steps of an account: their card, and the dialogs that add one. */

export const title = 'Two-step verification';
export const text =
  'A second step protects your account if someone learns how you sign in. Add two, or create recovery codes, so that you have a backup.';
export const notLoaded = 'Your second steps could not be loaded.';
export const isOff = 'Two-step verification is off.';
export const addApp = 'Add an authenticator app';
export const addKey = 'Add a passkey or security key';
export const appAdded = 'Authenticator app, added {day}';
export const keyAdded = 'Passkey or security key, added {day}';

export const added = 'Second step added';
export const addedDetails = 'Other devices have to sign in again.';
export const removed = 'Second step removed';

export const remove = 'Remove';
export const removeDialogTitle = (name: string) => `Remove “${name}”?`;
export const removeDialogText = 'It no longer opens your account.';
export const removeDialogTextOfLast = 'You will sign in without a second step.';

export const addAppDialogText = 'Use any authenticator app. Name it so you recognize it later.';
export const addAppDialogName = 'Authenticator app';
export const addAppDialogNext = 'Next';
export const addAppDialogScan = 'Scan this with the app on your phone.';
export const addAppDialogQrCode = 'QR code of the secret';
export const addAppDialogType = 'Or type the secret into the app: {secret}';
export const addAppDialogCode = 'Code shown in the app';
export const addKeyDialogText = 'Name it so you recognize it later. Then your browser asks for it.';
export const addKeyDialogName = 'Security key';
