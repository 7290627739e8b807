import * as words from './words.en';

/** Characters of a code, without ambiguous ones. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** S9.31 */
export const CODE_LENGTH = 6;
/** S9.32 */
const ATTEMPTS_PER_CODE = 3;

/** The shown code, the typed text, and the number of wrong attempts (S4.35-S4.45). */
export interface Verification {
  code: string;
  input: string;
  failedAttempts: number;
}

/** A random code. */
export function createCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
  // 32 characters divide 256 values evenly: all are equally likely.
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A fresh code: nothing typed, no attempt counted (S4.38-S4.40, S9.32). */
export function showCode(code: string): Verification {
  return { code, input: '', failedAttempts: 0 };
}

export function typeCode(verification: Verification, text: string): Verification {
  return { ...verification, input: text.toUpperCase().slice(0, CODE_LENGTH) };
}

/** S4.36, S5.17 */
export function isVerified({ code, input }: Verification): boolean {
  return input === code;
}

/**
 * Counts an attempt if the typed code is wrong (S4.41).
 * @param nextCode is shown after the last attempt (S4.42, S4.43).
 */
export function checkCode(verification: Verification, nextCode: string): Verification {
  if (verification.input === '' || isVerified(verification)) return verification;
  const failedAttempts = verification.failedAttempts + 1;
  return failedAttempts < ATTEMPTS_PER_CODE ? { ...verification, failedAttempts } : showCode(nextCode);
}

/** The message about wrong attempts; null while there is none (S4.44, S8.40). */
export function failureText(verification: Verification): string | null {
  if (verification.failedAttempts === 0 || isVerified(verification)) return null;
  return words.wrongCode(ATTEMPTS_PER_CODE - verification.failedAttempts);
}
