import { DRAFTER_WORKER_URL, type Draft, type PeopleRequest } from '../../../../libs/drafter/index.js';
import { WorkerError, WorkerPool } from '../../../common/threads/worker-pool.js';

/**
 * The longest draft takes half a second, but the first of a thread loads the lexicons, which is slow on a busy machine.
 */
const DEFAULT_DEADLINE_MS = 30_000;
/** A draft needs about ten megabytes; a request that needs this much is hostile. */
const MAX_HEAP_MB = 512;
/** A thread with its lexicons needs more memory than the rest of the process. */
const DEFAULT_MAX_THREADS = 1;

export interface OfflineDrafterOptions {
  /** The compiled worker script. */
  workerUrl?: URL;
  /** Timeout of one draft in milliseconds, without its time in the queue. */
  deadlineMs?: number;
  /** Concurrent drafts; further ones are queued. */
  maxThreads?: number;
}

/** Drafts procedures without a language model, in a worker thread, so that no request can block the server. */
export class OfflineDrafter {
  private readonly threads: WorkerPool<string | PeopleRequest, Draft | string[]>;

  constructor({ workerUrl, deadlineMs, maxThreads }: OfflineDrafterOptions = {}) {
    this.threads = new WorkerPool({
      work: 'drafts',
      workerUrl: workerUrl ?? DRAFTER_WORKER_URL,
      deadlineMs: deadlineMs ?? DEFAULT_DEADLINE_MS,
      maxHeapMb: MAX_HEAP_MB,
      maxThreads: maxThreads ?? DEFAULT_MAX_THREADS,
    });
  }

  /**
   * Drafts a request. If the drafter times out or crashes, returns a skeleton that has the request's sentences verbatim
   * and asks for the steps.
   * @throws the signal's reason when it is aborted
   */
  async draft(prompt: string, { signal }: { signal?: AbortSignal } = {}): Promise<Draft> {
    try {
      const draft = await this.threads.run(prompt, signal);
      if (Array.isArray(draft)) throw new Error('The drafter has answered another question');
      return draft;
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      // Loaded on demand: its language detection needs a lexicon that few processes use.
      const { minimalDraft } = await import('../../../../libs/drafter/full.js');
      return minimalDraft(prompt);
    }
  }
  /** Returns the people named in an English text; none if the drafter times out or crashes. */
  async peopleIn(text: string): Promise<string[]> {
    try {
      const people = await this.threads.run({ peopleIn: text });
      return Array.isArray(people) ? people : [];
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      return [];
    }
  }
}
