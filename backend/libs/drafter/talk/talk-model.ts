import { countWords } from '../text/words.js';
import { featuresOf } from './features.js';
import { SentenceModel } from './sentence-model.js';

/** How certain it has to be before words are taken for talk: about one sentence of work in 200 is lost so. */
const CERTAIN = 0.88;
const CERTAIN_THOUGH_WORK = 0.96;
/** "Boots.", "Ofen ausschalten.": of words so few, none tells enough. */
const LEAST_WORDS = 3;
const FEW_WORDS = 5;

/** Knows talk about the text, and to each other, from work. */
export class TalkModel {
  private readonly model: SentenceModel;

  /** @param written as {@link SentenceModel} reads it */
  constructor(written: string) {
    this.model = new SentenceModel(written);
  }

  /**
   * Whether a sentence is so certainly talk about the text, and no work, that nobody has to see it among the steps.
   *
   * @param isLikeWork whether it looks like work otherwise: an item of a list, an order
   */
  tellsTalk(sentence: string, isLikeWork: boolean): boolean {
    const words = countWords(sentence);
    const least = isLikeWork || words < FEW_WORDS ? CERTAIN_THOUGH_WORK : CERTAIN;
    return words >= LEAST_WORDS && this.model.likelihoodOf(featuresOf(sentence)) >= least;
  }
}
