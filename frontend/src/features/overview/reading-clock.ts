/** Without a sign of life for so long, nobody reads any more. */
const IDLE_MS = 60_000;

/**
 * Counts how long a page was visible and in use. It needs no timer: each sign of life counts what has passed since the one
 * before, at most as long as somebody reads without moving anything.
 */
export class ReadingClock {
  private readMs = 0;
  private lastSign: number | null;

  /** @param now milliseconds that only grow. */
  constructor(now: number, isVisible: boolean) {
    this.lastSign = isVisible ? now : null;
  }

  /** Somebody scrolls, types or points. */
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

  /** Whole seconds up to the last sign of life. */
  get seconds(): number {
    return Math.floor(this.readMs / 1000);
  }
}
