import { createHmac, randomBytes } from 'node:crypto';
import { encodeBase32 } from './totp.js';

/** How many codes a set has. */
export const RECOVERY_CODES = 10;

/** The type name of a set among the factors of an account. */
export const RECOVERY_FACTOR = 'recovery_code';

/** How `amr` names the proof. */
export const RECOVERY_METHOD = 'mfa/recovery_code';

/** 80 bits: sixteen characters of base32. */
const CODE_BYTES = 10;

/** Digits that base32 does not have, mapped to the similar letters. */
const MISREAD: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '8': 'b' };

/** A random code, without the hyphens by which people read it. */
export function newRecoveryCode(): string {
  return encodeBase32(randomBytes(CODE_BYTES)).toLowerCase();
}

/** Keyed hash of a typed code; case, spaces, hyphens and commonly misread letters make no difference. */
export function hashRecoveryCode(key: Buffer, setId: string, typed: string): Buffer {
  const code = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[018]/g, (digit) => MISREAD[digit] ?? digit);
  return createHmac('sha256', key).update(`${setId} ${code}`).digest();
}
