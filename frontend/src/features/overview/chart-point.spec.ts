import { describe, expect, it } from 'vitest';
import { isNamed } from './chart-point';
import { chartSummary } from './chart-summary';
import { dayName } from './day-name';

describe('a chart in a sentence', () => {
  it('names the sum and the highest bar, the first of equals', () => {
    const points = [
      { label: 'Jan 1', value: 2 },
      { label: 'Jan 2', value: 5 },
      { label: 'Jan 3', value: 5 },
    ];
    expect(chartSummary(points, 'actions')).toBe('12 actions, most of them on Jan 2: 5');
  });

  it('says so when there is nothing', () => {
    expect(chartSummary([], 'actions')).toBe('No actions');
  });
});

describe('the name of a day', () => {
  it('is that of the day, wherever the reader is', () => {
    expect(dayName('2026-01-31')).toContain('31');
    expect(dayName('2026-02-01')).toContain('1');
  });
});

describe('the names below the bars', () => {
  it.each([
    [1, [0]],
    [6, [0, 1, 2, 3, 4, 5]],
    [7, [0, 2, 4, 6]],
    [30, [4, 9, 14, 19, 24, 29]],
  ])('of %i bars are equally far apart, and the last has one', (bars, named) => {
    expect(Array.from({ length: bars }, (_, index) => index).filter((index) => isNamed(index, bars))).toEqual(named);
  });
});
