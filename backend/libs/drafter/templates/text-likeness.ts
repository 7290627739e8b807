import type { TemplateWords } from './template-words.js';

/** A template that a text may be about: its place in the library, and how alike both are, from 0 to 1. */
export interface AlikeTemplate {
  at: number;
  score: number;
}

/**
 * How alike a whole text and each template of a library are: the cosine of the words that they tell, where a word that few
 * templates tell counts more. Says what a procedure is about that never names its task.
 */
export class TextLikeness {
  private readonly places: ReadonlyMap<string, number>;
  private readonly weights: readonly number[];
  private readonly lengths: readonly number[];

  constructor(private readonly known: TemplateWords) {
    this.places = new Map(known.words.map((word, place) => [word, place]));
    this.weights = known.tellers.map((tellers) => Math.log(known.ids.length / tellers.length) ** 2);
    this.lengths = this.sums(this.weights.keys());
  }

  /** The templates that have a word in common with a text, best first. @param words of the text, as the library has them */
  nearest(words: readonly string[]): AlikeTemplate[] {
    const told = words.map((word) => this.places.get(word)).filter((place) => place !== undefined);
    const length = told.reduce((sum, place) => sum + (this.weights[place] ?? 0), 0);
    return this.sums(told)
      .map((shared, at) => ({ at, score: shared / Math.sqrt(length * (this.lengths[at] ?? 0) || 1) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  }

  /** Of each template the weight of those words that it tells. @param places of words */
  private sums(places: Iterable<number>): number[] {
    const sums = this.known.ids.map(() => 0);
    for (const place of places) {
      for (const at of this.known.tellers[place] ?? []) sums[at] = (sums[at] ?? 0) + (this.weights[place] ?? 0);
    }
    return sums;
  }
}
