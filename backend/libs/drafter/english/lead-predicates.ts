import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, readingOf } from './lexicon/words.js';
import type { Token } from './tokens.js';

/**
 * "If the guest is unwell, | has hit their head, or cannot walk, a doctor is called": whether what stands behind a comma is
 * said of the same as what stands before, so that the condition goes on.
 */
export function goesOnWithPredicate(after: readonly Token[]): boolean {
  return after.some(({ text }) => text === ',') && tellsOfSame(after);
}

/** A finite verb that nobody is named for. */
function tellsOfSame([first, second]: readonly Token[]): boolean {
  const word = first?.lower ?? '';
  if (/^(?:do|don't|have|must|should|will)$/u.test(word)) return false;
  if (Words.isAuxiliary(word)) return second?.kind === 'word' && !Words.SUBJECT_PRONOUNS.has(second.lower);
  return readingOf(word, 's') !== null && !isCommonNoun(word) && readingOf(second?.lower ?? '', 's') === null;
}
