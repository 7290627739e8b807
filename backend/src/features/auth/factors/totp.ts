import { createHmac, timingSafeEqual } from 'node:crypto';

export const TOTP_PERIOD_S = 30;
export const TOTP_DIGITS = 6;

/** Clocks of phones drift: adjacent codes are accepted, too. @see RFC 6238 section 5.2 */
const DRIFT_STEPS = 1;
const CODE = /^\d{6}$/;

/** Number of whole periods since 1970. */
export function timeStepOf(time: Date): number {
  return Math.floor(time.getTime() / 1000 / TOTP_PERIOD_S);
}

/** The code of one step of time. @see RFC 4226 section 5.3 */
export function totpCode(secret: Uint8Array, timeStep: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(timeStep));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0');
}

/**
 * The time step of a code, or null when the code is wrong.
 * @param after the last accepted step: its code and older ones are rejected.
 */
export function findTimeStep(secret: Uint8Array, code: string, now: Date, after: number | null): number | null {
  if (!CODE.test(code)) return null;
  const current = timeStepOf(now);
  const first = Math.max(current - DRIFT_STEPS, (after ?? 0) + 1);
  let found: number | null = null;
  for (let step = first; step <= current + DRIFT_STEPS; step += 1) {
    const isSame = timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code));
    if (isSame) found ??= step;
  }
  return found;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_PER_CHARACTER = 5;

/** Bytes as base32 without padding, the format of secrets in authenticator apps. @see RFC 4648 section 6 */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  let text = '';
  for (let start = 0; start < bits.length; start += BITS_PER_CHARACTER) {
    const group = bits.slice(start, start + BITS_PER_CHARACTER).padEnd(BITS_PER_CHARACTER, '0');
    text += ALPHABET.charAt(Number.parseInt(group, 2));
  }
  return text;
}
