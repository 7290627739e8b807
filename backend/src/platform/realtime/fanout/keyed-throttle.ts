import { Logger } from '@nestjs/common';

interface KeyedThrottleOptions<Value> {
  /** Delay between a key's first value and its work. */
  delayMs: number;
  /** Minimum time between the end of a key's work and its next work. */
  gapMs: number;
  /** Merges a value with one that is still pending. */
  merge(waiting: Value, newer: Value): Value;
  work(value: Value): Promise<void>;
}

interface Entry<Value> {
  /** Boxed, so that absence is distinguishable from any value. */
  waiting: { value: Value } | undefined;
  timer: NodeJS.Timeout;
}

/** Throttles work per key: runs one at a time, and merges values that arrive meanwhile. */
export class KeyedThrottle<Value> {
  private readonly logger = new Logger(KeyedThrottle.name);
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(private readonly options: KeyedThrottleOptions<Value>) {}

  push(key: string, value: Value): void {
    const entry = this.entries.get(key);
    if (entry) {
      entry.waiting = { value: entry.waiting ? this.options.merge(entry.waiting.value, value) : value };
      return;
    }
    this.entries.set(key, { waiting: { value }, timer: this.runAfter(this.options.delayMs, key) });
  }

  /** Discards all pending values. */
  stop(): void {
    for (const { timer } of this.entries.values()) clearTimeout(timer);
    this.entries.clear();
  }

  private runAfter(delayMs: number, key: string): NodeJS.Timeout {
    return setTimeout(() => void this.run(key), delayMs);
  }

  private async run(key: string): Promise<void> {
    const entry = this.entries.get(key);
    if (!entry?.waiting) {
      this.entries.delete(key);
      return;
    }
    const { value } = entry.waiting;
    entry.waiting = undefined;
    try {
      await this.options.work(value);
    } catch (error) {
      this.logger.error({ err: error, msg: 'The work of a key failed' });
    }
    // Not after `stop()`: another timer would keep running after shutdown.
    if (this.entries.get(key) === entry) entry.timer = this.runAfter(this.options.gapMs, key);
  }
}
