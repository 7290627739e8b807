import { describe, expect, it } from 'vitest';
import { titleOfPrompt } from './sop-title.js';

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
