import { describe, expect, it } from 'vitest';
import { buildSopDocument } from '../../document/testing/build-sop-document.js';
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
  it('holds a sentence that it cannot place word for word in the notes', () => {
    const { document } = draftSop('Cleaning the van.\nWipe the seats. Zanzibar blue unicorns from 1987 are lovely.');
    expect(document.notes.map((note) => note.text)).toEqual(['Zanzibar blue unicorns from 1987 are lovely']);
  });
});
