import type { SopCategory } from '../../sop-document/index.js';
import { CATEGORY_WORDS } from '../lexicon/categories.js';

/** The least score of a category; below it a request is "General". */
const LEAST_SCORE = 4;
/** A word counts no more often than this. */
const MOST_COUNTED = 3;

interface WeightedWord {
  pattern: RegExp;
  weight: number;
}

const categories = CATEGORY_WORDS.map(({ category, words }) => ({
  category,
  words: Object.entries(words).flatMap(([weight, list]) =>
    list.split(' ').map((word): WeightedWord => ({ pattern: beginningOf(word), weight: Number(weight) })),
  ),
}));

/** The category that the words of a request are typical of; those of the title count twice more. */
export function categoryOfWords(title: string, text: string): SopCategory {
  const haystack = `${title} ${title} ${text}`.toLowerCase();
  const [best] = categories
    .map(({ category, words }) => ({ category, score: scoreOf(words, haystack) }))
    .sort((one, other) => other.score - one.score);
  return best && best.score >= LEAST_SCORE ? best.category : 'General';
}

/** Whether a title alone has several words that are typical of a category: "bathroom cleaning", but not "lockout calls". */
export function isNamed(title: string, category: SopCategory): boolean {
  const words = categories.find((each) => each.category === category)?.words ?? [];
  return words.filter(({ pattern }) => title.toLowerCase().search(pattern) >= 0).length > 1;
}

function scoreOf(words: readonly WeightedWord[], text: string): number {
  return words.reduce((score, { pattern, weight }) => {
    const count = Math.min(MOST_COUNTED, text.match(pattern)?.length ?? 0);
    return score + count * weight;
  }, 0);
}

function beginningOf(word: string): RegExp {
  const source = word.replaceAll('-', '[- ]');
  const isWithoutBlanks = /\p{Script=Han}|\p{Script=Arabic}/u.test(word);
  return new RegExp(isWithoutBlanks ? source : `(?<!\\p{L})${source}`, 'gu');
}
