import type { Clause } from './clause-form.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import type { VerbForm } from './lexicon/irregular-verbs.js';
import { isCommonNoun, isNoun, readingOf, verbShare } from './lexicon/words.js';
import { TOLD } from './mentions.js';
import type { Piece } from './part.js';
import type { Token } from './tokens.js';

/** A piece of a sentence that has been read. */
interface ReadPiece extends Piece {
  clause: Clause;
  /** How many of its tokens only lead into it. */
  lead: number;
}

const FORBIDS = /^(?:don't|never|not)$/u;
/** "do not open it and always call": what has to be done after all. */
const AFTER_ALL = /^(?:always|instead|first|then|please|only|rather|just|immediately)$/u;
/** Nobody is forbidden to report something. */
const REPORTED = /^(?:report|wait|keep|stay|escalate|get|use|let)$/u;

/**
 * "Never leave the key in the lock and walk away": a second verb after "and" is forbidden, too, or at least nobody can tell
 * that it is wanted. Both stay in one line, in the person's words, because an order in place of a ban is the worst that a
 * draft can hold.
 */
export function isAlsoForbidden({ clause, tokens, lead, separator }: ReadPiece, last: ReadPiece | undefined): boolean {
  if (clause.form !== 'imperative' || !/^(?:and|or)$/u.test(separator) || last?.clause.form !== 'prohibition')
    return false;
  const opening = last.tokens.slice(last.lead, last.lead + 2);
  if (!opening.some(({ lower }) => FORBIDS.test(lower))) return false;
  const verb = tokens[clause.verb]?.lower ?? '';
  return !TOLD.test(verb) && !REPORTED.test(verb) && !tokens.slice(lead).some(({ lower }) => AFTER_ALL.test(lower));
}

/** "papers on the desk not touch", "the supervisor also not keeping needles": a ban in few words. */
export function isBareBan(tokens: readonly Token[]): boolean {
  const not = tokens.findIndex(({ lower }) => lower === 'not');
  const verb = tokens[not + 1]?.lower ?? '';
  const isVerb = readingOf(verb, 'ing') !== null || verbShare(readingOf(verb, 'base')?.lemma ?? '') >= 0.5;
  const isTold = tokens.some(
    ({ kind, lower }) =>
      kind === 'sign' ||
      [Words.BE, Words.HAVE, Words.DO, Words.MODALS, Words.CONDITION_WORDS, Words.RELATIVES].some((words) =>
        words.has(lower),
      ),
  );
  return not > 0 && isVerb && !isTold && isCommonNoun(tokens[0]?.lower ?? '') && tokens.length - not <= MAX_BAN;
}

const MAX_BAN = 6;
const NEGATES = /^(?:not|never|nobody|noone|\p{L}+n't)$/u;
/** Between the negation and the verb: "must never be opened", "nobody ever lifts". */
const INNER = /^(?:be|been|ever|again|just|simply|one|may|must|should|\p{L}+ly)$/u;
const FORMS: readonly VerbForm[] = ['base', 's', 'participle'];

/** "never lift, drag | or roll the drums", "it is not opened, moved | or stacked": a comma between verbs that are all forbidden. */
export function isBetweenForbidden(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ',') return false;
  const negation = tokens.findLastIndex(({ lower }, index) => index < at && NEGATES.test(lower));
  if (negation < 0 && !isNoOne(tokens)) return false;
  if (isBetweenThings(tokens, at) || isListOfThings(tokens, negation, at)) return true;
  const after = negation < 0 ? 1 : negation;
  const first = tokens.findIndex(({ lower }, index) => index > after && !INNER.test(lower));
  return FORMS.some((form) => isListOf(tokens, first, at, form));
}

/** "no one opens, …" */
function isNoOne([first, second]: readonly Token[]): boolean {
  return first?.lower === 'no' && second?.lower === 'one';
}

/** Whether verbs of one form, each with what belongs to it, are listed from a token on until after "or", over a comma. */
function isListOf(tokens: readonly Token[], from: number, comma: number, form: VerbForm): boolean {
  const isForm = (at: number): boolean => readingOf(tokens[at]?.lower ?? '', form) !== null;
  const or = tokens.findIndex(({ lower }, at) => at > comma && lower === 'or' && isForm(at + 1));
  if (!isForm(from) || or < 0) return false;
  const listed = tokens.slice(from, or);
  // "don't panic, stop the belt or call": one verb alone, and what is to be done with something.
  const isAlone = tokens[from + 1]?.text === ',';
  if (isAlone && listed.some(({ kind }, index) => index % 2 === 1 && kind !== 'sign')) return false;
  return listed.every(({ text, lower }, index) => {
    const at = from + index;
    const isVerb = at === from || tokens[at - 1]?.text === ',' || tokens[at - 1]?.lower === 'or';
    if (isVerb && at > from)
      return tokens[at]?.lower === 'or' || (isForm(at) && !TOLD.test(lower) && !REPORTED.test(lower));
    return text !== ';' && !/^(?:but|then|and|if|when|-|–|—|:)$/u.test(lower);
  });
}

/** "no soap, bleach or hot water": a thing whose name may be a verb. */
function isBetweenThings(tokens: readonly Token[], comma: number): boolean {
  const [thing, or, next] = tokens.slice(comma + 1, comma + 4);
  return (
    isCommonNoun(thing?.lower ?? '') &&
    or?.lower === 'or' &&
    next !== undefined &&
    readingOf(next.lower, 'base', 's', 'participle') === null
  );
}

/** "we do not carry petrol, gas, paint or pets": things up to "or", since orders do not end so. */
function isListOfThings(tokens: readonly Token[], negation: number, comma: number): boolean {
  const first = tokens.findIndex(({ text }, at) => at > negation && text === ',');
  const or = tokens.findIndex(({ lower }, at) => at > comma && lower === 'or');
  const hasObject = isCommonNoun(tokens[first - 1]?.lower ?? '') && first > negation + 2;
  if (negation < 0 || !hasObject || or < 0) return false;
  const listed = tokens.slice(first, or + 2);
  return listed.every(({ text, lower, kind }, at) => {
    const isStart = at > 0 && /^(?:,|or)$/u.test(listed[at - 1]?.lower ?? '');
    if (kind === 'sign') return text === ',';
    if (/^(?:but|then|and|if|when|it|them)$/u.test(lower)) return false;
    return !isStart || lower === 'or' || isNamedThing(tokens, first + at);
  });
}

/** "paint", "plants over a metre"; not "stop the belt" */
function isNamedThing(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  return isNoun(word) && !TOLD.test(word) && !REPORTED.test(word) && orderCertainty(tokens, at) < 3;
}
