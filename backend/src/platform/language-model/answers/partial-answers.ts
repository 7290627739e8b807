import { parsePartialJson } from 'ai';
import type { FailureCode } from '../chain/failure-classification.js';
import type { ModelInfo } from '../language-model.js';
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

/** Failures in which an answer that has started well stops before its end. */
const CUTS: ReadonlySet<FailureCode> = new Set<FailureCode>(['timeout', 'network', 'provider_down', 'too_long']);

/** The longest of the answers to one request that broke off. */
export class CutAnswer {
  private text = '';
  private info: ModelInfo | null = null;

  /** Keeps the text of a call that failed, if it broke off and is the longest so far. */
  offer(text: string, info: ModelInfo, code: FailureCode): void {
    if (!CUTS.has(code) || text.length <= this.text.length) return;
    this.text = text;
    this.info = info;
  }

  /** Gives the object that the text holds without its unfinished end, and whose it is; null when there is none. */
  async read(): Promise<{ partial: object; info: ModelInfo } | null> {
    const start = this.text.indexOf('{', Math.max(this.text.lastIndexOf('</think>'), 0));
    if (start < 0 || this.info === null) return null;
    const { value } = await parsePartialJson(this.text.slice(start));
    if (!hasUsableShape(value)) return null;
    const partial = withoutEnd(value);
    return typeof partial === 'object' && partial !== null ? { partial, info: this.info } : null;
  }
}

/** Leaves out the last value at the end of every level: it may be half of what it should have been. */
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
