import { type ArchiveCode, type LeftOutCode, MOST_TOLD } from './archive.dto.js';

/** An SOP, or a file of one, that is missing from the result. */
export interface LeftOut {
  /** Of the SOP. */
  title: string;
  /** Null for the SOP itself. */
  file: string | null;
  code: LeftOutCode;
}

/** What is missing from an export or import: the first lines, and how many there are. */
export class LeftOutList {
  readonly first: LeftOut[] = [];
  count = 0;

  add(title: string, code: LeftOutCode, file: string | null = null): void {
    this.count += 1;
    if (this.first.length < MOST_TOLD) this.first.push({ title, file, code });
  }

  addAll(other: LeftOutList): void {
    for (const { title, code, file } of other.first) this.add(title, code, file);
    this.count += other.count - other.first.length;
  }
}

/** A permanent failure of an export or import. */
export class ArchiveFailedError extends Error {
  override readonly name = 'ArchiveFailedError';

  constructor(
    readonly code: ArchiveCode,
    options?: ErrorOptions,
  ) {
    super(`The archive has failed: ${code}`, options);
  }
}

/** Another worker has taken the export or import, or its owner has deleted it: the attempt is over. */
export class AttemptOverError extends Error {
  override readonly name = 'AttemptOverError';
}
