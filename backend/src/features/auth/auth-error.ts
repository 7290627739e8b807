import { AUTH_ERROR_STATUS, type AuthErrorCode } from './auth-error-codes.js';

/** An error of the auth protocol; its renderer writes the form that the caller's version asks for. */
export class AuthError extends Error {
  readonly status: number;

  constructor(
    readonly code: AuthErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'AuthError';
    this.status = AUTH_ERROR_STATUS[code];
  }
}
