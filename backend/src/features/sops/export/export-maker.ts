import { Worker } from 'node:worker_threads';
import { commonProblems } from '../../../common/problems/common.problems.js';
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
  private readonly workerUrl: URL;
  private readonly deadlineMs: number;
  private readonly slots: Slots;
  private readonly idleWorkers: Worker[] = [];

  constructor({ workerUrl, deadlineMs, maxWaiting }: ExportMakerOptions = {}) {
    this.workerUrl = workerUrl ?? new URL('./export.worker.js', import.meta.url);
    this.deadlineMs = deadlineMs ?? DEFAULT_DEADLINE_MS;
    this.slots = new Slots({ size: MAX_THREADS, maxWaiting: maxWaiting ?? DEFAULT_MAX_WAITING });
  }

  /** Gives the bytes of the file. @throws `temporarily-unavailable` when too many wait, or it takes too long. */
  async make(request: ExportRequest): Promise<Uint8Array> {
    const hasSlot = await this.slots.enter();
    if (!hasSlot) throw unavailable();
    try {
      return await this.makeInThread(request);
    } finally {
      this.slots.leave();
    }
  }

  private async makeInThread(request: ExportRequest): Promise<Uint8Array> {
    const worker = this.idleWorkers.pop() ?? this.startWorker();
    try {
      const file = await this.answerOf(worker, request);
      this.idleWorkers.push(worker);
      return file;
    } catch (error) {
      // A thread that did not answer may be caught in its work for ever.
      void worker.terminate();
      throw error;
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

  private answerOf(worker: Worker, request: ExportRequest): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => settle(() => reject(unavailable())), this.deadlineMs);
      const onMessage = (file: Uint8Array) => settle(() => resolve(file));
      const onError = (cause: unknown) =>
        settle(() => reject(new Error('The thread that makes exports broke', { cause })));
      const onExit = () => onError(undefined);
      const settle = (finish: () => void) => {
        clearTimeout(deadline);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        finish();
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(request);
    });
  }
}

function unavailable() {
  return commonProblems['temporarily-unavailable']({
    detail: 'The export could not be made in time. Try again in a moment.',
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
}
