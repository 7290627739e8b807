import { readingOf } from './lexicon/words.js';
import type { Token } from './tokens.js';

/** "the last one out", "the one closing up", "whoever locks up": the particle belongs to who is meant. */
export function isInOrOut(tokens: readonly Token[], at: number, relativeVerb: number): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  const isOne = /^(?:one|ones|person|man|woman|last|first)$/u.test(before) || at - 1 === relativeVerb;
  const isDoing = readingOf(before, 'ing') !== null && /^(?:one|person|colleague)$/u.test(tokens[at - 2]?.lower ?? '');
  return /^(?:in|out|up|off|on|down|back)$/u.test(tokens[at]?.lower ?? '') && (isOne || isDoing);
}

/** "the first | to arrive", "the last person | to leave" */
export function isFirstToDo(tokens: readonly Token[], at: number): boolean {
  const [before, last] = tokens.slice(Math.max(0, at - 2), at).map(({ lower }) => lower);
  const isOrdinal = (word = ''): boolean => /^(?:first|last|next|only)$/u.test(word);
  return isOrdinal(last) || (isOrdinal(before) && /^(?:one|person|people)$/u.test(last ?? ''));
}
