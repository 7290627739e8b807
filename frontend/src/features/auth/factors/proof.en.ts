/** The proof of a second step. */

export const pageTitle = 'Confirm it’s you';
export const pageText = 'Your account is protected by a second step.';
export const pageNotLoaded = 'Your second step could not be loaded.';
export const pageSignOut = 'Sign out';

export const app = 'App';
export const appCode = 'Code from your authenticator app';
export const confirm = 'Confirm';

export const keyButton = (name: string) => `Use ${name}`;
export const keysNotSupported = 'This browser cannot use your security key.';
export const keyCancelled = 'Nothing was confirmed. Try again when you have the key at hand.';

/** The names of second steps without a custom name. */
export const authenticatorApp = 'Authenticator app';
export const securityKey = 'Security key';
