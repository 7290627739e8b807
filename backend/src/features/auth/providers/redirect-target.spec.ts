import { describe, expect, it } from '@jest/globals';
import { AuthError } from '../protocol/auth-error.js';
import { redirectErrorOf, safeRedirectTarget, withQuery, withQueryAndFragment } from './redirect-target.js';

const SITE = 'https://sop.example';

describe('safeRedirectTarget', () => {
  it.each([`${SITE}/auth/callback`, `${SITE}/`, `${SITE}/a?b=c#d`, 'HTTPS://SOP.EXAMPLE:443/x'])(
    'keeps %s',
    (wanted) => {
      expect(safeRedirectTarget(wanted, SITE)).toBe(new URL(wanted).href);
    },
  );

  it.each([
    undefined,
    '',
    '/auth/callback',
    '//sop.example',
    'http://sop.example/',
    'https://sop.example:8443/',
    'https://sop.example.evil.example/',
    'https://evil.example/?https://sop.example',
    'https://sop.example@evil.example/',
    'https://user@sop.example/',
    'https://:secret@sop.example/',
    'https://evil.example\\@sop.example/',
    'https:\\\\evil.example/sop.example',
    'javascript:alert(1)//https://sop.example',
    `${SITE}//evil.example`,
    `${SITE}/\\evil.example`,
    'data:text/html,x',
    'blob:https://sop.example/0199a0b4',
    `${SITE}/${'a'.repeat(2000)}`,
  ])('replaces %s by the front page (security SEC12)', (wanted) => {
    expect(safeRedirectTarget(wanted, SITE)).toBe(`${SITE}/`);
  });
});

describe('addresses with parameters', () => {
  it('keep what the target had', () => {
    expect(withQuery(`${SITE}/p?a=1#f`, { code: 'x y' })).toBe(`${SITE}/p?a=1&code=x+y#f`);
  });

  it('say errors in query and fragment', () => {
    const url = new URL(withQueryAndFragment(`${SITE}/p`, { error: 'a&b', error_code: 'c' }));
    expect(url.searchParams.get('error')).toBe('a&b');
    expect(new URLSearchParams(url.hash.slice(1)).get('error')).toBe('a&b');
  });
});

describe('redirectErrorOf', () => {
  it.each([
    ['user_banned', 'access_denied'],
    ['signup_disabled', 'access_denied'],
    ['provider_email_needs_verification', 'access_denied'],
    ['no_authorization', 'unauthorized_client'],
    ['service_unavailable', 'temporarily_unavailable'],
    ['unexpected_failure', 'server_error'],
    ['bad_oauth_callback', 'invalid_request'],
  ] as const)('calls %s %s', (code, error) => {
    expect(redirectErrorOf(new AuthError(code, 'text'))).toBe(error);
  });
});
