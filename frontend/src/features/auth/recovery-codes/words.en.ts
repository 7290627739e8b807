import { plural } from '../../../words/en';

/** Recovery codes on the account page. */

export const title = 'Recovery codes';
export const text = 'Each code lets you in once if you lose your second step. Keep them on another device.';
export const notLoaded = 'Your recovery codes could not be loaded.';
export const none = 'You have no recovery codes yet.';
export const allUsed = 'You have used all of your recovery codes. Make new ones.';
export const left = (remaining: number, total: number) =>
  plural(remaining, { one: `# of ${total} codes is left.`, other: `# of ${total} codes are left.` });
export const fewLeft = (remaining: number, total: number) =>
  plural(remaining, {
    one: `# of ${total} codes is left. Make new ones in time.`,
    other: `# of ${total} codes are left. Make new ones in time.`,
  });

export const make = 'Make recovery codes';
export const makeNew = 'Make new recovery codes';
export const makeDialogTitle = 'Make new recovery codes?';
export const makeDialogText = 'You see them once and keep them.';
export const makeDialogTextWithOld = 'The codes that you have no longer work then.';
export const makeDialogConfirm = 'Make new codes';

export const newCodesDialogTitle = 'Your recovery codes';
export const newCodesDialogText = 'Keep them somewhere safe now: they are not shown again. Each works once.';
export const newCodesDialogCodes = 'Recovery codes';
export const newCodesDialogCopy = 'Copy';
export const newCodesDialogDownload = 'Download';
export const newCodesDialogSaved = 'I have saved them';

/** The head of the file with the codes. */
export const fileTitle = (email: string, site: string) => `Recovery codes for ${email} at ${site}`;
export const fileText = 'Each code opens the account once if the second step is lost.';
