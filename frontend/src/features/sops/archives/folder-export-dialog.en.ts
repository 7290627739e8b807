/** The export of a folder. */
export const words = {
  title: (folder: string) => `Export of “${folder}”`,
  text: 'You can close this: the file stays on your account page for seven days.',
} as const;
