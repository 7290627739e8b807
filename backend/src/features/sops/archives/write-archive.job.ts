import { z } from 'zod';
import { ROLES } from '../../../common/access/principal.js';
import type { JobDefinition } from '../../../platform/jobs/job-definition.js';

const payload = z.object({
  archiveId: z.uuid(),
  /** Of its owner, when it was asked for: documents of consultants carry their brand. */
  role: z.enum(ROLES).nullable(),
});

export type WriteArchivePayload = z.infer<typeof payload>;

/** Writes an export of many SOPs. Repeatable: it starts over, and does nothing for one that has ended. */
export const writeArchiveJob: JobDefinition<WriteArchivePayload> = {
  name: 'sop.write_archive',
  payload,
  retryLimit: 5,
  retryDelayS: 1,
  // Ten thousand SOPs at half a second each, and room to spare.
  expireInS: 4 * 3600,
  concurrency: 1,
};
