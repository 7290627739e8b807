import { plural } from '../../../words/en';

/** Recovery codes on the account page. */
export const words = {
  title: 'Recovery codes',
  text: 'Each code lets you in once if you lose your second step. Keep them on another device.',
  notLoaded: 'Your recovery codes could not be loaded.',
  none: 'You have no recovery codes yet.',
  allUsed: 'You have used all of your recovery codes. Make new ones.',
  left: (remaining: number, total: number) =>
    plural(remaining, { one: `# of ${total} codes is left.`, other: `# of ${total} codes are left.` }),
  fewLeft: (remaining: number, total: number) =>
    plural(remaining, {
      one: `# of ${total} codes is left. Make new ones in time.`,
      other: `# of ${total} codes are left. Make new ones in time.`,
    }),

  make: 'Make recovery codes',
  makeNew: 'Make new recovery codes',
  makeDialog: {
    title: 'Make new recovery codes?',
    text: 'You see them once and keep them.',
    textWithOld: 'The codes that you have no longer work then.',
    confirm: 'Make new codes',
  },

  newCodesDialog: {
    title: 'Your recovery codes',
    text: 'Keep them somewhere safe now: they are not shown again. Each works once.',
    codes: 'Recovery codes',
    copy: 'Copy',
    download: 'Download',
    saved: 'I have saved them',
  },

  /** The head of the file with the codes. */
  file: {
    title: (email: string, site: string) => `Recovery codes for ${email} at ${site}`,
    text: 'Each code opens the account once if the second step is lost.',
  },
} as const;
