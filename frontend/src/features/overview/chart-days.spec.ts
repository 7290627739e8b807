import { expect, it } from 'vitest';
import { chartDays } from './chart-days';

const daysOf = (...actions: number[]) =>
  actions.map((count, index) => ({ day: `2026-01-${index + 1}`, actions: count }));

it.each([
  [daysOf(0, 0, 1, 0, 0, 0, 0, 0, 0, 2), 8],
  [daysOf(0, 0, 0, 0, 0, 0, 0, 0, 0, 2), 7],
  [daysOf(3, 0, 0, 0, 0, 0, 0, 0, 0, 2), 10],
  [daysOf(0, 0, 0, 0, 0, 0, 0, 0, 0, 0), 10],
  [daysOf(0, 0, 1), 3],
])('the chart of usage begins with the first activity and has a week at least (screens M6) [%#]', (days, count) => {
  expect(chartDays(days)).toEqual(days.slice(-count));
});
