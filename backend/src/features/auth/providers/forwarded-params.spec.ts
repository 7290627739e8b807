import { describe, expect, it } from '@jest/globals';
import { forwardedParams, scopeWith } from './forwarded-params.js';

describe('forwardedParams', () => {
  it('keeps free parameters and drops reserved ones, whatever their case', () => {
    const query = {
      prompt: 'consent',
      access_type: 'offline',
      provider: 'google',
      REDIRECT_URI: 'https://evil.example',
      Request_Uri: 'https://evil.example',
      state: 'x',
    };
    expect(forwardedParams(query)).toEqual({ prompt: 'consent', access_type: 'offline' });
  });

  it('drops lists and long values, and takes ten at most', () => {
    expect(forwardedParams({ hd: ['a', 'b'], login_hint: 'x'.repeat(501) })).toEqual({});
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, 'v']));
    expect(Object.keys(forwardedParams(many))).toHaveLength(10);
  });
});

describe('scopeWith', () => {
  it.each([
    [undefined, 'openid email profile'],
    ['', 'openid email profile'],
    ['calendar email  drive', 'openid email profile calendar drive'],
    ['a,b', 'openid email profile a b'],
    ['bad"scope ok', 'openid email profile ok'],
  ])('adds %j', (wanted, scope) => {
    expect(scopeWith(wanted)).toBe(scope);
  });
});
