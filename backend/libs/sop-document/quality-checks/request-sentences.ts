import { normalise } from '../specifics/specifics.js';
import { isContentWord } from './lexicon/function-words.js';

/** A sentence, a bullet or a row of the request. */
export interface RequestSentence {
  text: string;
  /** The stems of its content words. */
  stems: ReadonlySet<string>;
  /** Whether a number or a bullet stands before it. */
  isItem: boolean;
}

const LINE_END = /[\r\n]+/u;
/** Not after "e.g." or "No.", and not within "3.5". */
const SENTENCE_END = /(?<=(?<!(?<!\p{L})(?:e\.g|i\.e|approx|no|nr|st|dr|mr|mrs|ms|ca|max|min|bzw|ggf))[.!?;])\s+/iu;
const ITEM_MARK = /^\s*(?:[-*•●▪‣–]|\(?\d{1,2}[.):]|\[[ x]?\])\s+/iu;
const WORD = /[\p{L}\p{M}]+/gu;
const STEM_LENGTH = 5;

/** Returns the sentences of a request in their order; those without a word of content are left out. */
export function requestSentences(prompt: string, lang: string): RequestSentence[] {
  return normalise(prompt)
    .split(LINE_END)
    .flatMap((line) => {
      const isItem = ITEM_MARK.test(line);
      return line
        .replace(ITEM_MARK, '')
        .split(SENTENCE_END)
        .map((text) => ({ text: text.trim(), stems: stemsOf(text, lang), isItem }));
    })
    .filter(({ stems }) => stems.size > 0);
}

/** Returns the content words of a text without their endings: rough, and the same for a verb and most of its forms. */
export function stemsOf(text: string, lang: string): ReadonlySet<string> {
  const words = normalise(text).toLowerCase().match(WORD) ?? [];
  return new Set(words.filter((word) => isContentWord(word, lang)).map(stemOf));
}

function stemOf(word: string): string {
  const singular = word.length > 3 ? word.replace(/(?:ies|ied|y)$/u, 'i').replace(/(?:es|s|e)$/u, '') : word;
  return singular.slice(0, STEM_LENGTH);
}

/** The share of these stems that the others contain; 0 for none. */
export function shareOf(stems: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (stems.size === 0) return 0;
  return [...stems].filter((stem) => others.has(stem)).length / stems.size;
}

/** Similarity of two texts: 1 for equal content, 0 for nothing in common. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}
