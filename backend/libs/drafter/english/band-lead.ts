import { capitalise } from '../text/words.js';
import { orderCertainty } from './imperative.js';
import { clauseOf, upToSign } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun } from './lexicon/words.js';
import { isCount } from './noun-phrase.js';
import { type Token, tokenise } from './tokens.js';

const NOBODY: ReadonlySet<string> = new Set();
/** What stands before a comma says something from so many words on. */
const LEAST_TOLD = 4;
const OPENS = /^(?:from|between|for|above|below|over|under|up|beyond)$/u;
const GOES_ON = /^(?:to|and|or|up|–|-|until)$/u;
/** What figures are of, in words. */
const UNIT =
  /^(?:%|°|°?[cf]|degrees?|celsius|fahrenheit|percent|points?|euros?|dollars?|pounds?|eur|usd|gbp|francs?|knots?|mph|bars?|volts?|amps?|watts?|hours?|minutes?|mins?|days?|weeks?|months?|years?|meters?|metres?|miles?|kilos?|kilograms?|grams?|tons?|tonnes?|liters?|litres?|inches|feet|ft|lbs?|\p{L}{1,4}\/\p{L}{1,4}\d?|[kmcd]?[mglb]|ml|kwh?|[km]?pa|ppm|psi|db)$/u;
/** "between 10 and 20 degrees C": how many words name what is measured at most. */
const MOST_OF_UNIT = 2;

/**
 * "From 40 to 60 km/h | it is slowed", "Above -12 | everything goes on hold": how many tokens name a band of figures that somebody or
 * something follows; 0 where none begin so.
 */
export function lengthOfBand(tokens: readonly Token[], people: ReadonlySet<string>): number {
  if (!OPENS.test(tokens[0]?.lower ?? '')) return 0;
  // "above that | the insurer is told"
  const isOfLast = tokens[0]?.lower !== 'from' && tokens[1]?.lower === 'that';
  if (isOfLast) return hasOwnNoun(tokens, 2) && tellsMore(tokens.slice(2), people) ? 2 : 0;
  let at = tokens[0]?.lower === 'up' && tokens[1]?.lower === 'to' ? 2 : 1;
  let figures = 0;
  // "above 1st floor": which one, and no figure.
  while (isCount(tokens[at]) && !/\d(?:st|nd|rd|th)$/u.test(tokens[at]?.lower ?? '')) {
    figures += 1;
    at = endOfUnit(tokens, at + 1);
    let next = at;
    while (GOES_ON.test(tokens[next]?.lower ?? '') || (next > at && OPENS.test(tokens[next]?.lower ?? ''))) next += 1;
    if (next === at || !isCount(tokens[next])) break;
    at = next;
  }
  // "for 11 to 50", but "for 5 minutes"
  const isWhole = figures > (/^(?:from|between|for)$/u.test(tokens[0]?.lower ?? '') ? 1 : 0);
  if (!isWhole || !tellsMore(tokens.slice(at), people)) return 0;
  const last = tokens[at - 1];
  // "40km", but "four": the next word is what is counted.
  const isMeasure = !isCount(last) || (last?.kind === 'number' && /[%°$€£\p{L}]/u.test(last.text));
  return isMeasure || hasOwnNoun(tokens, at) ? at : 0;
}

/** "up to 6 °C the milk is accepted, | between 6 and 8 it is used at once, | above 8 it is refused": each band by itself. */
export function splitAtBands(sentence: string): string[] {
  const tokens = tokenise(sentence);
  let isAmong = lengthOfBand(tokens, NOBODY) > 0;
  const starts = tokens.flatMap(({ text }, comma) => {
    if (!/^[,;]$/u.test(text) || (text === ';' && tokens[comma + 2]?.lower === 'that')) return [];
    const at = /^(?:and|but|or)$/u.test(tokens[comma + 1]?.lower ?? '') ? comma + 2 : comma + 1;
    const rest = tokens.slice(at);
    // "between 8 and 10 he orders it, at 10 it is locked off": behind a band, a figure is one of them.
    const isOne = isAmong && rest[0]?.lower === 'at' && isCount(rest[1]) && hasOwnNoun(rest, 2);
    const isBand = lengthOfBand(rest, NOBODY) > 0;
    isAmong ||= isBand;
    return isOne || isBand ? [{ comma, at }] : [];
  });
  const [first] = starts;
  if (!first || clauseOf(upToSign(tokens), NOBODY).form === 'condition') return [sentence];
  const cuts = starts.filter(({ comma }) => comma >= LEAST_TOLD);
  // "over 20 kg call a porter, the tag goes on the handle": the last one holds only up to its comma.
  const last = cuts.at(-1)?.comma ?? tokens.length;
  if (tokens.some(({ text }, at) => at > last && text === ',')) return [sentence];
  return [{ at: 0 }, ...cuts].map(({ at }, index) =>
    capitalise(sentence.slice(tokens[at]?.start, tokens[cuts[index]?.comma ?? tokens.length]?.start).trim()),
  );
}

/** "under 12 | the child sits in front", but "under 12 children": the figure counts them. */
function hasOwnNoun(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at];
  if (first === undefined) return false;
  return (
    Words.DETERMINERS.has(first.lower) ||
    // "it's"
    Words.SUBJECT_PRONOUNS.has(first.lower.replace(/'\p{L}+$/u, '')) ||
    /^(?:every|some|any|no)(?:thing|body|one)$/u.test(first.lower) ||
    /^\p{Lu}\p{Ll}/u.test(first.text) ||
    orderCertainty(tokens, at) === 3
  );
}

function endOfUnit(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + MOST_OF_UNIT && UNIT.test(tokens[at]?.lower ?? '')) at += 1;
  return at;
}

/** Whether what somebody does, or an order, follows, and not the verb of which the figures would be the subject. */
function tellsMore(rest: readonly Token[], people: ReadonlySet<string>): boolean {
  const [first, second] = rest;
  if (first?.kind !== 'word' || !second || Words.PREPOSITIONS.has(first.lower) || Words.COORDINATORS.has(first.lower))
    return false;
  if (Words.BE.has(first.lower) || Words.MODALS.has(first.lower)) return false;
  // "over 5% difference I rerun it", "over 5% difference run it again"
  const isOfFigure =
    isCommonNoun(first.lower) && (Words.SUBJECT_PRONOUNS.has(second.lower) || orderCertainty(rest, 1) === 3);
  if (isOfFigure) return false;
  const clause = clauseOf(upToSign(rest), people);
  const isOfSomething =
    /^(?:active|passive|state)$/u.test(clause.form) && 'subject' in clause && clause.subject[1] > clause.subject[0];
  return isOfSomething || orderCertainty(rest, 0) === 3;
}
