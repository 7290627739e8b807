import { QueueFullError } from './fair-queue.js';

interface SemaphoreLimits {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks that may wait for their turn; any number when absent. */
  capacity?: number;
}

/** Runs few tasks at a time, in order of arrival, and rejects those that exceed the waiting limit. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limits: SemaphoreLimits) {}

  /**
   * Runs a task when its turn has come. A signal ends the wait; the task itself has to watch it once it runs.
   * @throws QueueFullError immediately · the signal's reason when it is aborted before the task runs · what the task
   * throws
   */
  async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    await this.acquire(signal);
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      this.release();
    }
  }

  private async acquire(signal: AbortSignal | undefined): Promise<void> {
    const { concurrency, capacity = Number.POSITIVE_INFINITY } = this.limits;
    if (this.running < concurrency) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= capacity) throw new QueueFullError();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(start);
    });
  }

  /** Passes the slot to the longest waiting task, so that no later one can take it. */
  private release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
