import { isFunctionWord } from './function-words.js';
import { ENGLISH_VERBS } from './imperative-verbs.js';

/** From so many letters on a word that can be spoken is taken for a word, and not for an abbreviation. */
const LONG = 5;
const LEAST_VOWELS = 2;
const ADVERBS = new Set(
  'always never only before after immediately twice whole entire always immer nie sofort siempre nunca jamais toujours sempre'.split(
    ' ',
  ),
);

/** Whether a word in capitals is stressed ("BEFORE", "ONLY", "EINMAL"), as far as the word itself can tell. */
export function isStressedWord(word: string, lang: string): boolean {
  const lower = word.toLowerCase();
  if (ADVERBS.has(lower) || isFunctionWord(lower, lang) || (lang === 'en' && ENGLISH_VERBS.has(lower))) return true;
  return word.length >= LONG && (word.match(/[AEIOUYÄÖÜÁÉÍÓÚÀÈÃÕ]/gu)?.length ?? 0) >= LEAST_VOWELS;
}
