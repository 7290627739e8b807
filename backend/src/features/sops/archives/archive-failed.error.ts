import type { ArchiveCode } from './archive.dto.js';

/** An export or import that comes to nothing, however often it is tried. */
export class ArchiveFailedError extends Error {
  override readonly name = 'ArchiveFailedError';

  constructor(
    readonly code: ArchiveCode,
    options?: ErrorOptions,
  ) {
    super(`The archive has failed: ${code}`, options);
  }
}
