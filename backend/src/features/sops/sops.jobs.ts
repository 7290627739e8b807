import { z } from 'zod';
import { ROLES } from '../../common/access/principal.js';
import type { JobDefinition } from '../../platform/jobs/job-definition.js';

const generateSopPayload = z.object({ generationId: z.uuid() });

/** Drafts one SOP. Repeatable: a run that is finished or cancelled is left alone. */
export const generateSopJob: JobDefinition<z.infer<typeof generateSopPayload>> = {
  name: 'sop.generate',
  payload: generateSopPayload,
  retryLimit: 5,
  retryDelayS: 1,
  // Beyond the 15 minutes that models may take: a run that is still at work must not be taken up twice.
  expireInS: 20 * 60,
  concurrency: 4,
};

const importSopPayload = z.object({ importId: z.uuid() });

/** Makes an SOP of one document. Repeatable: an import that is done or failed is left alone. */
export const importSopJob: JobDefinition<z.infer<typeof importSopPayload>> = {
  name: 'sop.import',
  payload: importSopPayload,
  retryLimit: 5,
  retryDelayS: 1,
  // Beyond the 15 minutes that models may take.
  expireInS: 20 * 60,
  concurrency: 2,
};

const writeArchivePayload = z.object({
  archiveId: z.uuid(),
  /** The owner's account type at the request: documents of consultants have their brand. */
  role: z.enum(ROLES).nullable(),
});

export type WriteArchivePayload = z.infer<typeof writeArchivePayload>;

/** Writes an export of many SOPs. Repeatable: it starts over, and does nothing for one that has ended. */
export const writeArchiveJob: JobDefinition<WriteArchivePayload> = {
  name: 'sop.write_archive',
  payload: writeArchivePayload,
  retryLimit: 5,
  retryDelayS: 1,
  // Ten thousand SOPs at half a second each, with a margin.
  expireInS: 4 * 3600,
  concurrency: 1,
};

const readArchivePayload = z.object({ archiveId: z.uuid() });

export type ReadArchivePayload = z.infer<typeof readArchivePayload>;

/** Makes SOPs of an export of many. Repeatable: what was made is remembered, and an import that has ended is left alone. */
export const readArchiveJob: JobDefinition<ReadArchivePayload> = {
  name: 'sop.read_archive',
  payload: readArchivePayload,
  retryLimit: 5,
  retryDelayS: 1,
  // Pictures are re-encoded, at up to a second each.
  expireInS: 4 * 3600,
  concurrency: 1,
};
