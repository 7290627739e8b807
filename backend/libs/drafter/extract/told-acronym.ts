import { isFunctionWord } from '../english/lexicon/closed-classes.js';
import { isNoun, isPersonNoun } from '../english/lexicon/words.js';
import { uniqueBy } from '../text/words.js';

const LETTERS = /^\p{Lu}{2,5}$/u;
/** Of two letters alone, too many words begin so. */
const SHORTEST_ALONE = 3;

/** "Data protection officer" of a text that says "the DPO" later on: the words before it that begin with its letters; null if there are none. */
export function toldAcronym(term: string, text: string): string | null {
  if (!LETTERS.test(term)) return null;
  const first = text.search(new RegExp(`(?<![\\p{L}\\p{N}])${term}(?![\\p{L}\\p{N}])`, 'u'));
  const words = [...term].map((letter) => `[${letter}${letter.toLowerCase()}]\\p{Ll}[\\p{Ll}'’]+`).join('[ -]');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])${words}(?![\\p{L}-])`, 'gu');
  // "appointed person (AP)"
  const phrases = [...text.slice(0, Math.max(0, first)).matchAll(pattern)].map((match) => match[0]);
  const names = uniqueBy(
    phrases.filter((phrase) => isName(phrase, term)),
    (phrase) => phrase.toLowerCase(),
  );
  return names.length === 1 ? (names[0] ?? null) : null;
}

function isName(phrase: string, term: string): boolean {
  const words = phrase.toLowerCase().split(/[ -]/u);
  const last = words.at(-1) ?? '';
  if (words.some(isFunctionWord)) return false;
  return isPersonNoun(last) || (term.length >= SHORTEST_ALONE && words.every(isNoun));
}

/** Whether the letters are those that the words of the name begin with: "AP" of "Appointed person". */
export function isShortFor(term: string, name: string): boolean {
  const initials = (name.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0).toUpperCase()).join('');
  return LETTERS.test(term) && initials === term;
}
