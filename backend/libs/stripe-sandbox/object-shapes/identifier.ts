import { randomBytes } from 'node:crypto';

/** A new id such as `cus_…`: 128 random bits, so that an id may be the secret part of a page's URL. */
export function newIdentifier(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`;
}
