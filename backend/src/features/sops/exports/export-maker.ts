import { EXPORT_WORKER_URL, type ExportRequest } from '../../../../libs/exporter/index.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { FairQueue, QueueFullError } from '../../../common/queues/fair-queue.js';
import { WorkerError, WorkerPool } from '../../../common/threads/worker-pool.js';
import type { Limiter } from '../../../platform/rate-limits/rate-limiters.service.js';
import { sopProblems } from '../sops.problems.js';

const DEFAULT_DEADLINE_MS = 20_000;
const DEFAULT_MAX_THREADS = 2;
const DEFAULT_MAX_WAITING = 20;
const MAX_RUNNING_PER_PERSON = 1;
const MAX_WAITING_PER_PERSON = 2;
/** With the fonts of all scripts loaded a thread needs about 130 MB; one that needs this much more is hostile. */
const MAX_HEAP_MB = 512;
const RETRY_AFTER_SECONDS = 5;

/** Exports of a person, of SOPs and of their versions; refused ones do not count. */
export const EXPORT_LIMIT = { name: 'sop-export', points: 60, windowS: 600 };

export interface ExportMakerOptions {
  /** Counts the exports of each person. Without it there may be any number. */
  limit?: Limiter;
  /** The compiled script of the threads. */
  workerUrl?: URL;
  /** Timeout of one export, including its time in the queue, in milliseconds. */
  deadlineMs?: number;
  maxThreads?: number;
  /** How many exports may wait for a thread. */
  maxWaiting?: number;
}

/**
 * Renders exports in worker threads, a few at a time and round-robin between users, so that none can block the server
 * or other users.
 */
export class ExportMaker {
  private readonly threads: WorkerPool<ExportRequest, Uint8Array>;
  private readonly queue: FairQueue;
  private readonly deadlineMs: number;
  private readonly limit: Limiter | undefined;

  constructor({ limit, workerUrl, deadlineMs, maxThreads, maxWaiting }: ExportMakerOptions = {}) {
    this.limit = limit;
    this.deadlineMs = deadlineMs ?? DEFAULT_DEADLINE_MS;
    this.threads = new WorkerPool({
      work: 'makes exports',
      workerUrl: workerUrl ?? EXPORT_WORKER_URL,
      deadlineMs: this.deadlineMs,
      maxHeapMb: MAX_HEAP_MB,
      maxThreads: maxThreads ?? DEFAULT_MAX_THREADS,
    });
    this.queue = new FairQueue({
      maxRunning: maxThreads ?? DEFAULT_MAX_THREADS,
      maxWaiting: maxWaiting ?? DEFAULT_MAX_WAITING,
      maxRunningPerKey: MAX_RUNNING_PER_PERSON,
      maxWaitingPerKey: MAX_WAITING_PER_PERSON,
    });
  }

  /**
   * Returns the bytes of the file.
   * @param prepare loads the source when a thread is free: waiting exports hold nothing in memory
   * @throws `too-many-sop-exports` when too many of the person's exports wait, or were made lately · `temporarily-unavailable` when too many wait in
   * all, or it takes too long · {@link WorkerError} when its thread breaks · what `prepare` throws
   */
  async make(personId: string, prepare: () => Promise<ExportRequest>): Promise<Uint8Array> {
    const deadline = AbortSignal.timeout(this.deadlineMs);
    try {
      return await this.queue.run(personId, () => this.makeNow(personId, prepare, deadline), deadline);
    } catch (error) {
      if (error instanceof QueueFullError) throw error.scope === 'key' ? tooMany() : unavailable();
      if (deadline.aborted || (error instanceof WorkerError && error.reason === 'timeout')) throw unavailable();
      throw error;
    }
  }

  private async makeNow(
    personId: string,
    prepare: () => Promise<ExportRequest>,
    deadline: AbortSignal,
  ): Promise<Uint8Array> {
    const request = await prepare();
    await this.limit?.countOrRefuse(personId, sopProblems['too-many-sop-exports']);
    return this.threads.run(request, deadline);
  }
}

const SOON = { 'retry-after': String(RETRY_AFTER_SECONDS) };

function tooMany() {
  return sopProblems['too-many-sop-exports']({
    detail: `${MAX_RUNNING_PER_PERSON + MAX_WAITING_PER_PERSON} of your exports are being made. Wait for one of them.`,
    headers: SOON,
  });
}

function unavailable() {
  return commonProblems['temporarily-unavailable']({
    detail: 'The export could not be made in time. Try again in a moment.',
    headers: SOON,
  });
}
