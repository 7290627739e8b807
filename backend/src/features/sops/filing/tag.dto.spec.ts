import { describe, expect, it } from '@jest/globals';
import { tagOf } from './tag.dto.js';

describe('tagOf', () => {
  it.each([
    ['Opening', 'opening'],
    ['  Food   SAFETY\n', 'food safety'],
    ['#Kitchen', 'kitchen'],
    ['# Kitchen', 'kitchen'],
    ['c#', 'c#'],
    // Composed and decomposed letters look the same.
    ['Ku\u0308che', 'küche'],
    ['厨房', '厨房'],
    [' # ', ''],
  ])('keeps %j as %j', (typed, kept) => {
    expect(tagOf(typed)).toBe(kept);
  });
});
