const GRACE_MS = 5000;

/**
 * Reports when live updates are interrupted and when they are back; interruptions within the grace period are ignored.
 */
export class InterruptionWatch {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isTold = false;

  /**
   * @param tell is called with each change: true when an interruption exceeds the grace period, false when it is over.
   */
  constructor(private readonly tell: (isInterrupted: boolean) => void) {}

  /** The channel is disconnected; call it for each failed attempt, too. */
  handleLoss(): void {
    this.timer ??= setTimeout(() => this.change(true), GRACE_MS);
  }

  /** The channel is connected. */
  handleReturn(): void {
    this.stop();
    this.change(false);
  }

  /** Stops all reports. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private change(isInterrupted: boolean): void {
    if (this.isTold === isInterrupted) return;
    this.isTold = isInterrupted;
    this.tell(isInterrupted);
  }
}
