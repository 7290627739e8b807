import { describe, expect, it } from 'vitest';
import { SECTION_IDS, sectionOf, sectionPath } from './sections';

describe('sectionOf', () => {
  it('knows the four sections by their hash (S2.39-S2.42, T10)', () => {
    expect(SECTION_IDS.map((id) => sectionOf(`#${id}`))).toEqual(['features', 'how-it-works', 'pricing', 'use-cases']);
  });

  it.each(['', '#', '#feature', 'features', '#features?', '#access_token=x'])('knows nothing by %j', (hash) => {
    expect(sectionOf(hash)).toBeNull();
  });
});

it('leads to a section from any page (S2.43)', () => {
  expect(sectionPath('use-cases')).toBe('/#use-cases');
});
