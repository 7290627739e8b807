import type { ImportCode, ImportState } from '../../../api/generated/types.gen';
import * as words from './import-dialog.en';

/** What is being done with a document. */
export const STATE_TEXTS: Record<ImportState, string> = words.states;

/** The progress, in percent. */
export const STATE_PROGRESS: Record<ImportState, number> = {
  queued: 35,
  reading: 55,
  drafting: 80,
  done: 100,
  failed: 100,
};

/** Why an import failed, and what to do. */
export const FAILURE_TEXTS: Record<ImportCode, string> = words.failures;
