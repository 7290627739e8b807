import type { z } from 'zod';

/** Name, payload schema and retry policy of a job; its handler is registered separately. */
export interface JobDefinition<Payload extends object> {
  /** Dotted verb such as `sop.generate`; also the name of its queue. */
  name: string;
  payload: z.ZodType<Payload>;
  /** Retries after the first attempt. */
  retryLimit: number;
  /** Delay before the first retry, in seconds; doubles with each retry. */
  retryDelayS: number;
  /** Maximum duration of a run, in seconds. */
  expireInS: number;
  /** Concurrent jobs per process. */
  concurrency: number;
}

/** A run of a job as its handler sees it. */
export interface JobRun<Payload extends object> {
  payload: Payload;
  /** Aborted when the process shuts down or the run has expired. */
  signal: AbortSignal;
  /** Id of the job in its queue. */
  jobId: string;
  /**
   * Id of the advisory lock that this process holds while it is alive; null while it holds none.
   * @see advisory-locks.ts
   */
  workerId: number | null;
}

export interface JobHandler<Payload extends object> {
  readonly definition: JobDefinition<Payload>;
  perform(run: JobRun<Payload>): Promise<void>;
}
