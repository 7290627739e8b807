import { TIME_NOUN } from './finite-verb.js';
import { orderCertainty } from './imperative.js';
import { clauseOf, type LeadKind } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isPersonNoun, isUnknownWord, readingOf, verbShare } from './lexicon/words.js';
import { TOLD } from './mentions.js';
import { isCount, isPlural } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** How many words such an aside has. */
const MAX_ASIDE = 6;
/** In words, why a condition may hold. */
const MAX_REASON = 14;
/** "no visitors from outside are": how far behind the thing the verb may stand. */
const MAX_BANNED = 4;
/** "if more than 20 of the seeds sprout": where the verb of a number stands at most. */
const MAX_COUNTED = 7;
const IS_COUNT = /^\d/u;
const IS = /^(?:is|are|(?:it|he|she|they|that)'(?:s|re)|isn't|aren't)$/u;

/** "is off | pitch it is set aside", "is on | hold they wait": a noun that looks like an order, before the clause that follows. */
export function isBeforeClause(tokens: readonly Token[], at: number): boolean {
  const [word, pronoun, verb] = tokens.slice(at, at + 3);
  if (!word || !isCommonNoun(word.lower) || !Words.SUBJECT_PRONOUNS.has(pronoun?.lower ?? '')) return false;
  const isVerb = Words.BE.has(verb?.lower ?? '') || Words.MODALS.has(verb?.lower ?? '');
  return isVerb || (/^(?:it|he|she)$/u.test(pronoun?.lower ?? '') && readingOf(verb?.lower ?? '', 's') !== null);
}

/** "if fewer than 60 percent | answer, the vote is held again": what so many do, before the comma that ends the condition. */
export function isVerbOfCount(tokens: readonly Token[], at: number): boolean {
  const [, compared, than] = tokens;
  const isCounted =
    /^(?:fewer|less|more)$/u.test(compared?.lower ?? '') && than?.lower === 'than' && isCount(tokens[3]);
  const comma = tokens.findIndex(({ text }, index) => index > at && text === ',');
  const said = tokens.slice(at, comma);
  const isOrder = said.some(({ lower }) => Words.DETERMINERS.has(lower) || Words.OBJECT_PRONOUNS.has(lower));
  return isCounted && comma > 0 && comma <= MAX_COUNTED && !isOrder && !TOLD.test(said[0]?.lower ?? '');
}

/** "if the lamp flashes | I stop the winch": before somebody who acts, the last word is what something does. */
export function isActBeforePronoun(tokens: readonly Token[], at: number): boolean {
  const [before, who, verb] = tokens.slice(at - 1, at + 2);
  return (
    at > 2 &&
    readingOf(before?.lower ?? '', 's') !== null &&
    /^(?:i|we|you|they)$/u.test(who?.lower ?? '') &&
    readingOf(verb?.lower ?? '', 'base') !== null
  );
}

/** "if the two halves | don't match, call Ada": what several things do not do. */
export function isDeniedOfSeveral(tokens: readonly Token[], at: number): boolean {
  const [first, second] = tokens.slice(at - 2, at);
  const isCounted =
    Words.DETERMINERS.has(first?.lower ?? '') ||
    Words.NUMBER_WORDS.has(first?.lower ?? '') ||
    isAdjective(first?.lower ?? '');
  return (
    tokens[at]?.lower === "don't" &&
    isCounted &&
    second !== undefined &&
    isPlural(second) &&
    isCommonNoun(second.lower) &&
    tokens.slice(at).some(({ text }) => text === ',')
  );
}

/** "after the service lights off, and copy the tape …": what nobody does in a condition is the first thing to do. */
export function beginsOrder(tokens: readonly Token[], at: number): boolean {
  const [before, , next] = tokens.slice(at - 1, at + 2);
  const isOrder =
    (before?.lower === 'and' || before?.text === ',') && next?.lower === 'the' && orderCertainty(tokens, at) === 3;
  return isOrder && !tokens.slice(0, at).some(({ lower }) => Words.SUBJECT_PRONOUNS.has(lower));
}

/** "before the night | auditor starts": where things have articles, one person without one is no subject. */
export function isRestOfName(tokens: readonly Token[], at: number): boolean {
  const [article, noun, person] = tokens.slice(at - 2, at + 1);
  // "if new | handles have to be ordered"
  const isCase = Words.CONDITION_WORDS.has(tokens[0]?.lower ?? '');
  if (isCase && at === 2 && isAdjective(tokens[1]?.lower ?? '') && person !== undefined && isPlural(person))
    return true;
  // "if there's blue | mold, …": an adjective and its thing.
  if (
    isCase &&
    /^there/u.test(tokens[1]?.lower ?? '') &&
    isAdjective(noun?.lower ?? '') &&
    isCommonNoun(person?.lower ?? '')
  )
    return true;
  const isAnybody = /(?:body|one)$/u.test(person?.lower ?? '');
  if (!Words.ARTICLES.has(article?.lower ?? '') || !isPersonNoun(person?.lower ?? '') || isAnybody) return false;
  if (isCommonNoun(noun?.lower ?? '')) return /^\p{Ll}+[^s]$/u.test(person?.text ?? '');
  // "on day one the new | starter gets a laptop"
  return isAdjective(noun?.lower ?? '');
}

/** "if it goes over 9, usually in summer, the door is shut", "…, because a part is missing, …": said inside of the condition. */
export function isAsideUpToComma(after: readonly Token[]): boolean {
  const end = after.findIndex(({ text }) => text === ',');
  const first = after[0]?.lower ?? '';
  if (/^(?:because|since)$/u.test(first)) return end > 2 && end <= MAX_REASON;
  return (
    end > 0 &&
    end <= MAX_ASIDE &&
    /^(?:usually|mostly|often|especially|typically|normally|sometimes|particularly|mainly)$/u.test(first)
  );
}

/** "[after 8] no visitors are let in" */
export function isBanOn([no, thing, ...after]: readonly Token[]): boolean {
  const saysSo = ({ lower }: Token): boolean => Words.BE.has(lower) || Words.MODALS.has(lower);
  return no?.lower === 'no' && thing !== undefined && !saysSo(thing) && after.slice(0, MAX_BANNED).some(saysSo);
}

/** "if nobody called by 9:30 | ring the first", "if it is wet | mop it": an order behind what ends a condition. */
export function isOrderInside(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isEnd =
    before?.kind === 'number' ||
    isAdjective(before?.lower ?? '') ||
    /^(?:why|it|them|there|again)$/u.test(before?.lower ?? '');
  return at > 2 && isEnd && !Words.DETERMINERS.has(tokens[at - 2]?.lower ?? '') && orderCertainty(tokens, at) >= 2;
}

/** "before our law | firm takes on a client", "one staff | member calls": two nouns, the first of which tells no time. */
export function isCompound(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = tokens.slice(at - 1, at + 2);
  if (!before || !word || readingOf(next?.lower ?? '', 's') === null) return false;
  if (/^(?:staff|crew|team)$/u.test(before.lower) && /^members?$/u.test(word.lower)) return true;
  // "at the lobby | security compares": a place.
  const isClause = /^(?:before|after|until|till)$/u.test(tokens[0]?.lower ?? '');
  const areNouns = isCommonNoun(before.lower) && isCommonNoun(word.lower) && !isPlural(before) && !isPlural(word);
  return isClause && areNouns && !TIME_NOUN.test(before.lower) && !/(?:body|thing|one)$/u.test(word.lower);
}

/** Whether what stands after "after" is more than a thing, and no clause. */
export function holdsOrder(left: readonly Token[], people: ReadonlySet<string>): boolean {
  const isPhrase = clauseOf(left, people).form === 'phrase';
  return isPhrase && left.some((_, at) => at > 0 && orderCertainty(left, at) >= 1 && left[at + 1]?.kind === 'word');
}

/** Where the words of the last case begin: of "if it rings, or if two or more boxes leak" those behind the second "if". */
export function startOfCase(tokens: readonly Token[], at: number): number {
  const last = tokens.findLastIndex(
    ({ lower }, index) =>
      index > 1 && index < at && /^(?:if|when)$/u.test(lower) && /^(?:or|and)$/u.test(tokens[index - 1]?.lower ?? ''),
  );
  return Math.max(last, 0) + 1;
}

/** Whether a sign, or "then", can end a lead. */
export function isBorder(token: Token, kind: LeadKind): boolean {
  if (token.lower === 'then') return kind === 'clause';
  return token.kind === 'sign' && /^(?:,|:|–|—|-|->|→|=>|=)$/u.test(token.text);
}

/** "for substances that are toxic, | flammable or explosive the head must agree": a comma between what they are. */
export function isBetweenStates(tokens: readonly Token[], comma: number): boolean {
  const or = tokens.findIndex(({ lower }, at) => at > comma && lower === 'or');
  const before = tokens[comma - 1]?.lower ?? '';
  return (
    or > comma + 1 &&
    isAdjective(before) &&
    tokens
      .slice(comma + 1, or)
      .every(({ lower, text }) => text === ',' || isAdjective(lower) || isUnknownWord(lower)) &&
    tokens.slice(0, comma).some(({ lower }) => Words.BE.has(lower))
  );
}

/** "the cook tastes it and if it is bland | adds salt", "… if it is urgent | calls the manager": what whoever acted before does. */
export function isActWithoutSubject(tokens: readonly Token[], at: number): boolean {
  const [word, next] = tokens.slice(at, at + 2);
  const verb = readingOf(word?.lower ?? '', 's');
  const before = tokens[at - 1]?.lower ?? '';
  // "if it is on the sheet the foreman | walks round": whoever stands before it does it.
  const isState = isAdjective(before) || readingOf(before, 'participle') !== null || IS_COUNT.test(before);
  if (!verb || !next || !isState || !tokens.slice(0, at).some(({ lower }) => IS.test(lower))) return false;
  if (Words.ARTICLES.has(next.lower) || Words.OBJECT_PRONOUNS.has(next.lower) || /^\p{Lu}\p{Ll}/u.test(next.text))
    return true;
  return isCommonNoun(next.lower) && verbShare(verb.lemma) >= 0.8;
}
