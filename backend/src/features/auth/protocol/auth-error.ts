import { AUTH_ERROR_STATUS, type AuthErrorCode } from './auth-error-codes.js';

interface AuthErrorOptions {
  /** Where a call answers the code with another status than the table says. */
  status?: number;
  cause?: unknown;
  /** Only for `weak_password`: what is missing. */
  weakPasswordReasons?: readonly string[];
  /** For calls that answer as OAuth does: its code, in place of ours. @see RFC 6749 section 5.2 */
  oauthError?: string;
}

/** An error of the auth protocol; its renderer writes the form that the caller's version asks for. */
export class AuthError extends Error {
  /** Named as HTTP errors name it, so that the error filter knows a refusal from a fault of ours. */
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
