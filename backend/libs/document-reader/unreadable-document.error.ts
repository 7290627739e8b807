/** Why a document cannot be read. */
export const READING_FAILURES = [
  'file-not-readable',
  'file-is-scanned',
  'file-too-long',
  'file-encrypted',
  'file-has-no-text',
] as const;
export type ReadingFailure = (typeof READING_FAILURES)[number];

/** Thrown by readers; the worker returns it as a failure. */
export class UnreadableDocumentError extends Error {
  constructor(
    readonly failure: ReadingFailure,
    options?: ErrorOptions,
  ) {
    super(`The document cannot be read: ${failure}`, options);
    this.name = 'UnreadableDocumentError';
  }
}
