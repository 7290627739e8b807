import { MESSAGE_WINDOW_MS } from '../limits.js';

/** Counts the messages of one socket in windows of fixed length. */
export class MessageRate {
  private windowStart = 0;
  private count = 0;

  constructor(private readonly limit: number) {}

  /** Counts one message. Gives false when it is one too many. */
  take(now: number): boolean {
    if (now - this.windowStart >= MESSAGE_WINDOW_MS) {
      this.windowStart = now;
      this.count = 0;
    }
    this.count += 1;
    return this.count <= this.limit;
  }
}
