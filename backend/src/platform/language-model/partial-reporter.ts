import { parsePartialJson } from 'ai';

/** Least time between two partial objects. */
export const PARTIAL_INTERVAL_MS = 250;

/** Turns a growing text into growing objects, so seldom that neither parsing nor telling costs much. */
export class PartialReporter {
  private reportedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly report: (partial: unknown) => void | Promise<void>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @param text all of it so far. */
  async read(text: string): Promise<void> {
    const start = text.indexOf('{');
    if (start < 0 || this.now() - this.reportedAt < PARTIAL_INTERVAL_MS) return;
    const { value } = await parsePartialJson(text.slice(start));
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return;
    this.reportedAt = this.now();
    await this.report(value);
  }
}
