import { describe, expect, it } from '@jest/globals';
import { buildSopDocument } from '../../../../libs/sop-document/testing/build-sop-document.js';
import { draftedTitle, titleOfPrompt } from './sop-title.js';

describe('titleOfPrompt', () => {
  it.each([
    ['a prompt of 49 characters (SD.1)', 'a'.repeat(49), 'a'.repeat(49)],
    ['a prompt of exactly 50 characters, without dots (S3.26)', 'a'.repeat(50), 'a'.repeat(50)],
    ['the first 50 characters and three dots (S3.25, S5.5, S9.23)', 'a'.repeat(51), `${'a'.repeat(50)}...`],
    ['the prompt trimmed at both ends (SD.2)', '  Close the bar \n', 'Close the bar'],
    ['one line (SD.4)', 'Close\nthe\r\n\tbar', 'Close the bar'],
    ['whole emoji (SD.3)', `${'a'.repeat(49)}👩‍🍳b`, `${'a'.repeat(49)}👩‍🍳...`],
    ['whole combining sequences (SD.3)', `${'a'.repeat(49)}e\u0301b`, `${'a'.repeat(49)}e\u0301...`],
  ])('keeps %s', (_name, prompt, title) => {
    expect(titleOfPrompt(prompt)).toBe(title);
  });

  it('stays short when one visible character is built from thousands of marks', () => {
    expect([...titleOfPrompt(`a${'\u0301'.repeat(5000)}`)].length).toBeLessThan(300);
  });
});

describe('draftedTitle (drafting 3.8)', () => {
  const description = 'Every evening the bar is closed by the shift lead: last orders at 22:30, then the till.';
  const draft = buildSopDocument({ title: 'Closing the bar' });
  const titleOf = (title: string, document: typeof draft | null = null) =>
    draftedTitle({ title, description, document }, draft);

  it('gives the new title for one that was cut from a long prompt, and for one of an earlier draft', () => {
    expect(titleOf(titleOfPrompt(description))).toBe('Closing the bar');
    expect(titleOf('Bar', buildSopDocument({ title: 'Bar' }))).toBe('Closing the bar');
  });

  it('does not take more of the same words for a title (SD.1, SD.3)', () => {
    const title = titleOfPrompt('c'.repeat(60));
    const draftOfWords = buildSopDocument({ title: `C${'c'.repeat(59)}` });
    expect(draftedTitle({ title, description: 'c'.repeat(60), document: null }, draftOfWords)).toBe(title);
  });

  it('leaves what a person has written, and a short prompt in full', () => {
    expect(titleOf('My bar')).toBe('My bar');
    expect(draftedTitle({ title: 'Close the bar', description: 'Close the bar', document: null }, draft)).toBe(
      'Close the bar',
    );
  });
});
