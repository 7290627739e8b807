import { describe, expect, it } from '@jest/globals';
import { type IdentityClaims, readProviderIdentity } from './provider-identity.js';

function claims(changes: Record<string, unknown>): IdentityClaims {
  return { iss: 'https://issuer.example', sub: '42', email: 'Ada@Example.test', email_verified: true, ...changes };
}

describe('readProviderIdentity', () => {
  it('gives who signed in, with the address in lower case', () => {
    expect(readProviderIdentity('google', claims({ name: 'Ada Byron' }))).toEqual({
      provider: 'google',
      issuer: 'https://issuer.example',
      subject: '42',
      email: 'ada@example.test',
      fullName: 'Ada Byron',
    });
  });

  it.each([false, undefined, null, 'true', 1])('refuses an address whose email_verified is %j', (verified) => {
    expect(() => readProviderIdentity('google', claims({ email_verified: verified }))).toThrow(
      expect.objectContaining({ code: 'provider_email_needs_verification' }),
    );
  });

  it.each([
    undefined,
    null,
    5,
    '',
    'nobody',
    '@x',
    'a@',
    'a b@c.de',
    'a\u0000@c.de',
    'a@c.de\n',
    `${'a'.repeat(65)}@c.de`,
  ])('refuses %j as an address', (email) => {
    expect(() => readProviderIdentity('google', claims({ email }))).toThrow(
      expect.objectContaining({ code: 'provider_email_needs_verification' }),
    );
  });

  it.each([
    [undefined, ''],
    [7, ''],
    ['  Ada \n\u0000 Byron ', 'Ada Byron'],
    ['\ud800Ada', 'Ada'],
    [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
    ['y'.repeat(300), 'y'.repeat(200)],
  ])('reads the name %j as %j', (name, fullName) => {
    expect(readProviderIdentity('google', claims({ name })).fullName).toBe(fullName);
  });
});
