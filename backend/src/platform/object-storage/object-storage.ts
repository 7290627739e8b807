import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** An inclusive range of bytes. */
export interface ByteRange {
  first: number;
  last: number;
}

/** A complete file in the local spool. */
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
 * Stores blobs under generated keys. A blob exists completely or not at all, and is immutable. Access rules and file
 * names are kept elsewhere.
 */
export abstract class ObjectStorage {
  /** Stores a spooled file, which may no longer exist afterwards, even after a failure. */
  abstract put(key: string, file: SpooledFile): Promise<void>;

  /** Reads a blob or a part of it; null if it does not exist. The range must be within the blob. */
  abstract get(key: string, range?: ByteRange): Promise<Readable | null>;

  /** Size of a blob in bytes; null if it does not exist. */
  abstract sizeOf(key: string): Promise<number | null>;

  /** Deletes a blob if it exists. */
  abstract delete(key: string): Promise<void>;

  /**
   * Whether the storage is reachable as far as this machine can tell. An external service is not called, because
   * everything except files works without it.
   */
  abstract isAttached(): Promise<boolean>;

  /** All blobs, in no particular order. */
  abstract list(): AsyncIterable<ListedBlob>;
}

const KEY = /^([0-9a-f]{2})\/\1[0-9a-f]{6}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A new unique key, such as `ab/ab3c…`. The prefix keeps folders on disk small. */
export function newBlobKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

/** Whether a text is a blob key; adapters accept nothing else. */
export function isBlobKey(text: string): boolean {
  return KEY.test(text);
}
