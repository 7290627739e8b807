const GRACE_MS = 5000;

/** Tells when live updates are interrupted and when they are back; what is over within the grace is no news. */
export class InterruptionWatch {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isTold = false;

  /** @param tell is told each change: true when an interruption has lasted, false when it is over. */
  constructor(private readonly tell: (isInterrupted: boolean) => void) {}

  /** The channel is gone; also to be called for each try that has failed. */
  handleLoss(): void {
    this.timer ??= setTimeout(() => this.change(true), GRACE_MS);
  }

  /** The channel is there. */
  handleReturn(): void {
    this.stop();
    this.change(false);
  }

  /** Tells nothing more. */
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
