import { parsePartialJson } from 'ai';
import { hasUsableShape } from './answer-limits.js';

/** Least time between two attempts to read a partial object. */
export const PARTIAL_INTERVAL_MS = 250;

/** Turns a growing text into growing objects, so seldom that neither parsing nor telling costs much. */
export class PartialReporter {
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly report: (partial: unknown) => void | Promise<void>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Tells nothing of an object that is too large or too deeply nested. @param text all of it so far. */
  async read(text: string): Promise<void> {
    if (this.now() - this.readAt < PARTIAL_INTERVAL_MS) return;
    this.readAt = this.now();
    const start = text.indexOf('{');
    if (start < 0) return;
    const { value } = await parsePartialJson(text.slice(start));
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return;
    if (hasUsableShape(value)) await this.report(value);
  }
}
