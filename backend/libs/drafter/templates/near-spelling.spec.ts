import { describe, expect, it } from '@jest/globals';
import { nearSpelling, spellingsOf } from './near-spelling.js';

const known = spellingsOf(['check', 'password', 'forklift', 'freeze', 'freezer', 'clean', 'clear', 'bar']);

describe('nearSpelling', () => {
  it.each([
    ['chekc', 'check'],
    ['pasword', 'password'],
    ['passsword', 'password'],
    ['forklist', 'forklift'],
  ])('takes "%s" for "%s"', (word, right) => {
    expect(nearSpelling(word, known)).toBe(right);
  });

  it.each(['cleax', 'freezes', 'bat', 'pword', 'qheck', ''])('leaves "%s", which may be any word', (word) => {
    expect(nearSpelling(word, known)).toBeNull();
  });
});
