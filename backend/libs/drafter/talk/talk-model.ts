import { countWords } from '../text/words.js';
import { featuresOf } from './features.js';

/** How certain it has to be before words are taken for talk: about one sentence of work in 200 is lost so. */
const CERTAIN = 0.88;
const CERTAIN_THOUGH_WORK = 0.96;
/** "Boots.", "Ofen ausschalten.": of words so few, none tells enough. */
const LEAST_WORDS = 3;
const FEW_WORDS = 5;
/** Weights are written as whole numbers. */
export const SCALE = 100;

/** What a sentence is likely to be, by the weights of what it shows: a logistic regression. */
export class TalkModel {
  private readonly weights = new Map<string, number>();
  private readonly bias: number;

  /** @param written lines of a feature, a tab and its weight times {@link SCALE}; the first line is the bias alone */
  constructor(written: string) {
    const [bias = '0', ...lines] = written.split('\n');
    this.bias = Number(bias) / SCALE;
    for (const line of lines) {
      const tab = line.lastIndexOf('\t');
      this.weights.set(line.slice(0, tab), Number(line.slice(tab + 1)) / SCALE);
    }
  }

  /**
   * Whether a sentence is so certainly talk about the text, and no work, that nobody has to see it among the steps.
   *
   * @param isLikeWork whether it looks like work otherwise: an item of a list, an order
   */
  tellsTalk(sentence: string, isLikeWork: boolean): boolean {
    const words = countWords(sentence);
    const least = isLikeWork || words < FEW_WORDS ? CERTAIN_THOUGH_WORK : CERTAIN;
    return words >= LEAST_WORDS && this.likelihoodOf(sentence) >= least;
  }

  private likelihoodOf(sentence: string): number {
    let sum = this.bias;
    for (const feature of featuresOf(sentence)) sum += this.weights.get(feature) ?? 0;
    return 1 / (1 + Math.exp(-sum));
  }
}
