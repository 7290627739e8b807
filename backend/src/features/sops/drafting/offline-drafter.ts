import { Worker } from 'node:worker_threads';
import type { Draft } from './draft.js';
import { minimalDraft } from './minimal-draft.js';

export const DEFAULT_DEADLINE_MS = 10_000;
/** A draft needs some ten megabytes; a request that needs this much more is hostile. */
const MAX_HEAP_MB = 512;

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
    const worker = new Worker(this.workerUrl, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    try {
      const draft = await this.answerOf(worker, prompt, signal);
      return draft ?? minimalDraft(prompt);
    } finally {
      await worker.terminate();
    }
  }

  /** Null when the worker does not answer in time or breaks. */
  private answerOf(worker: Worker, prompt: string, signal: AbortSignal | undefined): Promise<Draft | null> {
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => settle(() => resolve(null)), this.deadlineMs);
      const onAbort = () => settle(() => reject(signal?.reason));
      const settle = (finish: () => void) => {
        clearTimeout(deadline);
        signal?.removeEventListener('abort', onAbort);
        finish();
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      worker.once('message', (draft: Draft) => settle(() => resolve(draft)));
      worker.once('error', () => settle(() => resolve(null)));
      worker.once('exit', () => settle(() => resolve(null)));
      worker.postMessage(prompt);
    });
  }
}
