import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, isPersonNoun, isTransitive, readingOf } from './lexicon/words.js';
import { isPlural } from './noun-phrase.js';
import type { Part } from './part.js';
import type { Token } from './tokens.js';

/** "tell the new guests that": how far behind the verb it stands. */
const MAX_TOLD = 4;
/** What only people do. */
export const HUMAN_ACTS: ReadonlySet<string> = new Set(
  'sign initial write note record log tell call inform report file scan stamp give hand put place email notify confirm photograph weigh count'.split(
    ' ',
  ),
);
const WRITES = /^(?:writes?|notes?|records?|enters?|logs?|lists?|states?|types?)$/u;
const ASKS = /^(?:ask|tell|remind|request|instruct|require|allow|invite|advise|help|want|expect|urge|encourage)$/u;

/** "listens to them if there are any, | and speaks to the crew": behind a comma whoever acts goes on, and not what the inner clause is of. */
export function goesOnBehindComma({ separator }: Part, before: Part): boolean {
  const isOfOne = before.clause.form === 'active' || before.clause.form === 'finite';
  return separator.startsWith(',') && isOfOne && readingOf(before.tokens[verbOf(before)]?.lower ?? '', 's') !== null;
}

function verbOf({ clause, lead }: Part): number {
  return 'verb' in clause ? clause.verb : lead;
}

/** "checks that the heating is on | and puts the basket on the table": what is done to something is no part of how a thing is. */
export function isSecondAct({ tokens, lead }: Part, before: Part): boolean {
  const word = tokens[lead]?.lower ?? '';
  const next = tokens[lead + 1];
  const lemma = readingOf(word, 's')?.lemma;
  const second = tokens[lead + 2];
  const isObject = ({ lower }: Token): boolean => Words.DETERMINERS.has(lower) || Words.OBJECT_PRONOUNS.has(lower);
  // "puts up the sign"
  const isOfTwo =
    next !== undefined &&
    Words.PARTICLES.has(next.lower) &&
    second !== undefined &&
    Words.DETERMINERS.has(second.lower);
  const takesObject = next !== undefined && (isObject(next) || isOfTwo);
  const from = verbOf(before);
  const main = before.tokens[from]?.lower ?? '';
  const inner = before.tokens
    .slice(from + 1)
    .findIndex(({ lower }) => /^(?:that|if|whether|who|which|until|when|once|after|before|unless)$/u.test(lower));
  const within = inner < 0 ? [] : before.tokens.slice(from + 1 + inner).map(({ lower }) => lower);
  // "once the tenant has confirmed | and sends the bill"
  const isHowThingsAre = within.some((word) => Words.BE.has(word) || Words.HAVE.has(word));
  // "checks that the number matches the list | and signs the note": things do not sign.
  const isOfPeople = inner >= 0 && HUMAN_ACTS.has(lemma ?? '') && !within.some(isPersonNoun);
  // "before the doctor arrives | and makes sure": whoever that is, it is the one who does the rest.
  const isEnsured = lemma === 'make' && next?.lower === 'sure';
  if (isEnsured) return readingOf(main, 's') !== null;
  const isSecond = isHowThingsAre || isOfPeople;
  // "checks that certificates are valid | and blocks vendors": one who acts, and several things that are so.
  const isThing = isCommonNoun(next?.lower ?? '') || isPersonNoun(next?.lower ?? '');
  const isOne = isHowThingsAre && isThing && before.tokens.some(({ lower }) => lower === 'are');
  return (
    lemma !== undefined && isTransitive(lemma) && (takesObject || isOne) && isSecond && readingOf(main, 's') !== null
  );
}

