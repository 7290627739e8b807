/** The shared call takes too long to wait for. */
export class SharedCallTimeoutError extends Error {
  constructor() {
    super('An earlier call for the same takes too long');
    this.name = 'SharedCallTimeoutError';
  }
}

/** Shares one call between concurrent callers with the same key, in this process only. */
export class SharedCalls<Result> {
  private readonly running = new Map<string, Promise<Result>>();

  /** @param maxWaitMs how long a caller waits for the call of another one */
  constructor(private readonly maxWaitMs: number) {}

  /**
   * Runs `work`, or waits for the same call in progress, and shares its result or error.
   * @throws SharedCallTimeoutError, what `work` throws
   */
  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const same = this.running.get(key);
    if (same) return this.waitFor(same);
    const call = work().finally(() => this.running.delete(key));
    this.running.set(key, call);
    return call;
  }

  private async waitFor(call: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new SharedCallTimeoutError()), this.maxWaitMs);
    });
    try {
      return await Promise.race([call, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
