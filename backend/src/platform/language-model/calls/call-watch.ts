import type { ModelAttempt } from '../language-model.js';

/** Timeouts in milliseconds. A slow but steady answer is awaited until `totalMs`. */
export interface CallLimits {
  /** Maximum silence before the first content; hidden reasoning counts as silence. */
  firstByteMs: number;
  /** Maximum silence after that. */
  chunkMs: number;
  /** The whole request: all calls to all providers, including pauses. */
  totalMs: number;
}

export const DEFAULT_CALL_LIMITS: CallLimits = { firstByteMs: 60_000, chunkMs: 30_000, totalMs: 900_000 };

/** A call took longer than its limit. */
export class CallTimeoutError extends Error {
  constructor(readonly limit: keyof CallLimits) {
    super(`The call ran into its limit ${limit}`);
    this.name = 'CallTimeoutError';
  }
}

/**
 * Enforces the timeouts of one call. The SDK's own first-chunk timeout starts only when headers have arrived, so a
 * server that never answers would hold a call until its total limit.
 */
export class CallWatch {
  private readonly controller = new AbortController();
  private readonly total: NodeJS.Timeout;

  constructor(private readonly limits: CallLimits) {
    this.total = setTimeout(() => this.expire('totalMs'), limits.totalMs);
  }

  /** Aborted with a {@link CallTimeoutError} when a limit is reached, and by {@link stop}. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** The limit that was reached, if one was. */
  get timeout(): CallTimeoutError | null {
    const reason: unknown = this.signal.reason;
    return reason instanceof CallTimeoutError ? reason : null;
  }

  /** Yields the parts and limits the silence before each. Time that the consumer takes does not count. */
  async *follow<T>(parts: AsyncIterable<T>, isContent: (part: T) => boolean): AsyncGenerator<T, void, undefined> {
    const iterator = parts[Symbol.asyncIterator]();
    let limit: keyof CallLimits = 'firstByteMs';
    for (;;) {
      const next = await this.within(limit, iterator.next());
      if (next.done) return;
      if (isContent(next.value)) limit = 'chunkMs';
      yield next.value;
    }
  }

  /** Stops the timers and aborts the connection if it is still open. */
  stop(): void {
    clearTimeout(this.total);
    this.controller.abort();
  }

  private async within<T>(limit: keyof CallLimits, work: Promise<T>): Promise<T> {
    const silence = setTimeout(() => this.expire(limit), this.limits[limit]);
    try {
      return await work;
    } finally {
      clearTimeout(silence);
    }
  }

  private expire(limit: keyof CallLimits): void {
    this.controller.abort(new CallTimeoutError(limit));
  }
}

/** The text received so far, and its timing. */
export class CallProgress {
  /** The whole text so far. */
  text = '';
  private readonly startedMs = performance.now();
  private firstWordMs: number | null = null;

  /** Expects the whole text so far, not a delta. */
  readonly read = (text: string): void => {
    this.firstWordMs ??= performance.now() - this.startedMs;
    this.text = text;
  };

  figures(): Pick<ModelAttempt, 'durationMs' | 'firstWordMs' | 'characters'> {
    return {
      durationMs: performance.now() - this.startedMs,
      firstWordMs: this.firstWordMs,
      characters: this.text.length,
    };
  }
}
