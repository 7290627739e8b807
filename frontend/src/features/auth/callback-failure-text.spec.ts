import { describe, expect, it } from 'vitest';
import { callbackFailureText } from './callback-failure-text';

const textOf = (query: string) => callbackFailureText(new URLSearchParams(query));

describe('callbackFailureText', () => {
  it.each([
    ['error=access_denied&error_code=bad_oauth_callback', 'You declined the sign-in.'],
    ['error=access_denied&error_code=user_banned', 'This account is blocked.'],
    ['error=invalid_request&error_code=identity_already_exists', 'That sign-in already opens an account.'],
    ['error=server_error&error_code=toString', 'The provider could not confirm the sign-in. Try again.'],
  ])('explains %s', (query, text) => expect(textOf(query)).toBe(text));

  it('never repeats what the address says', () => {
    for (const query of ['error_description=Call+1-900', 'error=Call+1-900', 'error=x&error_code=Call+1-900']) {
      expect(textOf(`${query}&error_description=Call+1-900`)).toBe(
        'The provider could not confirm the sign-in. Try again.',
      );
    }
  });

  it('is silent without a failure', () => expect(textOf('code=abc')).toBeNull());
});
