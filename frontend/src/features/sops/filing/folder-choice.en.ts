import { plural } from '../../../words/en';

/** The choice of a folder for SOPs or for another folder. */

export const title = (count: number) => plural(count, { one: 'Move to folder', other: 'Move # SOPs to folder' });
export const noFolder = 'No folder';
export const move = 'Move';
export const moved = (count: number) => plural(count, { one: 'SOP moved', other: '# SOPs moved' });
export const moveFailed = 'Failed to move';
