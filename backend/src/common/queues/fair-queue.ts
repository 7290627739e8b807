/** Limits of a {@link FairQueue}. The key is the id of the requesting user. */
export interface FairQueueLimits {
  /** Tasks that run at a time. */
  maxRunning: number;
  /** Tasks that may wait. */
  maxWaiting: number;
  maxRunningPerKey: number;
  maxWaitingPerKey: number;
}

/** A task was rejected immediately: too many are waiting, of its key or in total. */
export class QueueFullError extends Error {
  constructor(readonly scope: 'key' | 'all' = 'all') {
    super(scope === 'key' ? 'Too many tasks of this key wait' : 'Too many tasks wait');
    this.name = 'QueueFullError';
  }
}

/** What is known of a key while a task of it runs or waits. */
interface Line {
  running: number;
  waiting: (() => void)[];
  /** Lines with a lower number come first. */
  turn: number;
}

/**
 * Runs a few tasks at a time, round-robin between keys: the next task belongs to the key that was served least
 * recently, so a key with many tasks waits behind keys with one. Limits this process only.
 */
export class FairQueue {
  private running = 0;
  private waiting = 0;
  private lastTurn = 0;
  private readonly lines = new Map<string, Line>();

  constructor(private readonly limits: FairQueueLimits) {}

  /** A queue whose tasks all have one key, so that they run in the order in which they came. */
  static ofOneKey({ maxRunning, maxWaiting }: Pick<FairQueueLimits, 'maxRunning' | 'maxWaiting'>): FairQueue {
    return new FairQueue({ maxRunning, maxWaiting, maxRunningPerKey: maxRunning, maxWaitingPerKey: maxWaiting });
  }

  /**
   * Runs a task when its turn has come. A signal ends the wait; the task itself has to watch it once it runs.
   * @throws QueueFullError immediately · the signal's reason when it is aborted before the task runs · what the task
   * throws
   */
  async run<T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    // A new key is queued before keys that are being served, and after keys that have been waiting longer.
    const line = this.lines.get(key) ?? { running: 0, waiting: [], turn: this.lastTurn - 1 };
    if (this.mayRun(line)) {
      this.lines.set(key, line);
      this.start(line);
    } else {
      await this.wait(line, key, signal);
    }
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      line.running -= 1;
      this.running -= 1;
      this.forgetIfIdle(key, line);
      this.startNext();
    }
  }

  private mayRun(line: Line): boolean {
    return this.running < this.limits.maxRunning && line.running < this.limits.maxRunningPerKey;
  }

  private start(line: Line): void {
    line.running += 1;
    this.running += 1;
    this.lastTurn += 2;
    line.turn = this.lastTurn;
  }

  private wait(line: Line, key: string, signal: AbortSignal | undefined): Promise<void> {
    if (line.waiting.length >= this.limits.maxWaitingPerKey) throw new QueueFullError('key');
    if (this.waiting >= this.limits.maxWaiting) throw new QueueFullError('all');
    this.lines.set(key, line);
    this.waiting += 1;
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        line.waiting = line.waiting.filter((other) => other !== begin);
        this.waiting -= 1;
        this.forgetIfIdle(key, line);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.waiting.push(begin);
    });
  }

  private startNext(): void {
    const ready = [...this.lines.values()].filter((line) => line.waiting.length > 0 && this.mayRun(line));
    const [next] = ready.sort((one, other) => one.turn - other.turn);
    const begin = next?.waiting.shift();
    if (!next || !begin) return;
    this.waiting -= 1;
    this.start(next);
    begin();
  }

  private forgetIfIdle(key: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) this.lines.delete(key);
  }
}
