import { describe, expect, it } from 'vitest';
import { normalisePassword, weaknessesOf } from './password-rules.js';

describe('normalisePassword', () => {
  it('takes both ways to write an umlaut for the same password', () => {
    expect(normalisePassword('Grüße-42')).toBe(normalisePassword('Gru\u0308ße-42'));
  });

  it('takes 128 characters and refuses 129, instead of cutting them', () => {
    const longest = '🔑a'.repeat(64);
    expect(normalisePassword(longest)).toBe(longest);
    expect(() => normalisePassword(`${longest}b`)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });

  it.each(['null\u0000byte', 'half \ud83d pair'])('refuses what cannot be stored', (password) => {
    expect(() => normalisePassword(password)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
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
