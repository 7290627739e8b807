import { describe, expect, it } from 'vitest';
import { durationText, growthText, shortUsageText, usageText } from './usage-texts';

describe('figures of usage in words (screens M6)', () => {
  it.each([
    [0, '0 hours', '-'],
    [20, '1 minute', '1 min'],
    [1500, '25 minutes', '25 min'],
    [3600, '1 hour', '1 h'],
    [5400, '1.5 hours', '1.5 h'],
  ])('%i seconds are %s, in a table %s (S2.132)', (seconds, text, short) => {
    expect([usageText(seconds), shortUsageText(seconds)]).toEqual([text, short]);
  });

  it.each([
    [null, '-'],
    [0, '0%'],
    [12, '+12%'],
    [-5, '-5%'],
  ])('growth of %s is %s (S2.134)', (percent, text) => {
    expect(growthText(percent)).toBe(text);
  });

  it.each([
    [null, '-'],
    [10, '1 minute'],
    [7200, '2 hours'],
    [172_800, '2 days'],
  ])('%s seconds until the completion are %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});
