import { describe, expect, it } from '@jest/globals';
import { isCommonPassword, isMadeOfContext, normalizePassword, weaknessesOf } from './password-rules.js';

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

const CONTEXT = {
  email: 'anna.schmidt@contoso.example',
  fullName: 'Anna-Lena Schmidt',
  site: ['SOP Platform', 'sop.example.org'],
};

describe('isMadeOfContext', () => {
  it.each([
    'anna.schmidt@contoso.example',
    'AnnaSchmidt',
    'schmidt1990!',
    'c0nt0s0-2024',
    'SOP Platform',
    'sopplatform1',
    'lena&anna!!',
    'schmidt13051971',
  ])('refuses %s (security SEC8)', (password) => expect(isMadeOfContext(password, CONTEXT)).toBe(true));

  it.each(['anna loves blue whales', '12 philosophers', 'correct horse', 'platform nine and three quarters'])(
    'leaves %s alone',
    (password) => expect(isMadeOfContext(password, CONTEXT)).toBe(false),
  );

  it('has nothing against a person without a name', () => {
    expect(isMadeOfContext('correct horse', { email: '', fullName: '', site: [] })).toBe(false);
  });
});

describe('isCommonPassword', () => {
  it.each([
    'password',
    '12345678',
    'Password1',
    'qwertyuiop',
    'ILoveYou',
    'P@ssw0rd!',
    '#1sunshine',
    'dragon2024',
    'm0nk3ym0nk3y',
    'passwordpassword',
  ])('knows %s (security SEC8)', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    'correct horse',
    'plums and pears',
    'kx7q!2024',
    'a","password',
    'Grüße-42 nach Köln',
    '🔑'.repeat(10),
    '83?%love=2;9',
    '482919870264',
  ])('does not know %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});
