import { linesOf } from '../document-lines.js';
import { primaryLanguage } from '../sop-labels.js';
import type { Finding, QualityCheck } from './quality-check.js';

/** How long sentences and words are, on average. */
interface Measures {
  wordsPerSentence: number;
  syllablesPerWord: number;
}

/** Reading ease from 0 (hard) to 100 (easy): Flesch, Amstad, Fernández Huerta, Kandel and Moles, Martins. */
const READING_EASE: ReadonlyMap<string, (measures: Measures) => number> = new Map([
  ['en', ({ wordsPerSentence, syllablesPerWord }) => 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord],
  ['de', ({ wordsPerSentence, syllablesPerWord }) => 180 - wordsPerSentence - 58.5 * syllablesPerWord],
  ['es', ({ wordsPerSentence, syllablesPerWord }) => 206.84 - 1.02 * wordsPerSentence - 60 * syllablesPerWord],
  ['fr', ({ wordsPerSentence, syllablesPerWord }) => 207 - 1.015 * wordsPerSentence - 73.6 * syllablesPerWord],
  ['pt', ({ wordsPerSentence, syllablesPerWord }) => 248.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord],
]);
/** Below it a text is for readers with a degree. */
const LEAST_EASE = 30;
/** Too few lines for a measurement. */
const LEAST_WORDS = 80;
const SHOWN = 3;

const SENTENCE_END = /[.!?;:]+(?=\s|$)|\n/u;
const VOWELS = /[aeiouyäöüáéíóúàèìòùâêîôûãõœ]+/giu;

export const readabilityCheck: QualityCheck = {
  id: 'Q19',
  title: 'Easy to read',
  supports: (lang) => READING_EASE.has(primaryLanguage(lang)),
  run: (document) => {
    const lang = primaryLanguage(document.lang);
    const lines = linesOf(document)
      .filter(({ about }) => about === 'phases' || about === 'exceptions' || about === 'safety')
      .flatMap(({ path, texts }) => texts.map((text) => ({ path, text })));
    const all = lines.map(({ text }) => text).join('\n');
    if (wordsOf(all).length < LEAST_WORDS || easeOf(all, lang) >= LEAST_EASE) return [];
    return lines
      .map((line) => ({ ...line, ease: easeOf(line.text, lang) }))
      .sort((one, other) => one.ease - other.ease)
      .slice(0, SHOWN)
      .map(({ path, text }): Finding => {
        return { message: 'Long words and sentences make this hard to read. Say it in shorter ones.', path, text };
      });
  },
};

function easeOf(text: string, lang: string): number {
  const words = wordsOf(text);
  const sentences = text.split(SENTENCE_END).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const measures = {
    wordsPerSentence: words.length / Math.max(1, sentences),
    syllablesPerWord: words.reduce((sum, word) => sum + syllablesIn(word, lang), 0) / Math.max(1, words.length),
  };
  return READING_EASE.get(lang)?.(measures) ?? 100;
}

function syllablesIn(word: string, lang: string): number {
  // A final e is silent in English and French.
  const spoken = lang === 'en' || lang === 'fr' ? word.replace(/(?<=\p{L}{2}[^aeiouy])e[sd]?$/iu, '') : word;
  return Math.max(1, spoken.match(VOWELS)?.length ?? 0);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? [];
}
