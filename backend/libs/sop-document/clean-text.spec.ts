import { describe, expect, it } from '@jest/globals';
import { cleanLine, cutText } from './clean-text.js';
import { NASTY_TEXTS } from './testing/nasty-texts.js';

describe('cleanLine', () => {
  it.each([
    ['  two\r\n\tlines ', 'two lines'],
    ['a\u202eb\u0007c', 'abc'],
    ['half \ud83d emoji', 'half emoji'],
    ['👩‍🍳 stays whole', '👩‍🍳 stays whole'],
    ['\u00a0\u3000', ''],
  ])('makes %j a clean line', (text, line) => {
    expect(cleanLine(text)).toBe(line);
  });
});

describe('cutText', () => {
  it.each([
    ['abcde', 5, 'abcde'],
    ['abcdef', 5, 'abcd…'],
    ['abc def', 5, 'abc…'],
    ['ab👩‍🍳cd', 5, 'ab…'],
    ['abe\u0301f', 4, 'ab…'],
    ['👍👍👍', 4, '👍…'],
  ])('cuts %j to %i', (text, length, cut) => {
    expect(cutText(text, length)).toBe(cut);
  });

  it.each(NASTY_TEXTS.map((text) => [text.slice(0, 20), text]))('keeps every limit with %j', (_name, text) => {
    for (const limit of [2, 3, 10, 120, 1000]) {
      const cut = cutText(cleanLine(text), limit);
      expect(cut.length).toBeLessThanOrEqual(limit);
      expect(cut).not.toMatch(/\p{Surrogate}/u);
    }
  });
});
