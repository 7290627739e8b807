/** Texts of the sign-in steps: errors of the auth layer, the code field, and the welcome at the end. */

export const welcome = 'Welcome back!';
export const welcomeDetails = 'You have successfully signed in.';
export const sixDigits = 'Enter the six digits of the code.';
export const notReached = 'The server cannot be reached. Check your connection and try again.';
export const failed = 'That did not work. Try again.';

/** By the codes of the auth layer: messages where the server's own would not help the user. */
export const failures = {
  current_password_invalid: 'The current password is wrong.',
  current_password_required: 'Enter your current password too.',
  email_address_invalid: 'This email address can’t receive mail.',
  email_exists: 'Another account already has this address.',
  identity_already_exists: 'That sign-in already opens an account.',
  identity_not_found: 'It has already been unlinked.',
  insufficient_aal: 'Confirm with your second step first.',
  mfa_challenge_expired: 'That took too long. Try again.',
  mfa_factor_name_conflict: 'You already have a second step with this name. Choose another name.',
  mfa_verification_failed: 'The code is wrong. Codes change every 30 seconds: try the one that is shown now.',
  otp_expired: 'The code is wrong or no longer valid.',
  over_email_send_rate_limit: 'An email was sent just now. Wait a minute before you ask for another.',
  over_request_rate_limit: 'Too many attempts. Wait a few minutes.',
  reauthentication_not_valid: 'The code is wrong or no longer valid.',
  reauthentication_needed: 'You signed in more than 15 minutes ago. Sign in again first.',
  same_password: 'This is already your password.',
  single_identity_not_deletable: 'This is the last way to sign in: link another one first.',
  too_many_enrolled_mfa_factors: 'You have as many second steps as an account can have. Remove one first.',
} as const;

export const weakPassword = 'This password is too easy to guess.';
/** By the auth layer's reasons for a weak password. */
export const weaknesses = {
  length: 'It needs at least 8 characters.',
  characters:
    'It needs more than two different characters, and more than your name, your address or the name of this site.',
  pwned: 'Many people use it, or one much like it.',
} as const;
