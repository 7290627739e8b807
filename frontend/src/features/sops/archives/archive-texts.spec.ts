import { describe, expect, it } from 'vitest';
import { progressOf, resultText } from './archive-texts';

describe('resultText', () => {
  it.each([
    ['export', 1, '1 SOP'],
    ['export', 40, '40 SOPs'],
    ['import', 1, '1 SOP imported'],
    ['import', 0, '0 SOPs imported'],
  ] as const)('of an %s of %i is "%s"', (kind, sop_count, text) => {
    expect(resultText({ kind, sop_count })).toBe(text);
  });
});

describe('progressOf', () => {
  it.each([
    [0, null, null],
    [0, 0, 0],
    [1, 3, 33],
    [3, 3, 100],
  ])('%i of %s is %s percent', (done, total, percent) => {
    expect(progressOf({ progress: { done, total } })).toBe(percent);
  });
});
