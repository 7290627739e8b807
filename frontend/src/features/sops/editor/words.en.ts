import { plural } from '../../../words/en';

/** The text of an SOP while it is written. */

export const title = 'Writing';
export const text = 'SOP text';
export const plainText = 'Text';
export const addOrChange = 'Add or change';
export const addOrChangeLine = (line: string) => `Add or change: ${line}`;
export const moveOrChangeLine = (line: string) => `Move or change: ${line}`;
export const undo = 'Undo';
export const redo = 'Redo';
export const done = 'Done';
export const compare = 'Compare';
export const roles = 'Roles of this SOP';

export const isSaving = 'Saving…';
export const isOffline = 'Not saved yet: you are offline. Your changes are kept in this browser.';
export const saveFailed = (reason: string) => `Could not be saved. ${reason}`;
export const hasConflict = 'Not saved: someone else has changed this SOP.';
export const saved = 'Saved';
export const savedButUnfinished = (lines: number) =>
  plural(lines, {
    one: 'Saved, except a line without its text',
    other: 'Saved, except # lines without their text',
  });

export const step = (number: number) => `Step ${number}`;
export const subStep = (step: number, number: number) => `Step ${step}.${number}`;
export const otherLine = 'this line';
export const phaseTitle = 'Name of this phase';
export const otherText = 'Write here';
export const changePicture = (description: string) => `Change picture: ${description}`;
export const changeUndescribedPicture = 'Change picture: no description yet';
export const describePicture = 'Say what the picture shows';
