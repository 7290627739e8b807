import { isEmailAddress } from '../../../common/http/field.decorators.js';
import { AuthError } from '../protocol/auth-error.js';

/**
 * Reads an email address as an account keeps it: without spaces around it, in lower case.
 * @throws AuthError `validation_failed`
 */
export function readEmailAddress(written: string): string {
  const email = written.trim().toLowerCase();
  if (!isEmailAddress(email)) throw new AuthError('validation_failed', 'This is not an email address');
  return email;
}
