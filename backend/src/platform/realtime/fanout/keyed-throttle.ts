import { Logger } from '@nestjs/common';

interface KeyedThrottleOptions<Value> {
  /** From the first value of a key to its work. */
  delayMs: number;
  /** From the end of a key's work to its next work. */
  gapMs: number;
  /** Joins a value with one that still waits. */
  merge(waiting: Value, newer: Value): Value;
  work(value: Value): Promise<void>;
}

interface Entry<Value> {
  /** Boxed, so that absence differs from any value. */
  waiting: { value: Value } | undefined;
  timer: NodeJS.Timeout;
}

/** Does the work of each key one at a time and not too often; values that arrive meanwhile become one. */
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

  /** Drops everything that waits. */
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
    // Stopped meanwhile: another timer would outlive the process's end.
    if (this.entries.get(key) === entry) entry.timer = this.runAfter(this.options.gapMs, key);
  }
}
