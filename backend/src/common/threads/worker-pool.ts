import { Worker } from 'node:worker_threads';
import { FairQueue } from '../queues/fair-queue.js';

const DEFAULT_IDLE_MS = 60_000;
/** V8 fills a larger young generation with garbage before it collects any, in each thread. */
const YOUNG_GENERATION_MB = 8;

export interface WorkerPoolOptions {
  /** What the threads do, for the log: 'makes exports'. */
  work: string;
  /** The compiled script of the threads: it responds to each message with one message. */
  workerUrl: URL;
  /** How long one request may take once a thread has it, in milliseconds. */
  deadlineMs: number;
  /** Limit of the heap of one thread, in megabytes. */
  maxHeapMb: number;
  /** Threads at a time. Further requests wait in order; the caller bounds how many. */
  maxThreads: number;
  /**
   * How long an idle thread is kept, in milliseconds; a minute by default. Starting one costs more than most requests.
   */
  idleMs?: number;
}

/** A thread did not respond: it exceeded its deadline, or it crashed. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';

  /** @param work what the thread does: 'makes exports' */
  constructor(
    readonly reason: 'timeout' | 'crash',
    work: string,
    options?: ErrorOptions,
  ) {
    super(`The thread that ${work} ${reason === 'timeout' ? 'did not answer in time' : 'broke'}`, options);
  }
}

interface IdleThread {
  worker: Worker;
  /** Ends the thread when it stays idle. */
  end: NodeJS.Timeout;
}

/** The idle threads of the process, by their script and limit: one that has loaded its script serves every pool of its kind. */
const IDLE = new Map<string, IdleThread[]>();

/**
 * Worker threads for long or untrusted work, so that no request can block the server. Each thread handles one request
 * at a time, and idles in the process, not in its pool: consecutive servers in one process, as in the tests, do not
 * each load the script again.
 *
 * Written here instead of taken from a library: docs/adr/0048-queues-and-threads.md.
 */
export class WorkerPool<Request, Answer> {
  private readonly idle: IdleThread[];
  private readonly queue: FairQueue;

  constructor(private readonly options: WorkerPoolOptions) {
    const kind = `${options.workerUrl.href} ${options.maxHeapMb}`;
    this.idle = IDLE.get(kind) ?? [];
    IDLE.set(kind, this.idle);
    this.queue = FairQueue.ofOneKey({ maxRunning: options.maxThreads, maxWaiting: Number.POSITIVE_INFINITY });
  }

  /**
   * Runs a request in a thread, when one is free.
   * @throws {WorkerError} when the deadline passes or the thread crashes
   * @throws the signal's reason when it is aborted
   */
  run(request: Request, signal?: AbortSignal): Promise<Answer> {
    return this.queue.run(this.options.work, () => this.runNow(request, signal), signal);
  }

  private async runNow(request: Request, signal: AbortSignal | undefined): Promise<Answer> {
    const worker = this.takeIdle() ?? this.startWorker();
    try {
      const answer = await this.answerOf(worker, request, signal);
      this.keep(worker);
      return answer;
    } catch (error) {
      // A thread that did not respond may loop forever.
      void worker.terminate();
      throw error;
    }
  }

  private startWorker(): Worker {
    const { workerUrl, maxHeapMb } = this.options;
    const worker = new Worker(workerUrl, {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    // No thread keeps the process alive, and none brings it down.
    worker.unref();
    worker.on('error', () => this.forget(worker));
    worker.on('exit', () => this.forget(worker));
    return worker;
  }

  private takeIdle(): Worker | undefined {
    // The most recently used one, so that unneeded threads end.
    const thread = this.idle.pop();
    clearTimeout(thread?.end);
    return thread?.worker;
  }

  private keep(worker: Worker): void {
    const end = setTimeout(() => void worker.terminate(), this.options.idleMs ?? DEFAULT_IDLE_MS).unref();
    this.idle.push({ worker, end });
  }

  private forget(worker: Worker): void {
    const index = this.idle.findIndex((thread) => thread.worker === worker);
    if (index < 0) return;
    clearTimeout(this.idle[index]?.end);
    this.idle.splice(index, 1);
  }

  private answerOf(worker: Worker, request: Request, signal: AbortSignal | undefined): Promise<Answer> {
    const { work, deadlineMs } = this.options;
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => settle(() => reject(new WorkerError('timeout', work))), deadlineMs);
      const onAbort = () => settle(() => reject(signal?.reason));
      const onMessage = (answer: Answer) => settle(() => resolve(answer));
      const onError = (cause: unknown) => settle(() => reject(new WorkerError('crash', work, { cause })));
      const onExit = () => settle(() => reject(new WorkerError('crash', work)));
      const settle = (finish: () => void) => {
        clearTimeout(deadline);
        signal?.removeEventListener('abort', onAbort);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        finish();
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(request);
    });
  }
}
