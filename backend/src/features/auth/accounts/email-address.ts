import { isEmail } from 'class-validator';
import { isStorableText } from '../../../common/http/is-storable-text.decorator.js';
import { AuthError } from '../auth-error.js';

/**
 * Reads an e-mail address as an account keeps it: without spaces around it, in lower case.
 * @throws AuthError `validation_failed`
 */
export function readEmailAddress(written: string): string {
  const email = written.trim().toLowerCase();
  // Half of a surrogate pair would make isEmail throw.
  if (!isStorableText(email) || !isEmail(email))
    throw new AuthError('validation_failed', 'This is not an e-mail address');
  return email;
}
