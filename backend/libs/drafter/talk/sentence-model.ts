import { SCALE, Weights } from '../text/weights.js';

/** How likely a sentence is to be of one kind, by the weights of what it shows: a logistic regression. */
export class SentenceModel {
  private readonly weights: Weights;
  private readonly bias: number;

  /** @param written lines as {@link Weights} reads them; the first line is the bias alone, times {@link SCALE} */
  constructor(written: string) {
    const [bias = '0', ...lines] = written.split('\n');
    this.bias = Number(bias) / SCALE;
    this.weights = new Weights(lines);
  }

  /** From 0 to 1. */
  likelihoodOf(features: Iterable<string>): number {
    return 1 / (1 + Math.exp(-this.bias - this.weights.sumOf(features)));
  }
}
