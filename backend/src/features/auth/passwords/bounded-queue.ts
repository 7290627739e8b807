interface QueueLimits {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks that may wait for their turn. */
  capacity: number;
}

/** Thrown for a task that has found no room. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full');
    this.name = 'QueueFullError';
  }
}

/** Runs a few tasks at a time in the order in which they came, and turns away those that would wait too long. */
export class BoundedQueue {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limits: QueueLimits) {}

  /** @throws QueueFullError, and whatever the task throws */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    await this.takeTurn();
    try {
      return await task();
    } finally {
      this.passTurn();
    }
  }

  private async takeTurn(): Promise<void> {
    if (this.running < this.limits.concurrency) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.limits.capacity) throw new QueueFullError();
    await new Promise<void>((proceed) => this.waiting.push(proceed));
  }

  /** The turn goes straight to who waits longest, so that nobody who comes in between can take it. */
  private passTurn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
