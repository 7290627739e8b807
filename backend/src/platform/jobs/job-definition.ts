import type { z } from 'zod';

/** A job is a name, the shape of its payload and a policy; its handler is registered elsewhere. */
export interface JobDefinition<Payload extends object> {
  /** Dotted verb such as `sop.generate`; also the name of its queue. */
  name: string;
  payload: z.ZodType<Payload>;
  /** Tries after the first one. */
  retryLimit: number;
  /** First pause before a retry, in seconds; doubles with each. */
  retryDelayS: number;
  /** Longest a run may take, in seconds. */
  expireInS: number;
  /** Jobs of one process that run at the same time. */
  concurrency: number;
}

/** A run of a job as its handler sees it. */
export interface JobRun<Payload extends object> {
  payload: Payload;
  /** Aborted when the process shuts down or the run has expired. */
  signal: AbortSignal;
  /** Id of the job in its queue. */
  jobId: string;
  /** Number whose lock this process holds while it lives; null while it cannot hold one. @see advisory-locks.ts */
  workerId: number | null;
}

export interface JobHandler<Payload extends object> {
  readonly definition: JobDefinition<Payload>;
  perform(run: JobRun<Payload>): Promise<void>;
}
