import { describe, expect, it } from '@jest/globals';
import { normalizePassword, weaknessesOf } from './password-rules.js';

describe('normalizePassword', () => {
  it('takes both ways to write an umlaut for the same password', () => {
    expect(normalizePassword('Grüße-42')).toBe(normalizePassword('Gru\u0308ße-42'));
  });

  it('takes 128 characters and refuses 129, instead of cutting them', () => {
    const longest = '🔑a'.repeat(64);
    expect(normalizePassword(longest)).toBe(longest);
    expect(() => normalizePassword(`${longest}b`)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });

  it.each(['null\u0000byte', 'half \ud83d pair'])('refuses what cannot be stored', (password) => {
    expect(() => normalizePassword(password)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });
});

describe('weaknessesOf', () => {
  it.each([
    ['correct horse', []],
    ['12345678', []],
    ['1234567', ['length']],
    ['ababababab', ['characters']],
    ['🔑🔑🔑', ['length', 'characters']],
    ['', ['length', 'characters']],
  ])('finds in "%s": %j', (password, reasons) => {
    expect(weaknessesOf(password)).toEqual(reasons);
  });
});
