import {
  DOCUMENT_READER_WORKER_URL,
  type DocumentFile,
  type ReadingAnswer,
} from '../../../../libs/document-reader/index.js';
import { WorkerError, WorkerPool } from '../../../common/threads/worker-pool.js';

const DEFAULT_DEADLINE_MS = 30_000;
const MAX_HEAP_MB = 256;

export interface DocumentReaderOptions {
  /** The compiled script of the threads. */
  workerUrl?: URL;
  /** How long one document may take, in milliseconds. */
  deadlineMs?: number;
}

/** Reads documents in a worker thread: a hostile one that exhausts time or memory only ends its thread. */
export class DocumentReader {
  private readonly threads: WorkerPool<DocumentFile, ReadingAnswer>;

  constructor({ workerUrl, deadlineMs }: DocumentReaderOptions = {}) {
    this.threads = new WorkerPool({
      work: 'reads documents',
      workerUrl: workerUrl ?? DOCUMENT_READER_WORKER_URL,
      deadlineMs: deadlineMs ?? DEFAULT_DEADLINE_MS,
      maxHeapMb: MAX_HEAP_MB,
      maxThreads: 1,
    });
  }

  /** A document that breaks its thread cannot be read. @throws the signal's reason when it is aborted */
  async read(file: DocumentFile, signal?: AbortSignal): Promise<ReadingAnswer> {
    try {
      return await this.threads.run(file, signal);
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      return { failure: 'file-not-readable' };
    }
  }
}
