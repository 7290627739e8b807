import { lengthOfBand } from './band-lead.js';
import { lengthOfAnybody, lengthOfBareCase } from './case-first.js';
import { orderCertainty } from './imperative.js';
import { borderAtSign, borderWithoutSign, CLOCK, WEEKDAY } from './lead-border.js';
import { isBetweenStates } from './lead-inside.js';
import {
  lengthOfComparison,
  lengthOfDays,
  lengthOfFixedTime,
  lengthOfInterval,
  lengthOfLimit,
  lengthOfOrdinalTime,
  lengthOfOtherwise,
  MAX_TIME_PHRASE,
} from './lead-length.js';
import { clauseOf, type LeadKind, upToSign } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isNoun, readingOf } from './lexicon/words.js';
import { endOfListedCase } from './listed-case.js';
import { canEndPhrase, isCount, isPerson } from './noun-phrase.js';
import { type Token, textOf } from './tokens.js';

/** A condition or a time at the beginning of a sentence, and what follows it. */
export interface Lead {
  when: string;
  rest: Token[];
}

const CLAUSE_LEAD =
  /^(?:if|when|whenever|once|unless|while|until|till|where|wherever|whilst|after|before|provided|assuming)$/u;
const TIME_LEAD =
  /^(?:on|at|in|by|during|after|before|beyond|within|from|every|each|until|once|twice|up|upon|following|prior|between|outside)$/u;
/** "for this", "for example" */
const NO_CASE = /^(?:this|that|it|these|those|example|instance|now|once|sure|good|safety|details?|more)$/u;
/** "$5,000 a year", "3 per head" */
const OF_RATE =
  /^(?:hour|shift|day|night|week|fortnight|month|quarter|season|year|person|head|guest|patient|customer|client|employee|room|unit|piece|item|box|case|pallet|litre|liter|kilo|kg|hectare|acre|m2|km|mile)$/u;
const OPEN_LEAD = /^(?:without|with|for|from)$/u;

/** "after each late customer | all tools" */
const MAX_BEFORE_ALL = 4;

/** "each customer", "the first run", "closing": no clause. */
function isOfTime({ kind, lower }: Token): boolean {
  return kind === 'word' && !Words.isOfClause(lower) && !Words.COORDINATORS.has(lower);
}

