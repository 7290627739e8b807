import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

const linesOf = (sentence: string): string =>
  JSON.stringify(draftSop(`Pedal boats. Wipe the seats. ${sentence} Shut the hut.`).document.phases);

describe('draftSop orders nobody to do what only happens (drafting 3.1)', () => {
  it.each([
    ['Otherwise the bond is lost for the club.', /Lose the bond/u],
    ['Paddles in and photos of anything bent or missing.', /Bend photos/u],
    ['The forms are stamped, folded and sent registered.', /Register sent/u],
  ])('%s', (sentence, order) => {
    expect(linesOf(sentence)).not.toMatch(order);
  });
});
