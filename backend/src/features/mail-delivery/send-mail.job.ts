import { z } from 'zod';
import type { JobDefinition } from '../../platform/jobs/job-definition.js';

const payload = z.object({ mailId: z.uuid() });

/** Sends one mail of the outbox. The pauses double: together the tries take about twenty minutes. */
export const sendMailJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'mail.send',
  payload,
  retryLimit: 8,
  retryDelayS: 5,
  expireInS: 120,
  concurrency: 2,
};
