import { describe, expect, it } from '@jest/globals';
import { isDoneAgain } from './leading-verb.js';

describe('a word that begins with "re" (drafting 4)', () => {
  it.each(['repotting', 'retile', 'resealed'])('is a verb done again, and no slip of another word: %s', (word) => {
    expect(isDoneAgain(word)).toBe(true);
  });

  it.each(['recieving', 'refrund', 'red', 'relaese'])('may be a slip: %s', (word) => {
    expect(isDoneAgain(word)).toBe(false);
  });
});
