import { countWords, lowerFirst } from '../text/words.js';
import { orderCertainty } from './imperative.js';
import { ADVERBS } from './lexicon/closed-classes.js';
import { isAdjective, isNoun, readingOf, verbShare } from './lexicon/words.js';
import { isName } from './name-phrase.js';
import { tokenise } from './tokens.js';

const NAME = /^\p{L}[\p{L}\d'’&/ -]{2,40}\.$/u;
const MAX_NAME_WORDS = 4;
/** A word that is so often a verb may be one at the beginning of a name. */
const LEAST_VERB = 0.4;
/** What says how much it matters, or that more comes. */
const NO_NAME =
  /^(?:caution|warning|danger|note|important|attention|notice|optional|example|tip|reminder|first|next|last)\b/iu;

/**
 * "Deposit. 200 euros in cash.": the first sentence of an item names what the next one tells.
 * @returns the sentences, the first two as one: "Deposit: 200 euros in cash."
 */
export function withItemLabel(sentences: readonly string[], people: ReadonlySet<string>): string[] {
  const [name = '', next = '', ...others] = sentences;
  const isMore = countWords(next) > 1 && !next.endsWith('?');
  if (!isMore || !namesItem(name, people)) return [...sentences];
  return [`${name.trim().replace(/\.$/u, '')}: ${lowerFirst(next, people)}`, ...others];
}

function namesItem(sentence: string, people: ReadonlySet<string>): boolean {
  const text = sentence.trim();
  const tokens = tokenise(text.replace(/\.$/u, ''));
  const last = tokens.at(-1)?.lower ?? '';
  if (!NAME.test(text) || tokens.length > MAX_NAME_WORDS || NO_NAME.test(text)) return false;
  // "General. …" says nothing of a thing.
  const isAlone = tokens.length === 1;
  const isThing = isAdjective(last) ? !isAlone : isNoun(last) || !isNone(last);
  // "Deposit" alone in its sentence may be an order; "Check seals" and "Empty bins" may be no name.
  const isOrder = !isAlone && (orderCertainty(tokens, 0) > 0 || mayBeVerb(tokens[0]?.lower ?? ''));
  return isThing && !isOrder && isName(tokens, people);
}

/** "Outside", "Done" */
function isNone(word: string): boolean {
  return ADVERBS.has(word) || readingOf(word, 'participle') !== null;
}

/** "Empty", "clean", but not the brake of a "brake test" */
function mayBeVerb(word: string): boolean {
  return readingOf(word, 'base') !== null && (isAdjective(word) || verbShare(word) >= LEAST_VERB);
}
