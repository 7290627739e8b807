import { isStorableText } from '../../../../libs/sop-document/index.js';
import { AuthError } from '../protocol/auth-error.js';

/** Counted as people count: in code points. */
export const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** Why a password is too easy to guess, in the words of the protocol; `pwned` also for what everybody tries first. */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

/**
 * The same password from every keyboard: some write an umlaut as one character, some as two.
 * @throws AuthError `validation_failed` for what no keyboard writes, or what is too long to be hashed
 */
export function normalizePassword(password: string): string {
  const normal = password.normalize('NFKC');
  if (!isStorableText(normal))
    throw new AuthError('validation_failed', 'The password holds characters that cannot be used');
  if (lengthOf(normal) > MAX_LENGTH) {
    throw new AuthError('validation_failed', `The password may have ${MAX_LENGTH} characters at most`);
  }
  return normal;
}

/** What is wrong with a new password. Length counts, not a mixture of characters; but one character again and again is none. */
export function weaknessesOf(password: string): WeakPasswordReason[] {
  const reasons: WeakPasswordReason[] = [];
  if (lengthOf(password) < MIN_LENGTH) reasons.push('length');
  if (new Set(password).size < 3) reasons.push('characters');
  return reasons;
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
