import type { Clause } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, readingOf, singularOf } from './lexicon/words.js';
import type { Part, Piece } from './part.js';

/** Participles that tell a position as well. */
const SHUT = /^(?:closed|locked|shut|sealed|opened|set|covered)$/u;

/** "the lid is closed | and covered": what is done to it next says that it is closed then, and not how it is. */
export function asDoneWithNext(clause: Clause, { tokens }: Piece, next: Piece | undefined): Clause {
  if (clause.form !== 'state' || next?.separator !== 'and') return clause;
  const verb = tokens.length - 1;
  const [be, done] = tokens.slice(-2).map(({ lower }) => lower);
  const [second, after] = next.tokens;
  const isDone = /^(?:is|are)$/u.test(be ?? '') && readingOf(done ?? '', 'participle') !== null;
  const isNextDone =
    readingOf(second?.lower ?? '', 'participle') !== null &&
    readingOf(second?.lower ?? '', 'base') === null &&
    (!isAdjective(second?.lower ?? '') || SHUT.test(done ?? '')) &&
    (after === undefined || Words.PREPOSITIONS.has(after.lower) || Words.ADVERBS.has(after.lower));
  return isDone && isNextDone && clause.subject[1] === verb - 1
    ? { form: 'passive', subject: clause.subject, auxiliary: [verb - 1, verb], verb, modal: clause.modal }
    : clause;
}

/**
 * "once the guests are in, | the doors are closed", "the police are called | and the road is closed": after something has
 * happened, or beside something that is done, it is done, and not how things are.
 */
export function asDoneBeside(
  group: readonly Part[],
  when: string | null,
  before: readonly Part[] | undefined,
  next: readonly Part[] | undefined,
): readonly Part[] {
  const [first, ...others] = group;
  // "nobody moves it, | the room is closed": what is done in a case beside something else.
  const isBehindBan = before !== undefined && /^(?:nobody|no)$/iu.test(before[0]?.tokens[0]?.lower ?? '');
  const isBeside = [before, next].some((each) => each?.[0]?.clause.form === 'passive');
  const isDone = /^(?:after|once|as soon as)\b/iu.test(when ?? '') || isBeside || isBehindBan;
  if (first?.clause.form !== 'state' || !isDone) return group;
  const at = first.clause.subject[1];
  const [be, done] = first.tokens.slice(at, at + 2).map(({ lower }) => lower);
  if (!/^(?:is|are)$/u.test(be ?? '') || !SHUT.test(done ?? '')) return group;
  const clause: Clause = {
    form: 'passive',
    subject: first.clause.subject,
    auxiliary: [at, at + 1],
    verb: at + 1,
    modal: null,
  };
  return [{ ...first, clause }, ...others];
}

const PRONOUN = /^(?:it|them|him|her|this|that|these|those)$/iu;

/** "| checked for weight and address by the lead": what it is done to is said again, where the words stand. */
export function withWhatItIsDoneTo(said: string, { clause, lead }: Part, object: string | null): string {
  const isFirst = clause.form === 'participle' && clause.verb === lead;
  if (!isFirst || object === null || PRONOUN.test(object) || /[,;]|\b(?:who|which|that)\b/iu.test(object)) return said;
  const last = object.split(' ').at(-1)?.toLowerCase() ?? '';
  const areMany = /\s(?:and|or)\s/iu.test(object) || singularOf(last) !== last;
  return `${object} ${areMany ? 'are' : 'is'} ${said}`;
}
