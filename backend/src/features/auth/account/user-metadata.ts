import { isStorableText } from '../../../../libs/sop-document/index.js';
import { AuthError } from '../protocol/auth-error.js';

export type UserMetadata = Record<string, unknown>;

/** Metadata is part of every access token, and our own servers reject a token that is too long. */
const MAX_BYTES = 4000;

/**
 * Merges shallowly; null removes a key.
 * @throws AuthError `validation_failed` when the result is too large or holds text that Postgres cannot keep
 */
export function mergeMetadata(current: UserMetadata, changes: UserMetadata): UserMetadata {
  if (!isStorable(changes)) {
    throw new AuthError('validation_failed', 'data holds characters that cannot be stored');
  }
  const merged = Object.fromEntries(Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null));
  if (Buffer.byteLength(JSON.stringify(merged)) > MAX_BYTES) {
    throw new AuthError('validation_failed', `data may hold ${MAX_BYTES} bytes at most`);
  }
  return merged;
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorableText(key) && isStorable(inner));
}

/** The name that the person entered; empty without one. */
export function fullNameOf(metadata: UserMetadata): string {
  const name = metadata['full_name'];
  return typeof name === 'string' ? name : '';
}
