interface WindowCounterOptions {
  /** Attempts per window. */
  points: number;
  windowMs: number;
  /** Bounds memory use; beyond it, the oldest subject is evicted. */
  maxSubjects?: number;
  /** Monotonic clock, in milliseconds. */
  now?: () => number;
}

const MAX_SUBJECTS = 100_000;

/**
 * Counts in fixed windows, in memory: for limits that every request is checked against, where a database round trip
 * would cost more than what it protects. Each process counts separately.
 */
export class WindowCounter {
  private readonly points: number;
  private readonly windowMs: number;
  private readonly maxSubjects: number;
  private readonly now: () => number;
  private counts = new Map<string, number>();
  private windowEnd = 0;

  constructor({ points, windowMs, maxSubjects = MAX_SUBJECTS, now = () => performance.now() }: WindowCounterOptions) {
    this.points = points;
    this.windowMs = windowMs;
    this.maxSubjects = maxSubjects;
    this.now = now;
  }

  /** Counts one attempt. @returns milliseconds to wait if the limit is exceeded, else null */
  count(subject: string): number | null {
    const now = this.now();
    if (now >= this.windowEnd) {
      this.counts = new Map();
      this.windowEnd = now + this.windowMs;
    }
    const count = (this.counts.get(subject) ?? 0) + 1;
    if (count === 1) this.makeRoom();
    this.counts.set(subject, count);
    return count <= this.points ? null : this.windowEnd - now;
  }

  private makeRoom(): void {
    if (this.counts.size < this.maxSubjects) return;
    const [first] = this.counts.keys();
    if (first !== undefined) this.counts.delete(first);
  }
}
