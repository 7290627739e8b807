import { describe, expect, it } from '@jest/globals';
import { stepsOf } from '../../sop-document/index.js';
import { buildSopDocument } from '../../sop-document/testing/build-sop-document.js';
import { draftSop } from '../draft-sop.js';
import { lostParts } from './keep-everything.js';

describe('lostParts', () => {
  const document = buildSopDocument({ purpose: 'Count the towels and close the gas valve', notes: [] });

  it('finds a part whose number is missing, though its words are there', () => {
    expect(lostParts(['Count the towels 4711.', 'Close the gas valve.'], document)).toEqual(['Count the towels 4711']);
  });

  it('does not take the keys of the document for its words', () => {
    expect(lostParts(['Minutes trigger references expected'], document)).toEqual([
      'Minutes trigger references expected',
    ]);
  });
});

describe('draftSop keeps everything', () => {
  it('holds a sentence that it cannot read word for word in its place', () => {
    const { document } = draftSop('Cleaning the van.\nWipe the seats. Zanzibar blue unicorns from 1987 are lovely.');
    const stated = stepsOf(document).filter(({ src }) => src === 'prompt');
    expect(stated.map(({ text }) => text)).toEqual(['Wipe the seats', 'Zanzibar blue unicorns from 1987 are lovely']);
  });
});