/** Takes a condition or a time off the beginning of a sentence; null where there is none. */
export function takeLead(source: string, tokens: readonly Token[], people: ReadonlySet<string>): Lead | null {
  const [first, second] = tokens;
  if (!first) return null;
  if (CLOCK.test(first.lower) && tokens.length > 2 && second?.kind !== 'sign') {
    return { when: first.text, rest: tokens.slice(1) };
  }
  const days = lengthOfDays(tokens);
  if (days > 0 && tokens.length > days + 2) return cut(source, tokens, days, tokens[days]?.text === ',' ? 1 : 0);
  const tellsWork = (at: number): boolean => tellsClause(tokens.slice(at), people) || orderCertainty(tokens, at) >= 2;
  const ordinal = lengthOfOrdinalTime(source, tokens);
  if (ordinal > 0 && /^[,:–-]$/u.test(tokens[ordinal]?.text ?? '')) return cut(source, tokens, ordinal, 1);
  if (ordinal > 0 && tellsWork(ordinal)) return cut(source, tokens, ordinal, 0);
  const otherwise = lengthOfOtherwise(tokens);
  if (otherwise > 0) return { when: 'Otherwise', rest: tokens.slice(otherwise) };
  const interval = lengthOfInterval(tokens);
  // "the day before, | the nurse checks the stock"
  const isSaid = tokens[interval]?.text === ',' && tokens.length > interval + 2;
  if (interval > 0 && isSaid && tellsWork(interval + 1)) return cut(source, tokens, interval, 1);
  if (interval > 0) {
    // "a month before | we call the couple", "the week before | charge the batteries"
    const isAlone =
      (/^(?:i|you|we|they)$/u.test(tokens[interval]?.lower ?? '') &&
        !tokens.slice(0, interval + 3).some(({ text }) => text === ',')) ||
      orderCertainty(tokens, interval) >= 2;
    if (isAlone) return cut(source, tokens, interval, 0);
    const subject = subjectBehind(tokens, interval);
    if (subject > 0) return cut(source, tokens, subject, 0);
    const sign = borderAtSign(tokens, 'time', people);
    const at = sign > 0 ? sign : borderWithoutSign(tokens, 'time', people);
    if (at > interval) return cut(source, tokens, at, sign > 0 ? 1 : 0);
  }
  const fixed = lengthOfFixedTime(tokens);
  if (fixed > 0 && tellsClause(tokens.slice(fixed), people)) return cut(source, tokens, fixed, 0);
  // "same night | copy the cards"
  const same = first.lower === 'the' ? 1 : 0;
  const isSame =
    tokens[same]?.lower === 'same' && /^(?:day|night|evening|morning|week|hour)$/u.test(tokens[same + 1]?.lower ?? '');
  if (isSame && orderCertainty(tokens, same + 2) >= 1) return cut(source, tokens, same + 2, 0);
  // "after each customer | all tools go in the box"
  const all = tokens.findIndex(({ lower }, at) => at > 1 && at <= MAX_BEFORE_ALL && /^(?:all|both)$/u.test(lower));
  const isBeforeAll = /^(?:after|before|during)$/u.test(first.lower) && tokens.slice(1, all).every(isOfTime);
  if (all > 0 && isBeforeAll && tellsClause(tokens.slice(all), people)) return cut(source, tokens, all, 0);
  const isAdverb = Words.TIMES_ALONE.has(first.lower) && tokens.length > 3 && second?.kind === 'word';
  if (isAdverb && (Words.DETERMINERS.has(second.lower) || Words.SUBJECT_PRONOUNS.has(second.lower)))
    return cut(source, tokens, 1, 0);
  const third = tokens[2];
  // "after that, | wash it", "above that | call the owner"
  const isAllThat = /^(?:after|before)$/u.test(first.lower) && second?.lower === 'all' && third?.lower === 'that';
  if (isAllThat && tokens.length > 5) return cut(source, tokens, 3, tokens[3]?.text === ',' ? 1 : 0);
  const isThat = /^(?:after|above|below|over|under|beyond)$/u.test(first.lower) && second?.lower === 'that';
  if (isThat && third && tokens.length > 4) {
    const isAdverbial =
      third.text === ',' ||
      Words.DETERMINERS.has(third.lower) ||
      Words.SUBJECT_PRONOUNS.has(third.lower) ||
      orderCertainty(tokens, 2) >= 2;
    if (isAdverbial) return cut(source, tokens, 2, third.text === ',' ? 1 : 0);
  }
  const band = lengthOfBand(tokens, people);
  if (band > 0) return cut(source, tokens, band, 0);
  const limit = lengthOfLimit(tokens);
  if (limit > 0) return cut(source, tokens, limit, 0);
  const measured = lengthOfComparison(tokens);
  // "more than 2 out and | you ring Ada", "more than 2 cracked = | call Ada"
  if (measured > 0 && /^(?:and|=|->|=>|→|:|-|–)$/u.test(tokens[measured - 1]?.lower ?? ''))
    return cut(source, tokens, measured - 1, 1);
  if (measured > 0) return cut(source, tokens, measured, tokens[measured]?.text === ',' ? 1 : 0);
  if (isEither(tokens)) return cut(source, tokens, 3, 1);
  const forCase = lengthOfForCase(tokens, people);
  if (forCase > 0) return cut(source, tokens, forCase, 1);
  const kind = kindOf(tokens);
  const bareCase = kind ? 0 : lengthOfBareCase(tokens, people);
  if (bareCase > 0) return cut(source, tokens, bareCase, 1);
  const anybody = lengthOfAnybody(tokens);
  if (anybody > 0) return cut(source, tokens, anybody, 0);
  if (!kind) return takeMeaning(source, tokens, people) ?? takeState(source, tokens);
  // "Should a stray carton turn up, | the press is stopped": its verb stands behind whom it is about, like an order.
  const asked = first.lower === 'should' ? borderAtSign(tokens, kind, people) : 0;
  if (asked > 0) return cut(source, tokens, asked, 1);
  const listed = kind === 'clause' ? endOfListedCase(tokens, people) : 0;
  if (listed > 0) return cut(source, tokens, listed, 1);
  const at = borderWithoutSign(tokens, kind, people);
  if (at > 0) return cut(source, tokens, at, 0);
  const sign = borderAtSign(tokens, kind, people);
  return sign > 0 ? cut(source, tokens, sign, 1) : null;
}

/** Whether a clause of somebody or something follows: "at the end | chairs go back". */
function tellsClause(rest: readonly Token[], people: ReadonlySet<string>): boolean {
  const first = rest[0]?.lower ?? '';
  if (rest[0]?.kind !== 'word' || Words.PREPOSITIONS.has(first) || Words.COORDINATORS.has(first)) return false;
  return rest.length > 2 && /^(?:active|passive)$/u.test(clauseOf(upToSign(rest), people).form);
}

