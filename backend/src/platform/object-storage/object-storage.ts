import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A part of a blob. Both bytes are included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** A whole file in the spool of this machine. */
export interface SpooledFile {
  path: string;
  /** Bytes. */
  size: number;
}

export interface ListedBlob {
  key: string;
  /** Bytes. */
  size: number;
  storedAt: Date;
}

/**
 * Keeps blobs: files under keys of our own. A blob is there whole or not at all, and never changes. Who may have it, and
 * what it is called, is known elsewhere.
 */
export abstract class ObjectStorage {
  /** Keeps a spooled file. The file may be gone afterwards, also after a failure. */
  abstract put(key: string, file: SpooledFile): Promise<void>;

  /** Reads a blob or a part of it; null when there is none. The range has to lie within the blob. */
  abstract get(key: string, range?: ByteRange): Promise<Readable | null>;

  /** Size of a blob in bytes; null when there is none. */
  abstract sizeOf(key: string): Promise<number | null>;

  /** Removes a blob; nothing happens when there is none. */
  abstract delete(key: string): Promise<void>;

  /**
   * Whether blobs can be reached at all, as far as this machine alone can tell: a service that others run is not asked,
   * because everything but files goes on without it.
   */
  abstract isAttached(): Promise<boolean>;

  /** Every blob, in no order. */
  abstract list(): AsyncIterable<ListedBlob>;
}

const KEY = /^([0-9a-f]{2})\/\1[0-9a-f]{6}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A key that no blob has: `ab/ab3c…`. The folders keep each folder of a disk small. */
export function newBlobKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

/** Whether a text is a key of ours: adapters touch nothing else. */
export function isBlobKey(text: string): boolean {
  return KEY.test(text);
}
