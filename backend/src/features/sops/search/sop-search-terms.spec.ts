import { describe, expect, it } from '@jest/globals';
import { sopSearchTerms } from './sop-search-terms.js';

describe('search terms', () => {
  it.each([
    ['Fryer OFF', "'fryer':* & 'off':*"],
    ['  fryer   off ', "'fryer':* & 'off':*"],
    ['fridge at 5 °C', "'fridge':* & 'at':* & '5':* & 'c':*"],
    ['anna@example.test', "'anna':* & 'example':* & 'test':*"],
    ['Öffnungszeiten', "'öffnungszeiten':*"],
    ['सफाई', "'सफाई':*"],
    ['تنظيف', "'تنظيف':*"],
  ])('of %j are beginnings of words', (typed, wordQuery) => {
    expect(sopSearchTerms(typed)).toEqual({ wordQuery, pieces: [], pairQuery: null });
  });

  it.each([
    ["fryer' | 'x", "'fryer':* & 'x':*"],
    ['!(a & b) <-> c:*', "'a':* & 'b':* & 'c':*"],
    ["\\' OR 1=1 --", "'or':* & '1':* & '1':*"],
  ])('of %j hold no operator', (typed, wordQuery) => {
    expect(sopSearchTerms(typed).wordQuery).toBe(wordQuery);
  });

  it('of text without letters are none', () => {
    expect(sopSearchTerms(" !?%_'\u0301 ")).toEqual({ wordQuery: null, pieces: [], pairQuery: null });
  });

  it('of scripts without spaces are pieces', () => {
    expect(sopSearchTerms('清洁程 HACCP')).toEqual({
      wordQuery: "'haccp':*",
      pieces: ['清洁程'],
      pairQuery: "'清洁' & '洁程'",
    });
  });

  it.each([
    ['锅', "'锅':*"],
    ['A4纸张', "'纸张'"],
    ['ครัว', "'คร' & 'รั' & 'ัว'"],
    ['𠮷野家', "'𠮷野' & '野家'"],
  ])('of the piece %j are its pairs of letters', (typed, pairQuery) => {
    expect(sopSearchTerms(typed)).toMatchObject({ wordQuery: null, pairQuery });
  });

  it('are bounded in number and length', () => {
    const { wordQuery } = sopSearchTerms(`${'x'.repeat(1000)} `.repeat(50));
    expect(wordQuery?.split(' & ')).toHaveLength(12);
    expect(wordQuery?.length).toBeLessThan(900);
  });
});