/** "make sure that all is rinsed, | dried | and put away": what also has to be so. */
export function isOfThatClause({ tokens, lead }: Part, group: readonly Part[]): boolean {
  const [head] = group;
  if (!head || readingOf(tokens[lead]?.lower ?? '', 'participle') === null) return false;
  const that = head.tokens.findIndex(({ lower }, at) => at > head.lead && /^(?:that|whether)$/u.test(lower));
  const passive = head.tokens.findIndex(({ lower }, at) => at > that + 1 && /^(?:is|are|be|been|gets?)$/u.test(lower));
  const isPassive = readingOf(head.tokens[passive + 1]?.lower ?? '', 'participle') !== null;
  const isTold = 'verb' in head.clause && that > head.clause.verb && that <= head.clause.verb + MAX_TOLD;
  return isTold && passive > 0 && isPassive;
}

/** "asks the driver to note the damage | and sign it": what else somebody is asked, since who asks "signs". */
export function isAlsoAsked({ clause, separator }: Part, group: readonly Part[]): boolean {
  // "a lump, a rash: | she tells them to come in | and bring the card": what is told stands behind things.
  const head = group.findLast((part) => part.clause.form !== 'phrase');
  if (clause.form !== 'imperative' || !/^(?:and|or)$/u.test(separator) || !head) return false;
  if (!/^(?:active|finite)$/u.test(head.clause.form) || !('verb' in head.clause)) return false;
  const verb = head.tokens[head.clause.verb]?.lower ?? '';
  const to = head.tokens.findIndex(({ lower }, at) => lower === 'to' && isBase(head.tokens[at + 1]));
  return ASKS.test(readingOf(verb, 's')?.lemma ?? '') && to > 0;
}

function isBase(token: Token | undefined): boolean {
  return readingOf(token?.lower ?? '', 'base') !== null;
}

/** "writes the temperature | and the number of stems thrown away": what else is written, and no order to throw it away. */
export function isAlsoWritten({ clause, tokens, separator }: Part, before: Part): boolean {
  const isThing = clause.form === 'reduced' && separator === 'and' && Words.ARTICLES.has(tokens[0]?.lower ?? '');
  if (!isThing || !('verb' in before.clause) || !/^(?:active|finite|imperative)$/u.test(before.clause.form))
    return false;
  if (WRITES.test(before.tokens[before.clause.verb]?.lower ?? '')) return true;
  return Words.ARTICLES.has(before.tokens[before.clause.verb + 1]?.lower ?? '');
}

/** "exceptions need consent | and last for 3 months": what several things do, which looks like an order. */
export function isOfThings({ clause, separator }: Part, [head]: readonly Part[]): boolean {
  if (clause.form !== 'imperative' || separator !== 'and' || head?.clause.form !== 'active') return false;
  if (head.clause.auxiliary !== null && head.clause.auxiliary[0] !== head.clause.verb) return false;
  const subject = head.tokens.slice(...head.clause.subject);
  const last = subject.at(-1);
  const areThings = last !== undefined && isPlural(last) && isCommonNoun(last.lower) && !isPersonNoun(last.lower);
  return (
    areThings &&
    /^(?:need|require|expire|end|become|include|cost|hold|count)$/u.test(head.tokens[head.clause.verb]?.lower ?? '')
  );
}

const CASE = /^(?:if|when|unless|until|till|once|provided)$/u;

/** "may be opened if the light is off | and the key is out": a second thing that has to be so, and no step of its own. */
export function isOfCase({ clause, separator }: Part, group: readonly Part[]): boolean {
  const [head] = group;
  if (!head || separator !== 'and' || !/^(?:active|passive|state)$/u.test(clause.form)) return false;
  return group.some(({ tokens }, at) =>
    tokens.some(
      ({ lower }, index) => CASE.test(lower) && (at > 0 || index > head.lead + 1) && index < tokens.length - 2,
    ),
  );
}

/** "we do not call, | as that has caused trouble, | unless it is a passport": behind its reason stands when it is not so. */
export function isLimitedFrom(parts: readonly Part[], reason: number): boolean {
  return (
    reason > 0 && parts.slice(reason).some(({ tokens, lead }) => /^(?:unless|except)$/u.test(tokens[lead]?.lower ?? ''))
  );
}
