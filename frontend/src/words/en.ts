import { pluralsOf } from './plurals';

/** Chooses the form of an English word: `plural(3, { one: '# SOP', other: '# SOPs' })` is `3 SOPs`. */
export const plural = pluralsOf('en');
