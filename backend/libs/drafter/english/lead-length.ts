import { dayOfPeriodIn } from '../reading/frequency.js';
import { orderCertainty } from './imperative.js';
import { DETERMINERS, isFunctionWord, NUMBER_WORDS } from './lexicon/closed-classes.js';
import { isNoun, readingOf, verbShare } from './lexicon/words.js';
import { isCount } from './noun-phrase.js';
import type { Token } from './tokens.js';

const DAY_OR_CLOCK =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)|\d{1,2}[:.]\d{2})$/u;
const MEANS_WHAT_WAS_MEASURED = /^(?:it|they|that|this|these|those|i|we|you)$/u;
/** "480 g", "3 degrees Celsius" */
const MAX_UNIT_WORDS = 2;
/** ">80" */
const MEASURE = /^[<>]\s?\d/u;
/** A condition goes on for no more words. */
const MAX_ADDED_WORDS = 7;
/** How many tokens a time may have. */
export const MAX_TIME_PHRASE = 9;

/** "On Monday, Wednesday and Friday": how many words name several days or times; 0 where they do not. */
export function lengthOfDays(tokens: readonly Token[]): number {
  let at = /^(?:on|at|every)$/u.test(tokens[0]?.lower ?? '') ? 1 : 0;
  let named = 0;
  while (DAY_OR_CLOCK.test(tokens[at]?.lower ?? '')) {
    named += 1;
    at += 1;
    const next = tokens[at + (tokens[at]?.text === ',' && /^(?:and|or|&)$/u.test(tokens[at + 1]?.lower ?? '') ? 2 : 1)];
    if (!/^(?:,|and|or|&|\/)$/u.test(tokens[at]?.lower ?? '') || !DAY_OR_CLOCK.test(next?.lower ?? '')) break;
    at = next === undefined ? at : tokens.indexOf(next);
  }
  return named >= 2 ? at : 0;
}

/** "the first Monday of each quarter", "the last working day of the month": how many words; 0 where none begin so. */
export function lengthOfOrdinalTime(source: string, tokens: readonly Token[]): number {
  const start = tokens[0]?.start ?? 0;
  const day = dayOfPeriodIn(source.slice(start));
  return day === null ? 0 : tokens.filter(({ end }) => end <= start + day.length).length;
}

/** "otherwise", "or else": how many words say that what was before does not hold. */
export function lengthOfOtherwise(tokens: readonly Token[]): number {
  const at = tokens[0]?.lower === 'or' ? 1 : 0;
  if (!/^(?:otherwise|else)$/u.test(tokens[at]?.lower ?? '') || tokens.length <= at + 1) return 0;
  return tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
}

/** "bigger than 20% difference | I ask why", "older than 3 days | throw it away": how many tokens; 0 where none begin so. */
export function lengthOfComparison(tokens: readonly Token[]): number {
  const isCompared =
    /^(?:more|less|fewer|\p{L}{3,}er)$/u.test(tokens[0]?.lower ?? '') &&
    tokens[1]?.lower === 'than' &&
    isCount(tokens[2]);
  if (!isCompared) return 0;
  const end = tokens.findIndex(
    ({ lower, text }, at) => at > 2 && at <= MAX_TIME_PHRASE && (text === ',' || /^(?:i|we|you)$/u.test(lower)),
  );
  if (end > 0) return orderCertainty(tokens, end + 1) >= 1 || tokens[end]?.text !== ',' ? end : 0;
  // "fewer than six sprouts and | the batch is composted"
  const and = tokens.findIndex(
    ({ lower }, at) => at > 2 && at <= MAX_TIME_PHRASE && lower === 'and' && beginsSubject(tokens[at + 1]),
  );
  if (and > 0) return and + 1;
  const order = tokens.findIndex(
    ({ lower }, at) =>
      at > 3 &&
      at <= MAX_TIME_PHRASE &&
      orderCertainty(tokens, at) === 3 &&
      verbShare(readingOf(lower, 'base')?.lemma ?? '') >= 0.7,
  );
  return Math.max(0, order);
}

/** "above 10 | it is rebatched", "below 480 g | we sell it": how many tokens a limit has that a pronoun follows; 0 else. */
export function lengthOfLimit(tokens: readonly Token[]): number {
  const [first, amount] = tokens;
  if (!/^(?:above|below|over|under|beyond)$/u.test(first?.lower ?? '') || !isCount(amount)) return 0;
  const end = tokens.findIndex(
    ({ lower, kind }, at) => at > 1 && (kind !== 'word' || MEANS_WHAT_WAS_MEASURED.test(lower)),
  );
  const isPronoun = MEANS_WHAT_WAS_MEASURED.test(tokens[end]?.lower ?? '');
  return isPronoun && end <= MAX_UNIT_WORDS + 2 ? end : 0;
}

/** "two weeks before" of "two weeks before the last day": how many words; 0 where none begin so. */
export function lengthOfInterval([number, unit, word]: readonly Token[]): number {
  // "day before we call the neighbors"
  const isBare = /^(?:day|night|evening|morning|week)$/u.test(number?.lower ?? '');
  if (isBare && /^(?:before|after)$/u.test(unit?.lower ?? '')) return 2;
  const isNumber = isCount(number) || /^(?:an?|the)$/u.test(number?.lower ?? '');
  const isUnit = /^(?:min(?:ute)?s?|hours?|days?|nights?|evenings?|weeks?|months?|years?)$/u.test(unit?.lower ?? '');
  return isNumber && isUnit && /^(?:before|after|early|late|later|prior)$/u.test(word?.lower ?? '') ? 3 : 0;
}

