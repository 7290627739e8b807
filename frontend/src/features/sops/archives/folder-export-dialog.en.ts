/** The export of a folder. */

export const title = (folder: string) => `Export of “${folder}”`;
export const text = 'You can close this: the file stays on your account page for seven days.';
