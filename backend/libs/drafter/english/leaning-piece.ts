import { readClause } from './clause.js';
import { isNoun, readingOf, verbShare } from './lexicon/words.js';
import type { Line } from './line.js';
import { tokenise } from './tokens.js';

/** "there we accept up to 2 °C", but not "there is no quarantine" */
const POINTS_TO_PLACE = /^there (?!is|are|was|were|will|must|should|may|might|can|has|have|isn|aren)\p{L}/iu;
/** "more than 300 mm", "over £500": a case that is not said as one. */
const BARE_LIMIT =
  /^(?:(?:more|less|fewer|greater|higher|lower|older|longer|shorter) than|over|under|above|below|up to) [$€£]?\d/iu;
const NO_CLAUSE: ReadonlySet<Line['form']> = new Set(['note', 'placed', 'reduced', 'phrase', 'participle']);
const BEHIND_SIGN = /[,:;]\s$/u;
/** "if any are missing we change the lock …, unless it is a fob": what is done stands between the two. */
const HOLDS_EXCEPTION = /^(?:if|when|whenever|once)\b.{8,}\bunless\b/iu;

/** A word that is a verb in so few of its uses. */
const HARDLY_VERB = 0.3;

/** Whether a condition goes on past what is done in it. */
export function holdsWhatIsDone(when: string | null): boolean {
  return when !== null && HOLDS_EXCEPTION.test(when);
}

/** Whether a sentence begins with a case that has no word of its own to say so: what follows holds only then. */
export function beginsWithLimit(first: Line): boolean {
  return NO_CLAUSE.has(first.form) && first.isKept && first.when === null && BARE_LIMIT.test(first.text);
}

/**
 * Whether a later piece of a sentence says something of an earlier one: "…, two signatures needed", "…, counted from the first
 * day", "…: there the gardener decides".
 * @param before the words of the sentence up to it
 */
export function saysMoreOfBefore(line: Line, before: string): boolean {
  if (line.kind === 'statement' && isThing(line.asWritten) && /,\s$|\b(?:and|or)\s$/iu.test(before)) return true;
  if (!BEHIND_SIGN.test(before)) return false;
  if (POINTS_TO_PLACE.test(line.asWritten)) return true;
  const words = tokenise(line.asWritten).filter(({ kind }) => kind === 'word');
  return [words[0], words.at(-1)].some((word) => isOnlyParticiple(word?.lower ?? '')) && line.isKept;
}

/** "its spouse or business partners in our list": its only verb is hardly one. */
function isThing(text: string): boolean {
  const tokens = tokenise(text);
  const { clause } = readClause(tokens, { people: new Set(), previous: null });
  if (clause.form !== 'active' || !/^(?:its|their|his|her|our|your)$/u.test(tokens[0]?.lower ?? '')) return false;
  const verb = tokens[clause.verb]?.lower ?? '';
  return isNoun(verb) && verbShare(readingOf(verb, 's', 'base')?.lemma ?? '') < HARDLY_VERB;
}

/** "needed", "counted" */
function isOnlyParticiple(word: string): boolean {
  return word.endsWith('ed') && readingOf(word, 'participle') !== null && readingOf(word, 'base') === null;
}
