import * as Words from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';
import type { Token } from './tokens.js';

/** "guests of the hotel who": how far from the beginning the relative word may stand. */
const MAX_HEAD = 5;

/**
 * "Riders who wear glasses, | are under 14 or came late are seen first": a comma between the verbs of a relative clause, of
 * which the last stands behind "or", and the verb of the sentence behind that.
 */
export function isInRelativeList(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ',') return false;
  const who = tokens.findIndex(({ lower }) => /^(?:who|that|which)$/u.test(lower));
  if (who < 1 || who > MAX_HEAD || who > at || !isFiniteForm(tokens[who + 1])) return false;
  if (tokens.slice(0, at).some(({ kind, text }) => kind === 'sign' && text !== ',')) return false;
  const or = tokens.findIndex(({ lower }, index) => index > at && lower === 'or');
  const isLast = or > 0 && isFiniteForm(tokens[or + 1]);
  const isListed = isFiniteForm(tokens[at + 1]);
  return isLast && isListed && tokens.slice(or + 2).some((token) => isFiniteForm(token));
}

function isFiniteForm(token: Token | undefined): boolean {
  const word = token?.lower ?? '';
  return (
    Words.BE.has(word) ||
    Words.HAVE.has(word) ||
    Words.MODALS.has(word) ||
    readingOf(word, 'base', 's', 'past') !== null ||
    /^(?:is|are|was|were|has|have|do|does|did)n't$|^(?:can't|won't)$/u.test(word)
  );
}
