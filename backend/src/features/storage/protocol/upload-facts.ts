import { z } from 'zod';
import type { IncomingFacts } from '../uploads/storage-uploads.service.js';
import { parseJsonText } from './storage-calls.js';
import { StorageError } from './storage-error.js';

const DEFAULT_CACHE = 'max-age=3600';
const DEFAULT_TYPE = 'text/plain;charset=UTF-8';
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(?:\s*;\s*[\w.+-]+=(?:[\w.+/:-]+|"[\w .+/:-]*"))*$/;
const ENCODING = /^[a-z]{1,20}(?:, ?[a-z]{1,20}){0,2}$/;
const MAX_TYPE_LENGTH = 200;
const MAX_METADATA_BYTES = 16_384;

const metadataSchema = z.record(z.string(), z.unknown());

/** The metadata of a file from clients, in headers or in fields of a form. */
interface ClaimedFacts {
  type: string | undefined;
  /** `max-age=60`, `60`, `no-cache` or `no-store`; anything else is the default (S9.44). */
  cacheControl: string | undefined;
  contentEncoding: string | undefined;
  /** JSON text of an object. */
  metadata: Buffer | undefined;
}

/** @throws StorageError InvalidRequest, InvalidMimeType */
export function factsOf({ type, cacheControl, contentEncoding, metadata }: ClaimedFacts): IncomingFacts {
  const claimed = type || DEFAULT_TYPE;
  if (claimed.length > MAX_TYPE_LENGTH || !MEDIA_TYPE.test(claimed)) {
    throw new StorageError('InvalidMimeType', 'The content type cannot be read');
  }
  if (contentEncoding && !ENCODING.test(contentEncoding)) {
    throw new StorageError('InvalidRequest', 'The content encoding cannot be read');
  }
  return {
    claimed,
    cacheControl: cachingOf(cacheControl),
    contentEncoding: contentEncoding || null,
    userMetadata: metadata === undefined ? {} : readMetadata(metadata),
  };
}

function cachingOf(text: string | undefined): string {
  if (text === 'no-cache' || text === 'no-store') return text;
  const seconds = /^(?:max-age=)?(\d{1,9})$/.exec(text?.trim() ?? '')?.[1];
  return seconds === undefined ? DEFAULT_CACHE : `max-age=${Number(seconds)}`;
}

function readMetadata(text: Buffer): object {
  if (text.length > MAX_METADATA_BYTES) throw new StorageError('InvalidRequest', 'The metadata is too large');
  return requireMetadata(parseJsonText(text));
}

/** @throws StorageError InvalidRequest for what is no object, or cannot be stored */
export function requireMetadata(value: unknown): object {
  const parsed = metadataSchema.safeParse(value);
  const text = JSON.stringify(parsed.data ?? null);
  // Postgres stores every character but this one.
  const isStorable = parsed.success && text.length <= MAX_METADATA_BYTES && !text.includes('\\u0000');
  if (!isStorable) throw new StorageError('InvalidRequest', 'metadata has to be an object of at most 16 KiB');
  return parsed.data;
}
