/** Weights are written as whole numbers. */
export const SCALE = 100;

/** What features weigh, as a model learned it. */
export class Weights {
  private readonly weights = new Map<string, number>();

  /** @param lines each a feature, a tab and its weight times {@link SCALE} */
  constructor(lines: readonly string[]) {
    for (const line of lines) {
      const tab = line.lastIndexOf('\t');
      this.weights.set(line.slice(0, tab), Number(line.slice(tab + 1)) / SCALE);
    }
  }

  /** Zero for a feature of which nothing was learned. */
  of(feature: string): number {
    return this.weights.get(feature) ?? 0;
  }

  sumOf(features: Iterable<string>): number {
    let sum = 0;
    for (const feature of features) sum += this.of(feature);
    return sum;
  }
}
