import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { parseCodeChallenge, verifiesChallenge } from './pkce.js';

const VERIFIER = 'a1'.repeat(56);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

describe('parseCodeChallenge', () => {
  it.each(['s256', 'S256', 'plain', 'PLAIN'])('takes the method %s in any case', (method) => {
    expect(parseCodeChallenge(CHALLENGE, method)).toEqual({ challenge: CHALLENGE, method: method.toLowerCase() });
  });

  it.each([
    [undefined, undefined],
    [CHALLENGE, undefined],
    [undefined, 's256'],
    ['', ''],
    ['a'.repeat(42), 's256'],
    ['a'.repeat(129), 's256'],
    [`${'a'.repeat(43)}=`, 's256'],
    [`${'a'.repeat(43)}\n`, 's256'],
    [CHALLENGE, 's512'],
  ])('refuses %j with method %j', (challenge, method) => {
    expect(() => parseCodeChallenge(challenge, method)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });
});

describe('verifiesChallenge', () => {
  it('knows the verifier of a hashed challenge, and no other', () => {
    const proof = { challenge: CHALLENGE, method: 's256' } as const;
    expect(verifiesChallenge(VERIFIER, proof)).toBe(true);
    expect(verifiesChallenge(`${VERIFIER}x`, proof)).toBe(false);
    expect(verifiesChallenge(CHALLENGE, proof)).toBe(false);
  });

  it('compares a plain challenge as it is', () => {
    expect(verifiesChallenge(VERIFIER, { challenge: VERIFIER, method: 'plain' })).toBe(true);
    expect(verifiesChallenge('', { challenge: VERIFIER, method: 'plain' })).toBe(false);
  });
});
