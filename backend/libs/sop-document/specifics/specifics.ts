import { namesIn } from './extract-names.js';
import { takeBareNumbers, takeQuantities } from './extract-numbers.js';
import { takeTimes } from './extract-times.js';
import type { Specific } from './specific.js';
import { TextMask } from './text-mask.js';

/** Texts are capped at the maximum length of a request or a field. */
const MAX_LENGTH = 40_000;

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"“”]{1,300}|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/giu;
/** On one line: numbers below each other are several. */
const PHONE =
  /(?<![\p{L}\d])(?:\+\d{1,3}(?:[^\S\n]|[.-])?)?\(?\d{2,6}\)?(?:(?:[^\S\n]|[.-])\d{2,6}){1,4}(?![\p{L}\d])/gu;
const ISO_OR_LOCAL_DATE = /(?<![\d./-])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2}))(?![\d/-])/gu;
const CODE =
  /(?<![\p{Script=Latin}\d-])(?:\p{Script=Latin}{1,6}-?\d{1,10}(?:[-.]?[\p{Script=Latin}\d]{1,10}){0,3}|\d{1,10}\p{Script=Latin}{1,4}\d{0,6})(?![\p{Script=Latin}\d])/gu;
const LIST_NUMBER = /^\s*\(?\d{1,2}[.)](?=\s)/gmu;

/** Returns everything specific in a text: amounts, times, days, codes, addresses, names. Not the numbers of a list. */
export function specificsOf(text: string, lang: string): Specific[] {
  const normal = normalise(text);
  const mask = new TextMask(normal);
  mask.take(LIST_NUMBER, () => true);
  return [
    ...mask.take(ADDRESS, ([written]) => plain('address', written, written.toLowerCase().replace(/[.,;:)]+$/u, ''))),
    ...mask.take(ISO_OR_LOCAL_DATE, ([written]) => plain('code', written, written)),
    ...takeTimes(mask),
    ...mask.take(PHONE, ([written]) => phone(written)),
    ...takeQuantities(mask),
    ...mask.take(CODE, ([written]) => code(written)),
    ...takeBareNumbers(mask),
    ...namesIn(normal, lang),
  ];
}

/** Returns text with normalized characters: full-width and Arabic digits, ligatures, signs. */
export function normalise(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}

function plain(kind: Specific['kind'], text: string, key: string): Specific {
  return { kind, text, keys: [key], quantity: null };
}

function code(written: string): Specific | null {
  const isOrdinal = /^\d+(?:st|nd|rd|th)$/iu.test(written);
  return isOrdinal ? null : plain('code', written, written.toLowerCase().replace(/[-.]/gu, ''));
}

function phone(written: string): Specific | null {
  const digits = written.replace(/\D/gu, '');
  return digits.length < 8 ? null : plain('code', written.trim(), digits);
}
