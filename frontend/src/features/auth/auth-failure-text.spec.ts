import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { authFailureCode, authFailureText } from './auth-failure-text';

describe('authFailureText', () => {
  it('says what a person can do about a known refusal (S8.41)', () => {
    const error = new AuthApiError('Token has expired or is invalid', 403, 'otp_expired');
    expect(authFailureText(error)).toBe('The code is wrong or no longer valid.');
    expect(authFailureCode(error)).toBe('otp_expired');
  });

  it('names every weakness of a password (S8.43)', () => {
    const error = new AuthWeakPasswordError('The password is weak', 422, ['length', 'characters']);
    expect(authFailureText(error)).toBe(
      'This password is too easy to guess. It needs at least 8 characters. It needs more than two different characters, and more than your name, your address or the name of this site.',
    );
  });

  it('tells a lost connection from a refusal (S8.45)', () => {
    expect(authFailureText(new AuthRetryableFetchError('Failed to fetch', 0))).toMatch(/cannot be reached/);
  });

  it("gives the server's words for the rest, and never nothing", () => {
    expect(authFailureText(new AuthApiError('Manual linking is off', 404, 'manual_linking_disabled'))).toBe(
      'Manual linking is off',
    );
    expect(authFailureText(null)).toBe('That did not work. Try again.');
    expect(authFailureCode(new Error('x'))).toBeNull();
  });
});
