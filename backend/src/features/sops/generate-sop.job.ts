import { z } from 'zod';
import type { JobDefinition } from '../../platform/jobs/job-definition.js';

const payload = z.object({ generationId: z.uuid() });

/** Drafts one SOP. Repeatable: a run that is finished or cancelled is left alone. */
export const generateSopJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'sop.generate',
  payload,
  retryLimit: 5,
  retryDelayS: 1,
  expireInS: 15 * 60,
  concurrency: 4,
};
