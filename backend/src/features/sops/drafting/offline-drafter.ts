import { Worker } from 'node:worker_threads';
import type { Draft } from './draft.js';
import { minimalDraft } from './minimal-draft.js';

export const DEFAULT_DEADLINE_MS = 10_000;
/** A draft needs some ten megabytes; a request that needs this much more is hostile. */
const MAX_HEAP_MB = 512;

/** Threads that are kept ready: starting one costs more than a draft. */
const MAX_IDLE_WORKERS = 2;

export interface OfflineDrafterOptions {
  /** The compiled worker; it stands beside this file in the build. */
  workerUrl?: URL;
  /** How long one draft may take, in milliseconds. */
  deadlineMs?: number;
}

/** Drafts procedures without a language model, in a thread of its own so that no request can stop the server. */
export class OfflineDrafter {
  private readonly workerUrl: URL;
  private readonly deadlineMs: number;
  private readonly idleWorkers: Worker[] = [];

  constructor({ workerUrl, deadlineMs }: OfflineDrafterOptions = {}) {
    this.workerUrl = workerUrl ?? new URL('./drafter.worker.js', import.meta.url);
    this.deadlineMs = deadlineMs ?? DEFAULT_DEADLINE_MS;
  }

  /**
   * Gives the draft of a request. When the drafter is too slow or breaks, it gives a skeleton instead that holds the
   * request's sentences word for word and asks for the steps.
   * @throws the signal's reason when it is aborted
   */
  async draft(prompt: string, { signal }: { signal?: AbortSignal } = {}): Promise<Draft> {
    signal?.throwIfAborted();
    const worker = this.idleWorkers.pop() ?? this.startWorker();
    let draft: Draft | null = null;
    try {
      draft = await this.answerOf(worker, prompt, signal);
      return draft ?? minimalDraft(prompt);
    } finally {
      // A thread that did not answer may be caught in its work for ever.
      if (draft && this.idleWorkers.length < MAX_IDLE_WORKERS) this.idleWorkers.push(worker);
      else void worker.terminate();
    }
  }

  private startWorker(): Worker {
    const worker = new Worker(this.workerUrl, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
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

  /** Null when the worker does not answer in time or breaks. */
  private answerOf(worker: Worker, prompt: string, signal: AbortSignal | undefined): Promise<Draft | null> {
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => settle(() => resolve(null)), this.deadlineMs);
      const onAbort = () => settle(() => reject(signal?.reason));
      const onMessage = (draft: Draft) => settle(() => resolve(draft));
      const onEnd = () => settle(() => resolve(null));
      const settle = (finish: () => void) => {
        clearTimeout(deadline);
        signal?.removeEventListener('abort', onAbort);
        worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
        finish();
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
      worker.postMessage(prompt);
    });
  }
}
