import { spelledOut } from '../../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import { BASE_FORMS, NUMBER_WORDS } from './word-tables.js';

const STEM_LENGTH = 6;

/** Whether the text has characters of Chinese or Japanese, which has no spaces between words. */
export function isCjk(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** What the forms of a word have in common: rough, the same for all languages, six letters at most. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase().replace(/'(s|re|ll|ve|t|d)$/, (suffix) => (suffix === "'t" ? "'t" : ''));
  const number = NUMBER_WORDS.get(lower);
  if (number !== undefined) return String(number);
  let stem = withoutGermanPrefixes(BASE_FORMS.get(lower) ?? lower);
  if (stem.length === 4) stem = stem.replace(/(?<![sui])s$/, '');
  if (stem.length > 4) stem = withoutEnding(stem);
  return stem.slice(0, STEM_LENGTH);
}

/** "ausgeschaltet" and "auszuschalten" as "ausschalt…", "geprüft" as "prüft". */
function withoutGermanPrefixes(word: string): string {
  return word
    .replace(/^(ab|an|auf|aus|ein|nach|vor|zurück|um|weg|los|frei)(ge|zu)(?=\p{L}{3})/u, '$1')
    .replace(/^ge(?=\p{L}{4,}t$)/u, '');
}

function withoutEnding(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<![su])s$/, '')
    .replace(/(?<=.{3})(ing|ed)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/e$/, '')
    .replace(/y$/, 'i');
}

/** As `flatten`, with commas as words of their own. */
export function flattenKeepingCommas(text: string): string {
  return spelledOut(text)
    .replace(/,/g, ' , ')
    .replace(/[^\p{L}\p{N},]+/gu, ' ')
    .trim();
}

/** Puts the parts that there are in one text. */
export function joinParts(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
