import { Worker } from 'node:worker_threads';
import { ThreadFailure } from './thread-failure.js';

export interface ThreadPoolOptions {
  /** What the threads do, for the log: 'makes exports'. */
  work: string;
  /** The compiled script of the threads: it answers each message with one message. */
  workerUrl: URL;
  /** How long one answer may take, in milliseconds. */
  deadlineMs: number;
  /** What a thread may put on its heap, in megabytes. */
  maxHeapMb: number;
  /** Threads that are kept ready: starting one costs more than most answers. */
  maxIdle: number;
}

/** Threads for work that is long or hostile, so that no request can stop the server. Each has one request at a time. */
export class ThreadPool<Request, Answer> {
  private readonly idleWorkers: Worker[] = [];

  constructor(private readonly options: ThreadPoolOptions) {}

  /**
   * Has a request answered by a thread of its own.
   * @throws {ThreadFailure} when there is no answer in time or the thread breaks
   * @throws the signal's reason when it is aborted
   */
  async ask(request: Request, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    const worker = this.idleWorkers.pop() ?? this.startWorker();
    let hasAnswered = false;
    try {
      const answer = await this.answerOf(worker, request, signal);
      hasAnswered = true;
      return answer;
    } finally {
      // A thread that did not answer may be caught in its work for ever.
      if (hasAnswered && this.idleWorkers.length < this.options.maxIdle) this.idleWorkers.push(worker);
      else void worker.terminate();
    }
  }

  private startWorker(): Worker {
    const { workerUrl, maxHeapMb } = this.options;
    const worker = new Worker(workerUrl, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
    // Waiting threads neither keep the process alive nor bring it down.
    worker.unref();
    worker.on('error', () => this.forget(worker));
    worker.on('exit', () => this.forget(worker));
    return worker;
  }

  private forget(worker: Worker): void {
    const index = this.idleWorkers.indexOf(worker);
    if (index >= 0) this.idleWorkers.splice(index, 1);
  }

  private answerOf(worker: Worker, request: Request, signal: AbortSignal | undefined): Promise<Answer> {
    const { work, deadlineMs } = this.options;
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => settle(() => reject(new ThreadFailure('late', work))), deadlineMs);
      const onAbort = () => settle(() => reject(signal?.reason));
      const onMessage = (answer: Answer) => settle(() => resolve(answer));
      const onError = (cause: unknown) => settle(() => reject(new ThreadFailure('broken', work, { cause })));
      const onExit = () => settle(() => reject(new ThreadFailure('broken', work)));
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
