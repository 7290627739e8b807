import { describe, expect, it } from '@jest/globals';
import { encodeBase32, findTimeStep, timeStepOf, totpCode } from './totp.js';

/** The secret of the appendices of both RFCs. */
const SECRET = Buffer.from('12345678901234567890');
const NOW = new Date('2026-01-01T00:00:15Z');
const STEP = timeStepOf(NOW);

describe('totpCode', () => {
  it.each([
    [0, '755224'],
    [1, '287082'],
    [2, '359152'],
    [3, '969429'],
    [4, '338314'],
    [5, '254676'],
    [6, '287922'],
    [7, '162583'],
    [8, '399871'],
    [9, '520489'],
  ])('at counter %i gives %s (RFC 4226 appendix D)', (counter, code) => {
    expect(totpCode(SECRET, counter)).toBe(code);
  });

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i gives the last six digits of RFC 6238 appendix B', (seconds, code) => {
    expect(totpCode(SECRET, timeStepOf(new Date(seconds * 1000)))).toBe(code);
  });
});

describe('findTimeStep', () => {
  it.each([-1, 0, 1])('takes the code that is %i steps away', (distance) => {
    expect(findTimeStep(SECRET, totpCode(SECRET, STEP + distance), NOW, null)).toBe(STEP + distance);
  });

  it.each([-2, 2])('refuses the code that is %i steps away', (distance) => {
    expect(findTimeStep(SECRET, totpCode(SECRET, STEP + distance), NOW, null)).toBeNull();
  });

  it('refuses a code that was taken, and older ones', () => {
    expect(findTimeStep(SECRET, totpCode(SECRET, STEP), NOW, STEP)).toBeNull();
    expect(findTimeStep(SECRET, totpCode(SECRET, STEP - 1), NOW, STEP)).toBeNull();
    expect(findTimeStep(SECRET, totpCode(SECRET, STEP + 1), NOW, STEP)).toBe(STEP + 1);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', ' 12345'])('refuses "%s", which is no code', (code) => {
    expect(findTimeStep(SECRET, code, NOW, null)).toBeNull();
  });
});

describe('encodeBase32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes "%s" as %s (RFC 4648 section 10, without padding)', (text, expected) => {
    expect(encodeBase32(Buffer.from(text))).toBe(expected);
  });
});
