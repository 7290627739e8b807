import type { ReadingProfile } from '../languages/reading-profile.js';
import type { Findings } from './findings.js';

/** What stands in brackets inside of a sentence, in so many words that it could be read as a part of it. */
const BRACKET = /(?<=[\p{L}\d%°€$£»”"]\s?)\([^()\n]{5,}\)/gu;
const LEAST_WORDS = 3;
/** Signs without a meaning of their own, one for each bracket. */
const FIRST_SIGN = 0xe000;
const LAST_SIGN = 0xf8ff;
const SIGN = /[\uE000-\uF8FF]/u;
const SIGNS = /[\uE000-\uF8FF]/gu;

/** A request whose brackets are closed to reading. */
export interface HiddenBrackets {
  text: string;
  /** Puts what they hold back into all that was read. */
  restore: (findings: Findings) => void;
}

/**
 * "i dati entro 24 ore (6 ore se restano una notte sola)": what stands in brackets belongs to the words before it, and no
 * rule may take a condition or a time out of it.
 * @param isRead whether a rule needs to read what a bracket holds
 */
export function withHiddenBrackets(text: string, isRead: (inner: string) => boolean): HiddenBrackets {
  const brackets: string[] = [];
  const hidden = SIGN.test(text)
    ? text
    : text.replace(BRACKET, (bracket) => {
        const inner = bracket.slice(1, -1);
        const isShort = inner.trim().split(/\s+/u).length < LEAST_WORDS;
        if (isShort || isRead(inner) || FIRST_SIGN + brackets.length > LAST_SIGN) return bracket;
        brackets.push(inner);
        return `(${String.fromCharCode(FIRST_SIGN + brackets.length - 1)})`;
      });
  const whole = (said: string): string =>
    said.replace(SIGNS, (sign) => brackets[sign.charCodeAt(0) - FIRST_SIGN] ?? sign);
  return { text: hidden, restore: (findings) => brackets.length > 0 && restoreIn(findings, whole) };
}

/** "(max. 30 °C im Kessel)", "(5 Jahre aufbewahren)": what a rule finds in brackets as well. */
export function isReadInBrackets(inner: string, { limit, retention }: ReadingProfile): boolean {
  return limit?.test(inner) === true || retention.test(inner);
}

/** Replaces each text in an object and in all that it holds. */
function restoreIn(value: object, whole: (said: string) => string): void {
  for (const [key, held] of Object.entries(value)) {
    if (typeof held === 'string') Reflect.set(value, key, whole(held));
    else if (typeof held === 'object' && held !== null) restoreIn(held, whole);
  }
}
