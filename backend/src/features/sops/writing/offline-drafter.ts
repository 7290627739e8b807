import { DRAFTER_WORKER_URL, type Draft, type PeopleRequest } from '../../../../libs/drafter/index.js';
import { WorkerError, WorkerPool } from '../../../common/threads/worker-pool.js';

/** The longest draft takes half a second; the first of a thread loads its lexicons, which a busy machine does slowly. */
const DEFAULT_DEADLINE_MS = 30_000;
/** A draft needs some ten megabytes; a request that needs this much more is hostile. */
const MAX_HEAP_MB = 512;
/** A thread with its lexicons needs more memory than the rest of the process. */
const DEFAULT_MAX_THREADS = 1;

export interface OfflineDrafterOptions {
  /** The compiled script of the threads. */
  workerUrl?: URL;
  /** How long one draft may take once its turn has come, in milliseconds. */
  deadlineMs?: number;
  /** Drafts at a time; further ones wait. */
  maxThreads?: number;
}

/** Drafts procedures without a language model, in a thread of its own so that no request can stop the server. */
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
   * Gives the draft of a request. When the drafter is too slow or breaks, it gives a skeleton instead that holds the
   * request's sentences word for word and asks for the steps.
   * @throws the signal's reason when it is aborted
   */
  async draft(prompt: string, { signal }: { signal?: AbortSignal } = {}): Promise<Draft> {
    try {
      const draft = await this.threads.run(prompt, signal);
      if (Array.isArray(draft)) throw new Error('The drafter has answered another question');
      return draft;
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      // It detects languages, for which it loads a lexicon that few processes ever need.
      const { minimalDraft } = await import('../../../../libs/drafter/full.js');
      return minimalDraft(prompt);
    }
  }
  /** Gives the people whom an English text names: none when the drafter is too slow or breaks. */
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