function beginsSubject(token: Token | undefined): boolean {
  return /^(?:the|an?|that|this|all)$/u.test(token?.lower ?? '');
}

function beginsWho(token: Token | undefined): boolean {
  return DETERMINERS.has(token?.lower ?? '') || MEANS_WHAT_WAS_MEASURED.test(token?.lower ?? '');
}

/** "5 minutes", "3 boxes" */
export function isUnit({ lower }: Token): boolean {
  return lower.length > 2 && lower.endsWith('s') && isNoun(lower);
}

/** "if you are bitten, | no matter how small, |", "if no cough, | no fever, no pain, |": what still belongs to a condition. */
export function lengthOfMore(when: string, rest: readonly Token[]): number {
  const isList = /^(?:if|when) (?:there is |there are )?no\b/iu.test(when);
  let length = 0;
  for (let at = 0; at < rest.length - 2; at = length + 1) {
    const goesOn = rest[at]?.lower === 'no' && (rest[at + 1]?.lower === 'matter' || isList);
    const end = rest.findIndex(({ text }, index) => index > at && text === ',');
    if (!goesOn || end < 0 || end > at + MAX_ADDED_WORDS) break;
    length = end;
  }
  return length;
}

/** "the next morning", "the same evening", "the following day": how many words; 0 where none begin so. */
export function lengthOfRelativeDay(tokens: readonly Token[]): number {
  const at = tokens[0]?.lower === 'the' ? 1 : 0;
  const isRelative = /^(?:same|next|following|previous)$/u.test(tokens[at]?.lower ?? '');
  const isDay = /^(?:day|night|evening|morning|afternoon|noon|week|month|quarter|year|season|\p{L}+day)$/u.test(
    tokens[at + 1]?.lower ?? '',
  );
  return isRelative && isDay ? at + 2 : 0;
}

/** "at the end", "in the morning", "on Mondays", "the next day": times that say all by themselves. */
export function lengthOfFixedTime(tokens: readonly Token[]): number {
  const relative = lengthOfRelativeDay(tokens);
  if (relative > 0) return relative;
  const [first, second, third, next] = tokens;
  const word = first?.lower ?? '';
  if (word === 'on' && /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/u.test(second?.lower ?? '')) return 2;
  const clock = lengthOfClock(tokens);
  const behind = tokens[clock]?.lower ?? '';
  if (clock > 0 && (DETERMINERS.has(behind) || MEANS_WHAT_WAS_MEASURED.test(behind))) return clock;
  // "at quarter to nine | the shutters go up"
  const isOfHour =
    /^(?:quarter|half|five|ten|twenty)$/u.test(second?.lower ?? '') && /^(?:to|past)$/u.test(third?.lower ?? '');
  if (
    /^(?:at|by|around|from)$/u.test(word) &&
    isOfHour &&
    (next?.kind === 'number' || NUMBER_WORDS.has(next?.lower ?? ''))
  )
    return 4;
  // "at close of business | each teller counts"
  const isOfDay =
    word === 'at' && /^(?:close|end|start|beginning)$/u.test(second?.lower ?? '') && third?.lower === 'of';
  if (isOfDay && next?.kind === 'word' && beginsWho(tokens[4])) return 4;
  if (second?.lower !== 'the' || next === undefined || next.lower === 'of') return 0;
  const isEnd = word === 'at' && /^(?:end|start|beginning)$/u.test(third?.lower ?? '');
  const isPart = word === 'in' && /^(?:morning|evening|afternoon|end)$/u.test(third?.lower ?? '');
  return isEnd || isPart ? 3 : 0;
}

/** "after 9:20", "until 5 pm": how many words; 0 where none begin so. */
function lengthOfClock([word, time, half]: readonly Token[]): number {
  if (!/^(?:at|by|around|from|after|before|until|till)$/u.test(word?.lower ?? '')) return 0;
  if (/^\d{1,2}[:.]\d{2}$/u.test(time?.lower ?? '')) return /^(?:am|pm|h)$/u.test(half?.lower ?? '') ? 3 : 2;
  return time?.kind === 'number' && /^(?:am|pm|o'clock)$/u.test(half?.lower ?? '') ? 3 : 0;
}

/** "temp over 80", "pressure >3 bar", "battery under 20 %": a measure is a whole condition. */
export function isMeasured(left: readonly Token[]): boolean {
  const at = left.findIndex(
    ({ lower, text }, index) =>
      index > 0 &&
      ((/^(?:over|under|above|below|than)$/u.test(lower) && isCount(left[index + 1])) || MEASURE.test(text)),
  );
  // "more than six drones": what they do is told next.
  const last = left.at(-1);
  if (/^(?:more|fewer|less)$/u.test(left[0]?.lower ?? '') && at === 1 && last && isUnit(last)) return false;
  const units = left.slice(at + (MEASURE.test(left[at]?.text ?? '') ? 1 : 2));
  return at > 0 && units.length <= 1 && units.every(({ text, lower }) => text === '%' || !isFunctionWord(lower));
}
