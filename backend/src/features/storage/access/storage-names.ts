import { StorageError } from '../protocol/storage-error.js';

/** ASCII only, so that the order by bytes is that of the characters. Without `?`, `#`, `%` and backslash. */
const KEY = /^[\w/!.*'() &$=@;:+,-]{1,512}$/;
const BUCKET = /^[\w!.*'() &$=@;:+,-]{1,100}$/;

/** Words of the protocol's own addresses. */
const RESERVED = new Set([
  'public',
  'sign',
  'info',
  'authenticated',
  'upload',
  'list',
  'list-v2',
  'move',
  'copy',
  'render',
  'cdn',
]);

/** @throws StorageError InvalidKey */
export function requireObjectName(name: string): string {
  const parts = name.split('/');
  if (!KEY.test(name) || parts.includes('..') || parts.includes('.') || parts.includes('')) {
    throw new StorageError('InvalidKey', `A file cannot have this name: ${name.slice(0, 100)}`);
  }
  return name;
}

/** @throws StorageError InvalidBucketName */
export function requireBucketName(name: string): string {
  if (!BUCKET.test(name) || name === '.' || name === '..' || RESERVED.has(name)) {
    throw new StorageError('InvalidBucketName', `A bucket cannot have this name: ${name.slice(0, 100)}`);
  }
  return name;
}

/** Comes after every text that begins with the prefix: names end at `~`, the last character of ASCII but one. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u007f`;
}
