import type { Drafter } from '../../../api/generated/types.gen';

/** The versions of an SOP. */

export const title = 'History';
export const list = 'Versions';
export const isEmpty =
  'No earlier versions yet. They are kept when you draft again, complete the SOP, or come back to the text later.';
export const notLoaded = 'The history could not be loaded.';
export const showEarlier = 'Show earlier versions';
export const keep = 'Keep this version';
export const kept = (version: string) => `Version ${version} is kept`;

export const version = (version: string) => `version ${version}`;
export const compare = 'Compare';
export const compareOne = (version: string) => `Compare version ${version} with the current text`;
export const restore = 'Restore';
export const restoreOne = (version: string) => `Restore version ${version}`;
export const restoreDialogTitle = (version: string) => `Restore version ${version}?`;
export const restoreDialogText = (version: string, isCompleted: boolean) =>
  `Version ${version} replaces the current text, which is kept as a version.${isCompleted ? ' The SOP stays completed: your team sees the restored text at once.' : ''}`;
export const restored = (version: string) => `Version ${version} restored`;
export const restoredDetails = 'What was there is kept in the history.';
export const textFormat = 'Text (.txt)';

export const causesDrafted = {
  model: 'Drafted by a language model',
  template: 'Drafted without a language model',
  user: 'Written by hand',
} satisfies Record<Drafter, string>;
export const causesTemplate = 'Started from a template';
export const causesCompleted = 'Marked as completed';
export const causesReplaced = 'Kept before it was replaced';
export const causesRestored = 'Restored';
export const causesImported = 'Imported';
export const causesEdited = 'Kept while it was edited';
export const statesCompleted = 'Completed';
export const statesEditedSince = 'Completed, edited since';
export const statesCurrent = 'Current text';
export const statesNotInForce = 'No longer in force';
