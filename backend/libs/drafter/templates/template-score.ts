/** The shares of a score: the nearest way to ask, how often its words are asked with, what the whole procedure tells. */
const WEIGHTS = { phrase: 0.2, asked: 0.5, told: 0.3 };
/** A word that so many ways to ask have surely belongs to the task. */
const COMMON = 7;

/** Sums of weights in another order differ in their last digits. */
const ROUNDING = 1e-9;

/** A way to ask for a template. */
export interface AskedPhrase {
  words: ReadonlySet<string>;
  /** Of all its words. */
  weight: number;
}

/** A word of a request, looked up once for all templates. */
export interface AskedWord {
  word: string;
  weight: number;
  /** The templates that tell it. */
  tellers: ReadonlySet<number>;
}

/** What a template is asked for with. */
interface ScoredEntry {
  phrases: readonly AskedPhrase[];
  /** In how many of these a word is. */
  asked: ReadonlyMap<string, number>;
}

/** 1 for a request in the very words of a title or of a way to ask. @param all the weight of all its words */
export function scoreOf(words: readonly AskedWord[], all: number, at: number, { phrases, asked }: ScoredEntry): number {
  if (all === 0) return 0;
  const askedWith = words.filter(({ word }) => asked.has(word));
  let phrase = 0;
  // Most templates that tell a word are asked for with none of the request.
  if (askedWith.length > 0) for (const other of phrases) phrase = Math.max(phrase, likeness(askedWith, all, other));
  if (phrase > 1 - ROUNDING) return 1;
  let often = 0;
  let told = 0;
  for (const { word, weight, tellers } of words) {
    often += weight * commonness(asked.get(word) ?? 0);
    if (tellers.has(at)) told += weight;
  }
  return WEIGHTS.phrase * phrase + WEIGHTS.asked * (often / all) + WEIGHTS.told * (told / all);
}

/** Share of the weight of both that they have in common: rare words count more than frequent ones. @param askedWith the words that it may have */
function likeness(askedWith: readonly AskedWord[], all: number, other: AskedPhrase): number {
  let shared = 0;
  for (const { word, weight } of askedWith) if (other.words.has(word)) shared += weight;
  return (2 * shared) / (all + other.weight);
}

/** 0 for a word that nobody asks with, 1 for one that many ask with; the first few count most. */
function commonness(count: number): number {
  return Math.min(1, Math.log2(1 + count) / Math.log2(1 + COMMON));
}

/** The fewer templates are asked for with a word, the more it tells which of them is meant. */
export function weightsOf(asked: readonly (readonly string[][])[]): Map<string, number> {
  const knownBy = new Map<string, number>();
  for (const phrases of asked) {
    for (const word of new Set(phrases.flat())) knownBy.set(word, (knownBy.get(word) ?? 0) + 1);
  }
  return new Map([...knownBy].map(([word, templates]) => [word, Math.log(1 + asked.length / templates)]));
}
