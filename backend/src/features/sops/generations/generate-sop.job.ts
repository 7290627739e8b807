import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs/job-definition.js';

const payload = z.object({ generationId: z.uuid() });

/** Drafts one SOP. Repeatable: a run that is finished or cancelled is left alone. */
export const generateSopJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'sop.generate',
  payload,
  retryLimit: 5,
  retryDelayS: 1,
  // Beyond the 15 minutes that models may take: a run that is still at work must not be taken up twice.
  expireInS: 20 * 60,
  concurrency: 4,
};
