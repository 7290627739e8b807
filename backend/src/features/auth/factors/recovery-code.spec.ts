import { describe, expect, it } from '@jest/globals';
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.js';

const KEY = Buffer.alloc(32, 1);

const hashOf = (code: string, set = 'set') => hashRecoveryCode(KEY, set, code).toString('hex');

describe('newRecoveryCode', () => {
  it('has 80 random bits in letters that are not taken for each other', () => {
    const codes = Array.from({ length: 500 }, newRecoveryCode);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{16}$/);
    expect(new Set(codes).size).toBe(500);
    expect(new Set(codes.join('')).size).toBe(32);
  });
});

describe('hashRecoveryCode', () => {
  it.each(['ablo-cdef-ghij-2345', 'ABLO CDEF GHIJ 2345', 'ab10cdefghij2345', ' 8blo-cdef-ghij-2345 '])(
    'takes %j as it was meant',
    (typed) => {
      const meant = typed.includes('8') ? 'bblocdefghij2345' : 'ablocdefghij2345';
      expect(hashOf(typed)).toBe(hashOf(meant));
    },
  );

  it('tells codes and sets apart', () => {
    expect(hashOf('ablocdefghij2345')).not.toBe(hashOf('ablocdefghij2346'));
    expect(hashOf('ablocdefghij2345')).not.toBe(hashOf('ablocdefghij2345', 'other set'));
  });
});
