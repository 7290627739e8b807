import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs/job-definition.js';

const payload = z.object({ importId: z.uuid() });

/** Makes an SOP of one document. Repeatable: an import that is done or failed is left alone. */
export const importSopJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'sop.import',
  payload,
  retryLimit: 5,
  retryDelayS: 1,
  // Beyond the 15 minutes that models may take.
  expireInS: 20 * 60,
  concurrency: 2,
};
