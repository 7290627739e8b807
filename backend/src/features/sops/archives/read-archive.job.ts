import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs/job-definition.js';

const payload = z.object({ archiveId: z.uuid() });

export type ReadArchivePayload = z.infer<typeof payload>;

/** Makes SOPs of an export of many. Repeatable: what was made is remembered, and an import that has ended is left alone. */
export const readArchiveJob: JobDefinition<ReadArchivePayload> = {
  name: 'sop.read_archive',
  payload,
  retryLimit: 5,
  retryDelayS: 1,
  // Pictures are re-encoded, at up to a second each.
  expireInS: 4 * 3600,
  concurrency: 1,
};
