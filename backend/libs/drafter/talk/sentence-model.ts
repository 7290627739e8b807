/** Weights are written as whole numbers. */
export const SCALE = 100;

/** How likely a sentence is to be of one kind, by the weights of what it shows: a logistic regression. */
export class SentenceModel {
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

  /** From 0 to 1. */
  likelihoodOf(features: Iterable<string>): number {
    let sum = this.bias;
    for (const feature of features) sum += this.weights.get(feature) ?? 0;
    return 1 / (1 + Math.exp(-sum));
  }
}
