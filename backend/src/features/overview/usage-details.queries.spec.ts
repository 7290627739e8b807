import { expect, it } from '@jest/globals';
import { growthPercent } from './usage-details.queries.js';

it.each([
  [0, 0, null],
  [5, 0, null],
  [6, 4, 50],
  [4, 4, 0],
  [1, 3, -67],
  [0, 3, -100],
])('growth of %i actions after %i is %s (S2.134, screens M6)', (count, before, percent) => {
  expect(growthPercent(count, before)).toBe(percent);
});
