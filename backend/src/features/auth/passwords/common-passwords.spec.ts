import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords.js';

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
