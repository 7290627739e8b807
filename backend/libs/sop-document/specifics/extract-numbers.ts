import { NUMBER_WORDS } from './number-words.js';
import type { Specific } from './specific.js';
import type { TextMask } from './text-mask.js';
import { CURRENCY_PATTERN, UNIT_PATTERN, unitOf } from './units.js';

/** Digits with groups and decimals; not a part of a code such as `SC-12`, `v24` or `4B`. */
const DIGITS = '(?<!\\p{Script=Latin}[-.]?)(?<![\\d][.,]?)\\d+(?:[.,\\u202f\\u00a0]\\d+)*';
const BUSINESS = '(?:(?:working|business|calendar|consecutive)\\s)?';
const NUMBER_WORD = `(?<![\\p{L}-])(?:${anyOf([...NUMBER_WORDS.keys()])})(?![\\p{L}-])`;

const AMOUNT = new RegExp(`(?<!\\p{Script=Latin})(${CURRENCY_PATTERN})\\s?(${DIGITS})`, 'giu');
const MEASURED = new RegExp(`(${DIGITS})[\\s-]?${BUSINESS}(${UNIT_PATTERN})`, 'giu');
const MEASURED_WORD = new RegExp(`(${NUMBER_WORD})[\\s-]${BUSINESS}(${UNIT_PATTERN})`, 'giu');
const TEMPERATURE_LETTER = new RegExp(`(${DIGITS})\\s?([CF])(?![\\p{L}\\d])`, 'gu');
const ORDINAL = new RegExp(`(${DIGITS})(?:st|nd|rd|th|er|ère|ème|º|ª)(?![\\p{L}\\d])`, 'giu');
const BARE_DIGITS = new RegExp(`${DIGITS}(?!\\p{Script=Latin})`, 'gu');
const BARE_WORD = new RegExp(NUMBER_WORD, 'giu');

/** Longer ones are account numbers and the like: compared as they are written. */
const MAX_DIGITS = 15;

/** Takes numbers with a unit or a currency. */
export function takeQuantities(text: TextMask): Specific[] {
  return [
    ...text.take(AMOUNT, ([written, sign, digits]) => quantity(written, numberOf(digits), unitOf(sign ?? ''))),
    ...text.take(MEASURED, ([written, digits, unit]) => quantity(written, numberOf(digits), unitOf(unit ?? ''))),
    ...text.take(MEASURED_WORD, ([written, word, unit]) => quantity(written, wordValue(word), unitOf(unit ?? ''))),
    ...text.take(TEMPERATURE_LETTER, temperature),
  ];
}

/** Takes numbers that stand alone, in digits or in words. The word "one" says too little. */
export function takeBareNumbers(text: TextMask): Specific[] {
  return [
    ...text.take(ORDINAL, ([written, digits]) => quantity(written, numberOf(digits), null)),
    ...text.take(BARE_DIGITS, ([written]) => quantity(written, numberOf(written), null) ?? longNumber(written)),
    ...text.take(BARE_WORD, ([written]) => {
      const value = wordValue(written);
      return value === 1 ? null : quantity(written, value, null);
    }),
  ];
}

/** Returns the value of digits; `1,500`, `1.500` and `1 500` are the same, `3.5` and `3,5` too. Null if too long. */
export function numberOf(digits: string | undefined): number | null {
  if (digits === undefined || digits.replace(/\D/gu, '').length > MAX_DIGITS) return null;
  const groups = digits.split(/[.,\u202f\u00a0]/u);
  const last = groups.at(-1) ?? '';
  const isWhole = groups.length === 1 || (last.length === 3 && groups[0] !== '0');
  const whole = isWhole ? groups.join('') : groups.slice(0, -1).join('');
  return Number(isWhole ? whole : `${whole}.${last}`);
}

function wordValue(word: string | undefined): number | null {
  return NUMBER_WORDS.get(word?.toLowerCase() ?? '') ?? null;
}

function quantity(written: string, value: number | null, unit: string | null): Specific | null {
  if (value === null) return null;
  return { kind: 'number', text: written.trim(), keys: [`${value} ${unit ?? ''}`.trim()], quantity: { value, unit } };
}

/** `5 C` is a temperature, `panel 4C` a code: it counts as both. */
function temperature([written, digits, letter]: RegExpExecArray): Specific | null {
  const found = quantity(written, numberOf(digits), `°${letter?.toLowerCase()}`);
  if (!found) return null;
  return { ...found, keys: [...found.keys, `${digits}${letter}`.toLowerCase()] };
}

function longNumber(written: string): Specific {
  return { kind: 'code', text: written, keys: [written.replace(/\D/gu, '')], quantity: null };
}

/** A pattern of words, the longest first; by their first letters, so that few are tried at each place. */
function anyOf(words: readonly string[]): string {
  const rests = new Map<string, string[]>();
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    rests.set(first, [...(rests.get(first) ?? []), word.slice(first.length)]);
  }
  return [...rests].map(([first, others]) => `${first}(?:${others.join('|')})`).join('|');
}
