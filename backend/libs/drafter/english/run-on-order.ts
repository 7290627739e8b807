import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import {
  isAdjective,
  isNoun,
  isPersonNoun,
  isUnknownWord,
  readingOf,
  singularOf,
  verbReadings,
  verbShare,
} from './lexicon/words.js';
import { isAuxiliary } from './spoken-subject.js';
import type { Token } from './tokens.js';

/** Behind these an infinitive or an object follows, and no order: "to", "let", "please", "help them". */
const WANTS_MORE =
  /^(?:to|let|lets|make|makes|have|help|helps|please|just|always|never|not|also|then|first|and|or|but|so|only|still|either|both|than|as|like|go|come|who|which|that|what|where|how|why|when|while|gonna|wanna|dare|better)$/u;
/** "check that the drivers", "the one who": what stands behind belongs to a clause within. */
const INNER =
  /^(?:that|who|which|whether|if|when|until|till|unless|while|before|after|once|because|since|where|how|what)$/u;
const FORBIDS = /^(?:don't|never)$/u;
const TOLD = /^(?:call|ring|phone|text|tell|ask|e-?mail|message|page|inform|notify)$/u;
const PHASE = /^(?:start|begin|continue|finish)$/u;
const MAX_INNER = 5;
const MAX_TASK = 10;

/**
 * "in the loft | leave a gap", "with the brush | don't use soap": an order that certainly is one, or what must not be done,
 * behind words that are complete without it, where no sign was dictated.
 */
export function isOrderHere(tokens: readonly Token[], at: number, from: number): boolean {
  const before = tokens[at - 1];
  const word = tokens[at]?.lower ?? '';
  if (before?.kind !== 'word' || !endsClause(tokens, at)) return false;
  // "check if the drivers | leave the keys": somebody before it may be who does it.
  if (isInside(tokens, from, at)) return false;
  if (FORBIDS.test(word)) return readingOf(tokens[at + 1]?.lower ?? '', 'base') !== null && !mayAct(before);
  const next = tokens[at + 1];
  // "that room | call Benny", "every room | start with the first"
  const isNamed = TOLD.test(word) && /^\p{Lu}\p{Ll}/u.test(next?.text ?? '');
  const isPhase =
    PHASE.test(word) && /^(?:with|by|at|from|in)$/u.test(next?.lower ?? '') && !isPersonNoun(singularOf(before.lower));
  if (isNamed || isPhase) return true;
  return orderCertainty(tokens, at) === 3 && isOrderOnly(word, tokens[at + 1]) && !mayAct(before);
}

/** "if it is torn | throw it away": what is done in a case. */
export function isOrderBehind(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before?.kind === 'word' && endsClause(tokens, at) && orderCertainty(tokens, at) === 3 && !mayAct(before);
}

/** A word that is hardly ever anything else, or one with an article behind it. */
function isOrderOnly(word: string, next: Token | undefined): boolean {
  const lemma = readingOf(word, 'base')?.lemma ?? '';
  const isFixed = Words.ARTICLES.has(next?.lower ?? '') || Words.OBJECT_PRONOUNS.has(next?.lower ?? '');
  const isOfAll = /^(?:all|every|each|your|our|their|any|both|this|these|those)$/u.test(next?.lower ?? '');
  return (
    lemma !== '' && (verbShare(lemma) >= 0.5 || (isFixed && !isNoun(word))) && (isFixed || isOfAll || !isNoun(word))
  );
}

function endsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  const isOpen =
    WANTS_MORE.test(before) ||
    isAuxiliary(before) ||
    /n't$/u.test(before) ||
    Words.DETERMINERS.has(before) ||
    Words.SUBJECT_PRONOUNS.has(before) !== Words.OBJECT_PRONOUNS.has(before) ||
    (Words.PREPOSITIONS.has(before) && !Words.PARTICLES.has(before));
  const canEnd =
    isNoun(before) ||
    isPersonNoun(before) ||
    isUnknownWord(before) ||
    isAdjective(before) ||
    Words.PARTICLES.has(before) ||
    Words.OBJECT_PRONOUNS.has(before) ||
    Words.ADVERBS.has(before) ||
    isTold(before) ||
    /^ok(?:ay)?$/u.test(before);
  return !isOpen && canEnd;
}

/** "it doesn't stand", "the bell rings": a verb that may stand at the end. */
function isTold(word: string): boolean {
  return verbReadings(word).length > 0 && !isAuxiliary(word);
}

/** "the drivers leave", "people put", but no coins: several who may do it. */
function mayAct({ lower }: Token): boolean {
  return (
    (singularOf(lower) !== lower && isPersonNoun(lower)) ||
    /^(?:people|staff|everybody|everyone|you|we|they|i)$/u.test(lower)
  );
}

/** Whether a clause within has just begun. */
function isInside(tokens: readonly Token[], from: number, at: number): boolean {
  const inner = tokens.findLastIndex(({ lower }, index) => index >= from && index < at && INNER.test(lower));
  // "run that room | call Benny": no clause.
  const isThing = tokens[inner]?.lower === 'that' && at - inner <= 2;
  return inner >= 0 && at - inner <= MAX_INNER && !isThing;
}

/** "so opening the hall in the morning | you switch on the lights": the task by name, and then the work. */
export function isBehindTask(tokens: readonly Token[], from: number, at: number): boolean {
  if (from > 0 || !/^(?:you|we)$/u.test(tokens[at]?.lower ?? '') || at > MAX_TASK) return false;
  const start = tokens.findIndex(({ lower }) => !/^(?:so|ok|okay|right|well|and|um|uh|now|for)$/u.test(lower));
  const isTask = readingOf(tokens[start]?.lower ?? '', 'ing') !== null && at > start + 1;
  return (
    isTask &&
    !tokens
      .slice(start, at)
      .some(({ lower, kind }) => kind === 'sign' || INNER.test(lower) || Words.SUBJECT_PRONOUNS.has(lower))
  );
}

/** "check if its dry if its wet …": "it's" without its apostrophe, before how it is. */
export function withFullIt(text: string): string {
  return text.replace(
    /\b(if|when|once|unless|because|whether|until) its (?=(\p{L}+)(?: (\p{L}+))?)/giu,
    (whole, opener: string, word: string, next: string | undefined) =>
      (isAdjective(word.toLowerCase()) || /^ok(?:ay)?$/iu.test(word)) &&
      (next === undefined ||
        Words.isFunctionWord(next.toLowerCase()) ||
        !isNoun(next.toLowerCase()) ||
        verbShare(next.toLowerCase()) >= 0.5)
        ? `${opener} it's `
        : whole,
  );
}
