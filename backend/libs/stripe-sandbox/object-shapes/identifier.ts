import { randomBytes } from 'node:crypto';

/** A fresh id such as `cus_…`: 128 random bits, so that an id may serve as the secret part of a page's address. */
export function newIdentifier(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`;
}
