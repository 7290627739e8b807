import { describe, expect, it } from '@jest/globals';
import { readEmailAddress } from './email-address.js';

describe('readEmailAddress', () => {
  it.each([
    ['anna@example.test', 'anna@example.test'],
    [' Anna.Ito+sop@Example.TEST ', 'anna.ito+sop@example.test'],
    ['grüße@bücher.example', 'grüße@bücher.example'],
  ])('reads "%s"', (written, email) => {
    expect(readEmailAddress(written)).toBe(email);
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@example.test',
    'anna@example.test, eve@example.test',
    'Anna <anna@example.test>',
    'anna@exam\nple.test',
    'anna\u0000@example.test',
    `${'a'.repeat(65)}@example.test`,
    // Half of a surrogate pair (reliability REL9).
    '\ud800',
    'anna\udfff@example.test',
    'anna@\ud800.test',
  ])('refuses %j', (written) => {
    expect(() => readEmailAddress(written)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });
});
