import { describe, expect, it } from '@jest/globals';
import { SECTIONS } from './labels/sop-label-set.js';
import { isRightToLeft, LABELLED_LANGUAGES, labelsFor } from './sop-labels.js';

describe('labelsFor', () => {
  it.each(LABELLED_LANGUAGES)('has every heading and a complete notice in %s', (lang) => {
    const labels = labelsFor(lang);
    expect(SECTIONS.filter((section) => labels.headings[section].trim() === '')).toEqual([]);
    expect(new Set(Object.values(labels.headings)).size).toBe(SECTIONS.length);
    expect(labels.notice).toContain(labels.suggested);
    expect(labels.notice).toContain(labels.toConfirm);
    expect(labels.confirmValues).toContain('{values}');
  });

  it.each([
    ['pt-BR', 'Objetivo'],
    ['zh-Hant', '目的'],
    ['nl', 'Doel'],
    ['it-CH', 'Scopo'],
    ['ja', '目的'],
    ['sv', 'Purpose'],
    ['', 'Purpose'],
  ])('gives the labels of %j', (lang, purpose) => {
    expect(labelsFor(lang).headings.purpose).toBe(purpose);
  });

  it('knows which languages are written from right to left', () => {
    expect(['ar', 'ar-EG', 'he', 'en', 'zh'].map(isRightToLeft)).toEqual([true, true, true, false, false]);
  });
});
