import type { ImportCode, ImportState } from '../../../api/generated/types.gen';

/** What is being done with a document. */
export const STATE_TEXTS: Record<ImportState, string> = {
  queued: 'Waiting to be read',
  reading: 'Reading',
  drafting: 'Writing the SOP',
  done: 'Done',
  failed: 'Not imported',
};

/** Share of the way, in percent. */
export const STATE_PROGRESS: Record<ImportState, number> = {
  queued: 35,
  reading: 55,
  drafting: 80,
  done: 100,
  failed: 100,
};

/** Why a document became no SOP, and what helps. */
export const FAILURE_TEXTS: Record<ImportCode, string> = {
  'file-not-readable': 'The file is damaged, or not what its name says.',
  'file-is-scanned': 'The pages are pictures without text. Export the document as a PDF with text, or paste its text.',
  'file-too-long': 'It is too long: 60 pages or 60,000 characters at most. Import it in parts.',
  'file-encrypted': 'It is protected by a password. Save it without one, and choose it again.',
  'file-has-no-text': 'It holds no text.',
  refused: 'The language model declined to write it.',
  'gave-up': 'The server broke off several times. Try again later.',
};
