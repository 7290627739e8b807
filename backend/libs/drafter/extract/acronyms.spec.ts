import { describe, expect, it } from '@jest/globals';
import { acronymsIn } from './acronyms.js';

function terms(text: string): string[] {
  return acronymsIn(text).map(({ term }) => term);
}

describe('acronymsIn', () => {
  it('gives what an acronym stands for, or null', () => {
    expect(acronymsIn('Tell QC, and file the LDPX sheet.')).toEqual([
      { term: 'QC', text: 'Quality control' },
      { term: 'LDPX', text: null },
    ]);
  });

  it.each([
    'Inflate to 32 PSI and spin at 900 RPM for 3 MINS.',
    'Write the PPM and the PH on the card, QTY below.',
    'Attach nothing above 20 MB.',
    'Name the file YYYYMM or YYYY and the client.',
    'Subject: AW: the keys, and WG: the lamps.',
  ])('asks for no unit, no place for digits and no mark of an answer: %s', (text) => {
    expect(terms(text)).toEqual([]);
  });

  it('asks for what only looks like a unit', () => {
    expect(terms('Put the article into the KB.')).toEqual(['KB']);
  });
});
