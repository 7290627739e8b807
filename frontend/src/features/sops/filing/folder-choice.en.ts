import { plural } from '../../../words/en';

/** The choice of a folder for SOPs or for another folder. */
export const words = {
  title: (count: number) => plural(count, { one: 'Move to folder', other: 'Move # SOPs to folder' }),
  noFolder: 'No folder',
  move: 'Move',
  moved: (count: number) => plural(count, { one: 'SOP moved', other: '# SOPs moved' }),
  moveFailed: 'Failed to move',
} as const;
