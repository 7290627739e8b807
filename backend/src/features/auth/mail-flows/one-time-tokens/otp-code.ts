import { createHmac, randomInt } from 'node:crypto';

const DIGITS = 6;

/** Six random digits, leading zeros included. */
export function newCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** Keyed hash of a code: a million guesses against a plain hash would take less than a second. */
export function hashCode(key: Buffer, tokenId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${tokenId} ${code}`).digest();
}
