import { plural } from '../../../words/en';

/** The text of an SOP while it is written. */
export const words = {
  title: 'Writing',
  text: 'SOP text',
  plainText: 'Text',
  addOrChange: 'Add or change',
  addOrChangeLine: (line: string) => `Add or change: ${line}`,
  moveOrChangeLine: (line: string) => `Move or change: ${line}`,
  undo: 'Undo',
  redo: 'Redo',
  done: 'Done',
  compare: 'Compare',
  roles: 'Roles of this SOP',

  isSaving: 'Saving…',
  isOffline: 'Not saved yet: you are offline. Your changes are kept in this browser.',
  saveFailed: (reason: string) => `Could not be saved. ${reason}`,
  hasConflict: 'Not saved: someone else has changed this SOP.',
  saved: 'Saved',
  savedButUnfinished: (lines: number) =>
    plural(lines, {
      one: 'Saved, but for a line without its text',
      other: 'Saved, but for # lines without their text',
    }),

  step: (number: number) => `Step ${number}`,
  subStep: (step: number, number: number) => `Step ${step}.${number}`,
  otherLine: 'this line',
  phaseTitle: 'Name of this phase',
  otherText: 'Write here',
  changePicture: (description: string) => `Change picture: ${description}`,
  changeUndescribedPicture: 'Change picture: no description yet',
  describePicture: 'Say what the picture shows',
} as const;
