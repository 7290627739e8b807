import { plural } from '../../../words/en';

/** The person's own templates. */
export const words = {
  title: 'Your templates',
  heading: 'Yours',
  notLoaded: 'Your templates could not be loaded.',
  steps: (count: number) => plural(count, { one: '# step', other: '# steps' }),
  rename: 'Rename',

  titleField: {
    label: 'Title of the template',
    isTooLong: (limit: number) => `At most ${limit} characters`,
  },
  renameDialog: {
    title: 'Rename the template',
  },
  deleteDialog: {
    title: (title: string) => `Delete the template “${title}”?`,
    text: 'It cannot be restored. SOPs created from it are kept.',
  },

  saved: 'Template Saved',
  savedDetails: 'Find it under “Start from a template”',
  saveFailed: 'Failed to save the template',
  renameFailed: 'Failed to rename the template',
  deleteFailed: 'Failed to delete the template',
} as const;
