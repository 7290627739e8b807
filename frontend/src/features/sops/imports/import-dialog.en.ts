import type { ImportCode, ImportState } from '../../../api/generated/types.gen';

/** Imports documents and shows the result of each. */

export const text =
  'Each document becomes an SOP in its own words. Headings, lists and tables stay in their order; pictures of Word, PDF and HTML files appear in their steps. The original is kept.';
export const drop = 'Drop files here, or choose them.';
export const kinds = 'Word, PDF, Excel, Markdown, text, CSV or HTML, up to 10 MB each.';
export const choose = 'Choose files';
export const documents = 'Documents';

export const pasteTitle = 'Paste text';
export const pasteField = 'Text of a document or email';
export const pasteIsTooLong = 'At most 60,000 characters';
export const pasteImport = 'Import text';
export const pasteFileName = 'Pasted text.txt';

export const open = 'Open the SOP';
export const openOne = (document: string) => `Open the SOP of ${document}`;
export const isWaiting = 'Waiting to be sent';
export const states = {
  queued: 'Waiting to be read',
  reading: 'Reading',
  drafting: 'Writing the SOP',
  done: 'Done',
  failed: 'Not imported',
} satisfies Record<ImportState, string>;

export const tooMany = (most: number) => `Choose at most ${most} files at a time.`;
export const isOldWord = 'Save it as .docx in Word, and choose it again.';
export const isOtherKind = 'This kind of file cannot be imported.';
export const isTooLarge = 'It is larger than 10 MB.';
export const isEmpty = 'The file is empty.';
export const failures = {
  'file-not-readable': 'The file is damaged, or not what its name says.',
  'file-is-scanned': 'The pages are pictures without text. Export the document as a PDF with text, or paste its text.',
  'file-too-long': 'It is too long: 60 pages or 60,000 characters at most. Import it in parts.',
  'file-encrypted': 'It is protected by a password. Save it without one, and choose it again.',
  'file-has-no-text': 'It has no text.',
  refused: 'The language model declined to write it.',
  'gave-up': 'The server was interrupted several times. Try again later.',
} satisfies Record<ImportCode, string>;
