import type { Drafter } from '../../../api/generated/types.gen';

/** The versions of an SOP. */
export const words = {
  title: 'History',
  list: 'Versions',
  isEmpty:
    'No earlier versions yet. They are kept when you draft again, complete the SOP, or come back to the text later.',
  notLoaded: 'The history could not be loaded.',
  showEarlier: 'Show earlier versions',
  keep: 'Keep this version',
  kept: (version: string) => `Version ${version} is kept`,

  version: (version: string) => `version ${version}`,
  compare: 'Compare',
  compareOne: (version: string) => `Compare version ${version} with the current text`,
  restore: 'Restore',
  restoreOne: (version: string) => `Restore version ${version}`,
  restoreDialog: {
    title: (version: string) => `Restore version ${version}?`,
    text: (version: string) => `Version ${version} replaces the current text, which is kept as a version.`,
  },
  restored: (version: string) => `Version ${version} restored`,
  restoredDetails: 'What was there is kept in the history.',
  textFormat: 'Text (.txt)',

  causes: {
    drafted: {
      model: 'Drafted by a language model',
      template: 'Drafted without a language model',
      user: 'Written by hand',
    } satisfies Record<Drafter, string>,
    template: 'Begun with a template',
    completed: 'Marked as completed',
    replaced: 'Kept before it was replaced',
    restored: 'Restored',
    imported: 'Imported',
    edited: 'Kept while it was edited',
  },
  states: {
    completed: 'Completed',
    editedSince: 'Completed, edited since',
    current: 'Current text',
    notInForce: 'No longer in force',
  },
} as const;
