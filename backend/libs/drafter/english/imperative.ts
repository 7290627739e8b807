import * as Words from './lexicon/closed-classes.js';
import {
  isAdjective,
  isNoun,
  isPersonNoun,
  isPhrasal,
  isUnknownWord,
  readingOf,
  verbReadings,
  verbShare,
} from './lexicon/words.js';
import { beginsPhrase, isGroup } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** 3: certain; 2: likely; 1: possible; 0: none. */
export type Certainty = 0 | 1 | 2 | 3;

/** Verbs whose object is somebody. */
const TOLD = /^(?:call|ring|phone|text|tell|ask|e-?mail|message|page|contact|inform|notify|alert|warn)$/u;

/** Word classes that no order begins with. */
const NO_ORDER: readonly ReadonlySet<string>[] = [
  Words.DETERMINERS,
  Words.PREPOSITIONS,
  Words.SUBJECT_PRONOUNS,
  Words.OBJECT_PRONOUNS,
  Words.COORDINATORS,
  Words.MODALS,
  Words.CONDITION_WORDS,
  Words.RELATIVES,
  Words.INTERROGATIVES,
  Words.NUMBER_WORDS,
  Words.NEGATIONS,
  Words.QUANTIFIERS,
];

/**
 * How sure it is that the token begins an order ("check the oil") and not a noun phrase ("check weights").
 * What follows decides; where both can be, it is how often the word is a verb.
 */
export function orderCertainty(tokens: readonly Token[], at: number): Certainty {
  const token = tokens[at];
  if (token?.kind !== 'word' || NO_ORDER.some((words) => words.has(token.lower))) return 0;
  const next = tokens[at + 1];
  const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text) && tokens[at - 1]?.kind === 'word';
  if (isName) return 0;
  const byAuxiliary = orderOfAuxiliary(token, next);
  if (byAuxiliary !== null) return byAuxiliary;
  const base = readingOf(token.lower, 'base');
  if (!base) return isUnknownVerb(token.lower) && next && Words.STRONG_DETERMINERS.has(next.lower) ? 2 : 0;
  return byWhatFollows(tokens, at, base.lemma);
}

/** "do the books", "have a look", "make sure", "let it cool". */
function orderOfAuxiliary({ lower }: Token, next: Token | undefined): Certainty | null {
  if ((lower === 'make' && next?.lower === 'sure') || lower === 'ensure' || lower === 'let') return 3;
  if (lower === 'do' || lower === 'have') {
    const isMainVerb = next && (Words.DETERMINERS.has(next.lower) || isNoun(next.lower) || next.kind === 'quoted');
    return isMainVerb ? 2 : 0;
  }
  if (lower === 'be') return next ? 1 : 0;
  return Words.BE.has(lower) || Words.HAVE.has(lower) || Words.DO.has(lower) ? 0 : null;
}

/** A word that no list knows, before an article: whatever it means, it is done to something. */
function isUnknownVerb(word: string): boolean {
  const isKnown = verbReadings(word).length > 0 || isNoun(word) || isAdjective(word);
  return !isKnown && /^[a-z]+(?:-[a-z]+)?$/u.test(word) && !/(?:ly|ing|ed|s)$/u.test(word);
}

