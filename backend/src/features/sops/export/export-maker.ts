import { commonProblems } from '../../../common/problems/common.problems.js';
import { ThreadFailure } from '../threads/thread-failure.js';
import { ThreadPool } from '../threads/thread-pool.js';
import { Slots } from './slots.js';
import type { ExportRequest } from './sop-export.js';

const DEFAULT_DEADLINE_MS = 20_000;
const MAX_THREADS = 2;
const DEFAULT_MAX_WAITING = 20;
/** With the fonts of all scripts open a thread needs some 130 MB; one that needs this much more is hostile. */
const MAX_HEAP_MB = 512;
const RETRY_AFTER_SECONDS = 5;

export interface ExportMakerOptions {
  /** The compiled worker; it stands beside this file in the build. */
  workerUrl?: URL;
  /** How long one export may take, in milliseconds. */
  deadlineMs?: number;
  /** How many exports may wait for a thread. */
  maxWaiting?: number;
}

/** Makes exports in threads of their own, few at a time, so that none can stop the server. */
export class ExportMaker {
  private readonly threads: ThreadPool<ExportRequest, Uint8Array>;
  private readonly slots: Slots;

  constructor({ workerUrl, deadlineMs, maxWaiting }: ExportMakerOptions = {}) {
    this.threads = new ThreadPool({
      work: 'makes exports',
      workerUrl: workerUrl ?? new URL('./export.worker.js', import.meta.url),
      deadlineMs: deadlineMs ?? DEFAULT_DEADLINE_MS,
      maxHeapMb: MAX_HEAP_MB,
      maxIdle: MAX_THREADS,
    });
    this.slots = new Slots({ size: MAX_THREADS, maxWaiting: maxWaiting ?? DEFAULT_MAX_WAITING });
  }

  /**
   * Gives the bytes of the file.
   * @throws `temporarily-unavailable` when too many wait, or it takes too long
   * @throws {ThreadFailure} when its thread breaks
   */
  async make(request: ExportRequest): Promise<Uint8Array> {
    const hasSlot = await this.slots.enter();
    if (!hasSlot) throw unavailable();
    try {
      return await this.threads.ask(request);
    } catch (error) {
      if (error instanceof ThreadFailure && error.reason === 'late') throw unavailable();
      throw error;
    } finally {
      this.slots.leave();
    }
  }
}

function unavailable() {
  return commonProblems['temporarily-unavailable']({
    detail: 'The export could not be made in time. Try again in a moment.',
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
}
