import { isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/auth-js';

/** Sentences for people, where the server's own would not help them on. */
const TEXTS: Readonly<Record<string, string>> = {
  current_password_invalid: 'The current password is wrong.',
  current_password_required: 'Enter your current password too.',
  email_address_invalid: 'This is not an email address that can be reached.',
  email_exists: 'Another account has this address already.',
  identity_already_exists: 'That sign-in opens an account already.',
  identity_not_found: 'It was unlinked already.',
  insufficient_aal: 'Confirm with your second factor first.',
  mfa_challenge_expired: 'That took too long. Try again.',
  mfa_factor_name_conflict: 'You have a second factor of this name already. Choose another name.',
  mfa_verification_failed: 'The code is not right. Codes change every 30 seconds: try the one that is shown now.',
  otp_expired: 'The code is wrong or no longer valid.',
  over_email_send_rate_limit: 'An email was sent just now. Wait a minute before you ask for another.',
  over_request_rate_limit: 'That was tried too often. Wait a few minutes.',
  reauthentication_not_valid: 'The code is wrong or no longer valid.',
  reauthentication_needed: 'You signed in more than 15 minutes ago. Sign in again first.',
  same_password: 'This is the password that you have already.',
  single_identity_not_deletable: 'This is the last way to sign in: link another one first.',
  too_many_enrolled_mfa_factors: 'You have as many second factors as an account can have. Remove one first.',
};

const WEAKNESSES: Readonly<Record<string, string>> = {
  length: 'It needs at least 8 characters.',
  characters:
    'It needs more than two different characters, and more than your name, your address or the name of this site.',
  pwned: 'Many people use it, or one much like it.',
};

/** What went wrong in a call to the auth layer, for a person. */
export function authFailureText(error: unknown): string {
  if (isAuthRetryableFetchError(error)) return 'The server cannot be reached. Check your connection and try again.';
  if (isAuthWeakPasswordError(error)) {
    const reasons = error.reasons.map((reason) => WEAKNESSES[reason]).filter((text) => text !== undefined);
    return ['This password is too easy to guess.', ...reasons].join(' ');
  }
  const code = authFailureCode(error);
  const text = code === null ? undefined : TEXTS[code];
  if (text !== undefined) return text;
  return error instanceof Error ? error.message : 'That did not work. Try again.';
}

/** Stable code of a refusal of the auth layer; null for anything else. */
export function authFailureCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
