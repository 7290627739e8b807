import * as Words from './lexicon/closed-classes.js';
import type { Token } from './tokens.js';

/** Verbs that take what they are done to behind a preposition, and may be passive all the same. */
const OF_VERB: ReadonlyMap<string, readonly string[]> = new Map([
  ['account', ['for']],
  ['act', ['on', 'upon']],
  ['agree', ['on', 'to', 'with', 'upon']],
  ['allow', ['for']],
  ['apply', ['for']],
  ['ask', ['for']],
  ['attend', ['to']],
  ['call', ['for', 'on']],
  ['care', ['for']],
  ['cater', ['for', 'to']],
  ['comply', ['with']],
  ['deal', ['with']],
  ['dispose', ['of']],
  ['go', ['through', 'over']],
  ['listen', ['to']],
  ['look', ['at', 'after', 'into', 'for', 'through', 'over']],
  ['pay', ['for']],
  ['provide', ['for']],
  ['refer', ['to']],
  ['rely', ['on', 'upon']],
  ['reply', ['to']],
  ['respond', ['to']],
  ['search', ['for']],
  ['see', ['to']],
  ['send', ['for']],
  ['sign', ['for']],
  ['speak', ['to', 'with']],
  ['stick', ['to']],
  ['talk', ['to', 'with', 'about', 'through', 'over']],
  ['tamper', ['with']],
  ['think', ['about', 'of']],
  ['wait', ['for']],
  ['work', ['on', 'with']],
]);
const HOW_OFTEN = /^(?:once|twice|daily|nightly|weekly|monthly|quarterly|yearly|annually|every|each|\p{L}+ly)$/u;
/** "is looked into the same day" */
const SAME = /^(?:same|next|following)$/u;

/** "is looked after": whether a preposition belongs to its verb, so that "is stored at 5 °C" is none. */
export function takesPreposition(lemma: string, preposition: string): boolean {
  return OF_VERB.get(lemma)?.includes(preposition) ?? false;
}

/** Whether a preposition stands alone because what it is about stands at the beginning: "is looked at | every week". */
export function endsBefore(next: Token | undefined, second: Token | undefined): boolean {
  if (next?.kind !== 'word') return true;
  return (
    Words.PREPOSITIONS.has(next.lower) ||
    Words.CONDITION_WORDS.has(next.lower) ||
    Words.COORDINATORS.has(next.lower) ||
    HOW_OFTEN.test(next.lower) ||
    (next.lower === 'the' && SAME.test(second?.lower ?? ''))
  );
}
