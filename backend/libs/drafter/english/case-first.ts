import { orderCertainty } from './imperative.js';
import { clauseOf, HAPPENS } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import { readingOf, verbShare } from './lexicon/words.js';
import { isPerson } from './noun-phrase.js';
import { isOutsider } from './role.js';
import type { Token } from './tokens.js';

/** A case without its "if" has no more words. */
const MAX_CASE = 8;
/** "no key" */
const MAX_BAN = 3;
const COMES = /^(?:come|arrive|turn|show|go|leave|call|ring|ask|want|bring|complain|refuse|insist|forget|lose)$/u;
const INDEFINITE = /^(?:some|any)(?:body|one|thing)$/u;

/**
 * "delivery comes, | you stick the probe in", "somebody is hurt, | stop the machine": what happens, and what is done then, said
 * without "if". How many tokens the case has up to its comma; 0 where the sentence does not begin with one.
 */
export function lengthOfBareCase(tokens: readonly Token[], people: ReadonlySet<string>): number {
  const comma = tokens.findIndex(({ kind }) => kind === 'sign');
  if (comma < 2 || comma > MAX_CASE || tokens[comma]?.text !== ',') return 0;
  const told = tokens.slice(0, comma);
  const rest = tokens.slice(comma + 1);
  if (INDEFINITE.test(told[0]?.lower ?? '') && (isSpoken(rest) || orderCertainty(rest, 0) >= 2)) return comma;
  const clause = clauseOf(told, people);
  if (!('subject' in clause)) return 0;
  const subject = told.slice(...clause.subject);
  // "old parts we show to the driver, …": what is done to them.
  if (told.some(({ lower }, at) => at > 0 && /^(?:we|you|i|they)$/u.test(lower))) return 0;
  if (clause.subject[0] > 0 || subject.length === 0 || Words.SUBJECT_PRONOUNS.has(subject[0]?.lower ?? '')) return 0;
  const isTold = isSpoken(rest) || (rest[0]?.lower === 'no' && rest.length <= MAX_BAN);
  if (clause.form !== 'active' || clause.isPast || clause.modal !== null) return 0;
  const verb = told[clause.verb];
  const isHappening =
    HAPPENS.test(verb?.lower ?? '') || COMES.test(readingOf(verb?.lower ?? '', 's', 'base')?.lemma ?? '');
  const isOfOthers = !isPerson(subject, people) || isOutsider(subject.at(-1)?.lower ?? '');
  return isHappening && isOfOthers && isTold ? comma : 0;
}

/** A word that is a verb in so many of its uses is one before what is no noun that may be a verb, too. */
const LIKELY_VERB = 0.4;
const ANYBODY = /^(?:any|every)(?:body|one)$/u;

/** Whether a condition names no one in particular who does what is told in it. */
export function isOfAnybody(when: string): boolean {
  return ANYBODY.test(when.split(' ', 1)[0]?.toLowerCase() ?? '');
}

/**
 * "anyone worried about a child | tells the welfare officer", "anybody who sees smoke | rings the bell": of whom it is said, and what
 * they do. How many tokens stand before the verb; 0 where none is certain.
 */
export function lengthOfAnybody(tokens: readonly Token[]): number {
  if (!ANYBODY.test(tokens[0]?.lower ?? '')) return 0;
  const sign = tokens.findIndex(({ kind }) => kind === 'sign');
  const told = tokens.slice(0, sign < 0 ? tokens.length : sign);
  const isRelative = /^(?:who|that)$/u.test(told[1]?.lower ?? '');
  const isDescribed = isRelative || readingOf(told[1]?.lower ?? '', 'participle') !== null;
  if (!isDescribed) return 0;
  // "who sees smoke": the verb of those of whom it is said.
  const first = isRelative ? 3 : 2;
  const verbs = told.flatMap(({ lower }, at) => (at >= first && isActOf(lower, told[at + 1]) ? [at] : []));
  return verbs.length === 1 ? (verbs[0] ?? 0) : 0;
}

/** "tells the officer", "sees smoke", but not "cuts wear" */
function isActOf(word: string, next: Token | undefined): boolean {
  const verb = readingOf(word, 's');
  if (verb === null || next === undefined) return false;
  if (Words.DETERMINERS.has(next.lower)) return true;
  return verbShare(verb.lemma) >= LIKELY_VERB && readingOf(next.lower, 'base', 's') === null;
}

/** "you stick the probe in", "we call" */
function isSpoken([who, verb]: readonly Token[]): boolean {
  return /^(?:you|we|i)$/u.test(who?.lower ?? '') && readingOf(verb?.lower ?? '', 'base') !== null;
}