function byWhatFollows(tokens: readonly Token[], at: number, lemma: string): Certainty {
  const next = tokens[at + 1];
  const share = verbShare(lemma);
  const from = (likely: number, possible: number): Certainty => (share >= likely ? 2 : share >= possible ? 1 : 0);
  if (!next || next.kind === 'sign') return from(0.6, 0.4);
  const word = next.lower;
  // "date of birth"
  if (word === 'of' && !/^(?:dispose|beware|consist|think)$/u.test(lemma)) return 0;
  // "get reprinted" happens to things.
  if (lemma === 'get' && readingOf(word, 'participle') !== null && !/^(?:dressed|ready|started|rid)$/u.test(word))
    return 0;
  // "every tap and shower that wasn't used": a thing, and what is said of it.
  const isDescribed = word === 'that' && isDescription(tokens[at + 2]) && isNoun(tokens[at]?.lower ?? '');
  if (isDescribed && share < 0.7) return 0;
  if (Words.DETERMINERS.has(word)) return word === 'no' ? from(0.6, 2) : 3;
  if (Words.OBJECT_PRONOUNS.has(word)) return 3;
  if (
    /^(?:how|what|whether|who|if|whoever|whatever|whichever|everyone|everybody|everything|anyone|anybody|anything)$/u.test(
      word,
    )
  )
    return share >= 0.3 ? 3 : 1;
  // "ring Graham": nobody rings by that name.
  if (TOLD.test(lemma) && isNameHere(tokens, at + 1)) return 3;
  if (Words.SUBJECT_PRONOUNS.has(word)) return from(0.8, 2);
  if (Words.PARTICLES.has(word) && isPhrasal(lemma, word)) return ofPhrasalVerb(tokens[at + 2], share);
  if (Words.BE.has(word) || Words.MODALS.has(word) || Words.HAVE.has(word)) return 0;
  if (Words.PREPOSITIONS.has(word)) return from(0.5, 0.35);
  if (next.kind === 'number' || Words.NUMBER_WORDS.has(word)) return share >= 0.6 ? 3 : from(2, 0.4);
  if (Words.QUANTIFIERS.has(word)) return share >= 0.4 ? 3 : 1;
  if (next.kind === 'quoted') return share >= 0.25 ? 3 : 0;
  if (next.kind === 'bracketed') return from(0.5, 2);
  if (Words.COORDINATORS.has(word)) return from(0.55, 0.4);
  if (Words.CONDITION_WORDS.has(word)) return from(0.45, 2);
  if (Words.ADVERBS.has(word) || word.endsWith('ly')) return from(0.45, 0.3);
  // Before another noun it may be the first half of a compound.
  return from(0.75, 0.5);
}

/** A capital letter in the middle of a sentence, of a word that nobody knows. */
function isNameHere(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  const second = tokens[at + 1];
  const isOfName = second !== undefined && /^\p{Lu}\p{Ll}/u.test(second.text);
  return (
    /^\p{Lu}\p{Ll}{2,}$/u.test(text) &&
    (isUnknownWord(text.toLowerCase()) || !isOfName) &&
    !isGroup(tokens.slice(at, at + 1))
  );
}

function isDescription(token: Token | undefined): boolean {
  const word = token?.lower ?? '';
  return (
    Words.BE.has(word) ||
    Words.HAVE.has(word) ||
    Words.MODALS.has(word) ||
    /^(?:wasn't|weren't|isn't|aren't|hasn't|haven't)$/u.test(word)
  );
}

/** "hand over the keys", "mash in at 66 degrees", "pack down". */
function ofPhrasalVerb(after: Token | undefined, share: number): Certainty {
  const hasObject = after !== undefined && after.kind !== 'sign';
  if (hasObject && (share >= 0.3 || (beginsPhrase(after) && after.kind === 'word'))) return 3;
  if (hasObject) return 1;
  return share >= 0.5 ? 2 : 1;
}

/** "have a second person verify the sum", "have the form signed": an order to see to it. */
export function isHavingDone(tokens: readonly Token[]): boolean {
  // "have them read back the number"
  const isThem = Words.OBJECT_PRONOUNS.has(tokens[1]?.lower ?? '') && tokens[1]?.lower !== 'it';
  if (tokens[0]?.lower === 'have' && isThem && readingOf(tokens[2]?.lower ?? '', 'base') !== null) return true;
  if (tokens[0]?.lower !== 'have' || !Words.DETERMINERS.has(tokens[1]?.lower ?? '')) return false;
  const person = tokens.findIndex(({ lower }, at) => at > 1 && at <= 4 && isPersonNoun(lower));
  // "have the form signed by both"
  const isDone = tokens.slice(3, 6).some(({ lower }) => readingOf(lower, 'participle') !== null && !isAdjective(lower));
  return isDone || (person > 0 && readingOf(tokens[person + 1]?.lower ?? '', 'base') !== null);
}

/** "under no circumstances", "at no time" */
export function isInNoCase([first, second, third]: readonly Token[]): boolean {
  return (
    /^(?:under|in|at|on)$/u.test(first?.lower ?? '') &&
    second?.lower === 'no' &&
    /^(?:circumstances?|conditions?|cases?|events?|time|point|stage|account)$/u.test(third?.lower ?? '')
  );
}
