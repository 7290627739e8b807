/** `not-readable`: no ZIP file, or one that contradicts itself. `too-large`: beyond a limit. */
export type ZipErrorReason = 'not-readable' | 'too-large';

/** A file that cannot be read as a ZIP file, or cannot become one. */
export class ZipError extends Error {
  override readonly name = 'ZipError';

  constructor(
    readonly reason: ZipErrorReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
