import { wordsIn } from '../../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import { isCjk, stemOf } from './plain-text.js';
import { STOP_WORDS } from './word-tables.js';

/** The stems of the content words of a text, with how much each counts. */
export type WordBag = ReadonlyMap<string, number>;

const NUMBER_WEIGHT = 2.5;
const NAME_WEIGHT = 2;
const WORD_WEIGHT = 1;

/** The content words of a text: numbers count most, then names, codes and capitals. Of Chinese and Japanese, pairs of characters. */
export function bagOf(text: string | null | undefined): WordBag {
  const bag = new Map<string, number>();
  for (const [position, word] of wordsIn(text).entries()) {
    if (isCjk(word)) {
      for (let at = 0; at < word.length - 1; at += 1) bag.set(word.slice(at, at + 2), WORD_WEIGHT);
    } else if (/^\d/.test(word)) {
      bag.set(word.replace(/[.,:]0+$/, ''), NUMBER_WEIGHT);
    } else if (!STOP_WORDS.has(word.toLowerCase()) && (word.length > 1 || /[A-Z]/.test(word))) {
      const stem = stemOf(word);
      bag.set(stem, Math.max(bag.get(stem) ?? 0, weightOfWord(word, stem, position === 0)));
    }
  }
  return bag;
}

/** A capital letter at the beginning of a text makes no name. */
function weightOfWord(word: string, stem: string, isFirst: boolean): number {
  if (/^\d/.test(stem)) return NUMBER_WEIGHT;
  return !isFirst && /^\p{Lu}/u.test(word) ? NAME_WEIGHT : WORD_WEIGHT;
}

export function weightOf(bag: WordBag): number {
  return [...bag.values()].reduce((sum, weight) => sum + weight, 0);
}

/** The part of a bag whose stems pass a test. */
export function filterBag(bag: WordBag, isKept: (stem: string) => boolean): WordBag {
  return new Map([...bag].filter(([stem]) => isKept(stem)));
}

/** How much of a bag the other one holds, from 0 to 1; 0 for an empty bag. */
export function shareInside(bag: WordBag, other: WordBag): number {
  return bag.size === 0 ? 0 : weightOf(filterBag(bag, (stem) => other.has(stem))) / weightOf(bag);
}

/** How much two bags have in common, from 0 to 1 (the F1 measure). */
export function similarity(one: WordBag, other: WordBag): number {
  const common = [...one].reduce((sum, [stem, weight]) => sum + Math.min(weight, other.get(stem) ?? 0), 0);
  return (2 * common) / (weightOf(one) + weightOf(other) || 1);
}
