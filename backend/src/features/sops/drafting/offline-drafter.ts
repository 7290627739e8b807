import { ThreadFailure } from '../threads/thread-failure.js';
import { ThreadPool } from '../threads/thread-pool.js';
import type { Draft } from './draft.js';
import { minimalDraft } from './minimal-draft.js';

const DEFAULT_DEADLINE_MS = 10_000;
/** A draft needs some ten megabytes; a request that needs this much more is hostile. */
const MAX_HEAP_MB = 512;
const MAX_IDLE_THREADS = 2;

export interface OfflineDrafterOptions {
  /** The compiled worker; it stands beside this file in the build. */
  workerUrl?: URL;
  /** How long one draft may take, in milliseconds. */
  deadlineMs?: number;
}

/** Drafts procedures without a language model, in a thread of its own so that no request can stop the server. */
export class OfflineDrafter {
  private readonly threads: ThreadPool<string, Draft>;

  constructor({ workerUrl, deadlineMs }: OfflineDrafterOptions = {}) {
    this.threads = new ThreadPool({
      work: 'drafts',
      workerUrl: workerUrl ?? new URL('./drafter.worker.js', import.meta.url),
      deadlineMs: deadlineMs ?? DEFAULT_DEADLINE_MS,
      maxHeapMb: MAX_HEAP_MB,
      maxIdle: MAX_IDLE_THREADS,
    });
  }

  /**
   * Gives the draft of a request. When the drafter is too slow or breaks, it gives a skeleton instead that holds the
   * request's sentences word for word and asks for the steps.
   * @throws the signal's reason when it is aborted
   */
  async draft(prompt: string, { signal }: { signal?: AbortSignal } = {}): Promise<Draft> {
    try {
      return await this.threads.ask(prompt, signal);
    } catch (error) {
      if (error instanceof ThreadFailure) return minimalDraft(prompt);
      throw error;
    }
  }
}
