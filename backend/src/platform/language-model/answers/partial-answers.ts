import { parsePartialJson } from 'ai';
import type { FailureCode } from '../chain/failure-classification.js';
import type { ModelInfo } from '../language-model.js';
import { hasUsableShape } from './answer-limits.js';

/** Minimum time between two attempts to parse a partial object. */
export const PARTIAL_INTERVAL_MS = 250;

/** Parses a growing text into partial objects, throttled to keep parsing and reporting cheap. */
export class PartialReporter {
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly report: (partial: unknown) => void | Promise<void>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Skips objects that are too large or too deeply nested. @param text the whole text so far */
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

/** Failures that truncate an otherwise valid answer. */
const CUTS: ReadonlySet<FailureCode> = new Set<FailureCode>(['timeout', 'network', 'provider_down', 'too_long']);

/** The longest truncated answer to one request. */
export class CutAnswer {
  private text = '';
  private info: ModelInfo | null = null;

  /** Keeps the text of a failed call if it was truncated and is the longest so far. */
  offer(text: string, info: ModelInfo, code: FailureCode): void {
    if (!CUTS.has(code) || text.length <= this.text.length) return;
    this.text = text;
    this.info = info;
  }

  /** Returns the parsed object without its unfinished end, and the model that wrote it; null if there is none. */
  async read(): Promise<{ partial: object; info: ModelInfo } | null> {
    const start = this.text.indexOf('{', Math.max(this.text.lastIndexOf('</think>'), 0));
    if (start < 0 || this.info === null) return null;
    const { value } = await parsePartialJson(this.text.slice(start));
    if (!hasUsableShape(value)) return null;
    const partial = withoutEnd(value);
    return typeof partial === 'object' && partial !== null ? { partial, info: this.info } : null;
  }
}

/** Drops the last value, at any depth, because it may be truncated. */
function withoutEnd(value: unknown): unknown {
  if (Array.isArray(value)) {
    const end = withoutEnd(value.at(-1));
    return end === undefined ? value.slice(0, -1) : [...value.slice(0, -1), end];
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  const last = entries.pop();
  if (last === undefined) return undefined;
  const end = withoutEnd(last[1]);
  return Object.fromEntries(end === undefined ? entries : [...entries, [last[0], end]]);
}
