import { plural } from '../../../words/en';

/** Recovery codes on the account page. */

export const title = 'Recovery codes';
export const text = 'Each code lets you in once if you lose your second step. Keep them on another device.';
export const notLoaded = 'Your recovery codes could not be loaded.';
export const none = 'You have no recovery codes yet.';
export const allUsed = 'You have used all of your recovery codes. Create new ones.';
export const left = (remaining: number, total: number) =>
  plural(remaining, { one: `# of ${total} codes is left.`, other: `# of ${total} codes are left.` });
export const fewLeft = (remaining: number, total: number) =>
  plural(remaining, {
    one: `# of ${total} codes is left. Create new ones in time.`,
    other: `# of ${total} codes are left. Create new ones in time.`,
  });

export const make = 'Create recovery codes';
export const makeNew = 'Create new recovery codes';
export const makeDialogTitle = 'Create new recovery codes?';
export const makeDialogText = 'You see them only once: save them.';
export const makeDialogTextWithOld = 'Your current codes stop working.';
export const makeDialogConfirm = 'Create new codes';

export const newCodesDialogTitle = 'Your recovery codes';
export const newCodesDialogText = 'Keep them somewhere safe now: they are not shown again. Each works once.';
export const newCodesDialogCodes = 'Recovery codes';
export const newCodesDialogCopy = 'Copy';
export const newCodesDialogDownload = 'Download';
export const newCodesDialogSaved = 'I have saved them';

/** The head of the file with the codes. */
export const fileTitle = (email: string, site: string) => `Recovery codes for ${email} at ${site}`;
export const fileText = 'Each code opens the account once if the second step is lost.';
