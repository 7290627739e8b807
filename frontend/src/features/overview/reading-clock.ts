/** After this long without activity, reading has stopped. */
const IDLE_MS = 60_000;

/**
 * Counts how long a page was visible and in use. It needs no timer: each activity adds the time since the previous one,
 * up to the longest time without activity.
 */
export class ReadingClock {
  private readMs = 0;
  private lastSign: number | null;

  /** @param now milliseconds that only grow. */
  constructor(now: number, isVisible: boolean) {
    this.lastSign = isVisible ? now : null;
  }

  /** The user scrolls, types or moves the pointer. */
  noteSign(now: number): void {
    if (this.lastSign === null) return;
    this.readMs += Math.min(now - this.lastSign, IDLE_MS);
    this.lastSign = now;
  }

  /** The page is hidden, or left. */
  hide(now: number): void {
    this.noteSign(now);
    this.lastSign = null;
  }

  show(now: number): void {
    this.lastSign ??= now;
  }

  /** Whole seconds up to the last activity. */
  get seconds(): number {
    return Math.floor(this.readMs / 1000);
  }
}