/** "flakes or blood means mastitis, | mark her": what is seen, and what it means, is the condition of what is done. */
function takeMeaning(source: string, tokens: readonly Token[], people: ReadonlySet<string>): Lead | null {
  const verb = tokens.findIndex(({ lower }) => /^means?$/u.test(lower));
  const comma = tokens.findIndex(({ text }, at) => at > verb + 1 && /^(?:,|:|-|–|—)$/u.test(text));
  const isNamed = verb > 0 && verb <= MAX_TIME_PHRASE && clauseOf(tokens.slice(0, verb), people).form === 'phrase';
  if (!isNamed || comma < 0 || comma > verb + MAX_TIME_PHRASE) return null;
  return orderCertainty(tokens, comma + 1) >= 2 ? cut(source, tokens, comma, 1) : null;
}

/** "still out - | tag it", "not fixed - | call Sam" */
function takeState(source: string, tokens: readonly Token[]): Lead | null {
  const sign = tokens.findIndex(({ text }) => /^(?:-|–|—|,)$/u.test(text));
  const first = tokens[0]?.lower ?? '';
  // "not found after that, | send the bill"
  const second = tokens[1]?.lower ?? '';
  const isDenied =
    /^(?:still|not)$/u.test(first) &&
    (readingOf(second, 'participle') !== null || isAdjective(second) || /(?:able|ible)$/u.test(second));
  // "not reachable | try the second number", "still nothing | tell the head"
  const isShort = isDenied || (first === 'still' && /^(?:nothing|nobody|none|no)$/u.test(second));
  if (isShort && orderCertainty(tokens, 2) >= 2 && tokens.length > 3) return cut(source, tokens, 2, 0);
  // "pink or orange streaks - | throw everything away"
  const before = tokens.slice(0, Math.max(0, sign));
  const isSeen =
    tokens[sign]?.text !== ',' &&
    before.length > 1 &&
    before.length <= 5 &&
    before.every(({ kind }) => kind === 'word') &&
    canEndPhrase(before.at(-1)) &&
    // "we don't open - call the guests": what people do is nothing that is seen.
    !before.some(({ lower }) => /^(?:we|you|i)(?:'(?:re|m|ll|ve))?$/u.test(lower)) &&
    // "don't guess – ask the cook"
    !/^(?:don't|dont|do|never)$/u.test(first) &&
    !Words.ADVERBS.has(before.at(-1)?.lower ?? '') &&
    orderCertainty(before, 0) === 0;
  // "breaker on again - never forget this"
  const isForbidden = /^(?:never|don't|not)$/u.test(tokens[sign + 1]?.lower ?? '');
  if (isSeen && !isForbidden && orderCertainty(tokens, sign + 1) === 3) return cut(source, tokens, sign, 1);
  const dash = tokens[sign]?.text === ',' && !isDenied ? -1 : sign;
  // "no chip, | you put a yellow collar on"
  const isAbsent =
    first === 'no' &&
    sign > 1 &&
    sign <= 5 &&
    tokens[sign]?.text === ',' &&
    /^(?:you|we|i)$/u.test(tokens[sign + 1]?.lower ?? '') &&
    before.every(({ lower }) => !Words.BE.has(lower) && !Words.PREPOSITIONS.has(lower));
  if (isAbsent) return cut(source, tokens, sign, 1);
  // "no answer by ten -> call the parents"
  const arrow = first === 'no' ? tokens.findIndex(({ text }) => /^(?:->|=>|→)$/u.test(text)) : -1;
  if (arrow > 1 && arrow <= MAX_TIME_PHRASE && orderCertainty(tokens, arrow + 1) >= 2)
    return cut(source, tokens, arrow, 1);
  const isState = dash > 1 && dash <= 5 && /^(?:still|not|no|too|out|over|under)$/u.test(first);
  return isState && orderCertainty(tokens, dash + 1) >= 2 ? cut(source, tokens, dash, 1) : null;
}

function kindOf(tokens: readonly Token[]): LeadKind | null {
  const first = tokens[0]?.lower ?? '';
  const second = tokens[1]?.lower ?? '';
  // "till float is 150": the till of a shop.
  if (first === 'till' && isNoun(second) && Words.BE.has(tokens[2]?.lower ?? '')) return null;
  const isClause =
    (CLAUSE_LEAD.test(first) &&
      !(first === 'once' && (/^(?:an?|per|every|each|in)$/u.test(second) || Words.FREQUENCY_ADVERBS.has(second)))) ||
    (first === 'as' && /^(?:soon|long)$/u.test(second)) ||
    (first === 'in' && (second === 'case' || tokens[2]?.lower === 'event')) ||
    (/^(?:every|each|any|the|next|first)$/u.test(first) && second === 'time') ||
    (first === 'even' && second === 'if') ||
    (first === 'only' && /^(?:if|when|after|once)$/u.test(second)) ||
    (first === 'should' && second !== 'be');
  if (isClause) return 'clause';
  // "up to four wheelchairs are allowed": what is counted.
  const verb = tokens[4]?.lower ?? '';
  if (first === 'up' && second === 'to' && isCount(tokens[2]) && (Words.BE.has(verb) || Words.MODALS.has(verb)))
    return null;
  // "under 50% goes into the second group": what is so goes there.
  const isSubject = tokens
    .slice(2, 4)
    .some(({ lower }) => Words.BE.has(lower) || /^(?:goes|gets|needs|means|counts)$/u.test(lower));
  // "below 70 mg/dl | give juice"
  if (/^(?:below|above|over|under|beyond)$/u.test(first) && tokens[1]?.kind === 'number')
    return isSubject ? null : 'time';
  // "start of shift | both count it"
  if (/^(?:start|end|beginning)$/u.test(first) && second === 'of') return 'time';
  // "friday after close"
  if (WEEKDAY.test(first) && /^(?:after|before|at|by|morning|afternoon|evening|night)$/u.test(second)) return 'time';
  // "from Monday | every driver has to log out"
  if (first === 'from' && (WEEKDAY.test(second) || /^(?:today|tomorrow|now|next|\d.*)$/u.test(second))) return 'time';
  // "depending on the wind | he puts …"
  if (OPEN_LEAD.test(first) || (first === 'depending' && second === 'on')) return 'open';
  return TIME_LEAD.test(first) || Words.TIMES_ALONE.has(first) || CLOCK.test(first) ? 'time' : null;
}

function cut(source: string, tokens: readonly Token[], border: number, skipped: number): Lead | null {
  const at = skipped === 0 ? endOfAmount(tokens, border) : border;
  const rest = tokens.slice(at + skipped);
  const main = rest[0]?.lower === 'then' ? rest.slice(1) : rest;
  return main.length === 0
    ? null
    : { when: textOf(source, tokens.slice(0, at)).replace(/\s+please$/iu, ''), rest: main };
}

/** "up to $5,000 a year | the partner …", "between 2 and 4 | only the manager …": where an amount really ends. */
function endOfAmount(tokens: readonly Token[], border: number): number {
  const [last, next, unit] = tokens.slice(border - 1, border + 2);
  if (last?.lower === 'only' && Words.DETERMINERS.has(next?.lower ?? '')) return border - 1;
  const isEach = /^(?:an?|per|each|every)$/u.test(next?.lower ?? '') && OF_RATE.test(unit?.lower ?? '');
  return isEach && tokens.slice(Math.max(0, border - 3), border).some(isCount) ? border + 2 : border;
}

/** "for an adult, | we ask", "for large orders, | the manager calls": the cases in which that is done; 0 where none begin so. */
function lengthOfForCase(tokens: readonly Token[], people: ReadonlySet<string>): number {
  const comma = tokens.findIndex(({ kind }) => kind === 'sign');
  const said = tokens.slice(1, comma);
  const isCase = tokens[0]?.lower === 'for' && tokens[comma]?.text === ',' && said.length > 0;
  if (!isCase || said.length > MAX_TIME_PHRASE || NO_CASE.test(said[0]?.lower ?? '')) return 0;
  if (clauseOf(said, people).form !== 'phrase') return 0;
  const rest = tokens.slice(comma + 1);
  if (isBetweenStates(tokens, comma)) return 0;
  const clause = clauseOf(upToSign(rest), people);
  const isDone = clause.form === 'passive' && !Words.PREPOSITIONS.has(rest[0]?.lower ?? '');
  const isActed =
    clause.form === 'active' &&
    (Words.SUBJECT_PRONOUNS.has(rest[0]?.lower ?? '') || isPerson(rest.slice(...clause.subject), people));
  return isDone || isActed ? comma : 0;
}

/** "won or lost, | log it", "full or empty, | put it on the rack": the same for both. */
function isEither(tokens: readonly Token[]): boolean {
  const [one, or, other, comma] = tokens;
  const isState = (token: Token | undefined): boolean =>
    isAdjective(token?.lower ?? '') || readingOf(token?.lower ?? '', 'participle') !== null;
  return or?.lower === 'or' && comma?.text === ',' && isState(one) && isState(other) && orderCertainty(tokens, 4) >= 2;
}

/** "ten minutes before the end | you stop": where whoever acts stands behind one thing; 0 where they do not, or it is theirs ("before the time we agreed"). */
function subjectBehind(tokens: readonly Token[], interval: number): number {
  if (!Words.ARTICLES.has(tokens[interval]?.lower ?? '')) return 0;
  const at = interval + 2;
  const isTheirs = /^(?:time|moment|date|day|hour|point|minute)$/u.test(tokens[at - 1]?.lower ?? '');
  return !isTheirs && /^(?:i|you|we|they)$/u.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.kind === 'word' ? at : 0;
}
