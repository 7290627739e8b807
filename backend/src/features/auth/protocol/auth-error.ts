interface AuthErrorOptions {
  /** A status for the code that differs from the table. */
  status?: number;
  cause?: unknown;
  /** Only for `weak_password`: what is missing. */
  weakPasswordReasons?: readonly string[];
  /** For calls with OAuth errors: its code, in place of ours. @see RFC 6749 section 5.2 */
  oauthError?: string;
}

/** An error of the auth protocol; its renderer uses the format of the caller's version. */
export class AuthError extends Error {
  /** The same name as in HTTP errors, so that the error filter can distinguish a rejection from a server fault. */
  readonly statusCode: number;
  readonly weakPasswordReasons: readonly string[];
  readonly oauthError: string | null;

  constructor(
    readonly code: AuthErrorCode,
    message: string,
    { status = AUTH_ERROR_STATUS[code], cause, weakPasswordReasons = [], oauthError }: AuthErrorOptions = {},
  ) {
    super(message, { cause });
    this.name = 'AuthError';
    this.statusCode = status;
    this.weakPasswordReasons = weakPasswordReasons;
    this.oauthError = oauthError ?? null;
  }
}

/** All codes of the auth protocol with their default status; a few calls override it. */
const AUTH_ERROR_STATUS = {
  // Requests that cannot be read
  bad_json: 400,
  validation_failed: 400,
  unsupported_grant_type: 400,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  request_entity_too_large: 413,
  unsupported_media_type: 415,
  over_request_rate_limit: 429,
  over_email_send_rate_limit: 429,
  unexpected_failure: 500,
  service_unavailable: 503,
  // Who is calling
  no_api_key: 401,
  no_authorization: 401,
  bad_jwt: 403,
  not_admin: 403,
  session_not_found: 403,
  user_not_found: 403,
  user_banned: 403,
  insufficient_aal: 403,
  // Sessions
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  // Sign-in through a provider
  bad_oauth_state: 400,
  bad_oauth_callback: 400,
  bad_code_verifier: 400,
  provider_email_needs_verification: 400,
  flow_state_not_found: 404,
  flow_state_expired: 422,
  identity_already_exists: 422,
  identity_not_found: 422,
  single_identity_not_deletable: 422,
  email_conflict_identity_not_deletable: 422,
  manual_linking_disabled: 404,
  // Passwords and mails
  invalid_credentials: 400,
  email_not_confirmed: 400,
  email_address_invalid: 400,
  current_password_required: 400,
  current_password_invalid: 400,
  reauthentication_needed: 400,
  reauthentication_not_valid: 422,
  weak_password: 422,
  same_password: 422,
  email_exists: 422,
  user_already_exists: 422,
  otp_expired: 403,
  // Second factors
  mfa_factor_not_found: 404,
  mfa_factor_name_conflict: 422,
  mfa_verification_failed: 422,
  mfa_challenge_expired: 422,
  mfa_ip_address_mismatch: 422,
  mfa_recovery_codes_locked: 429,
  mfa_recovery_codes_sole_factor: 422,
  mfa_verified_factor_exists: 422,
  too_many_enrolled_mfa_factors: 422,
  // What an installation does not offer
  signup_disabled: 422,
  otp_disabled: 422,
  email_provider_disabled: 422,
  phone_provider_disabled: 422,
  anonymous_provider_disabled: 422,
  web3_provider_disabled: 422,
  mfa_totp_enroll_not_enabled: 422,
  mfa_phone_enroll_not_enabled: 422,
  mfa_webauthn_enroll_not_enabled: 422,
  passkey_disabled: 404,
  saml_provider_disabled: 404,
  feature_disabled: 404,
} as const;

export type AuthErrorCode = keyof typeof AUTH_ERROR_STATUS;
