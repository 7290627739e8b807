import { expect, it } from '@jest/globals';
import { blockMinutesAfter } from './user-factors.service.js';

it.each([
  [1, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [10, 32],
  [11, 60],
  [5000, 60],
])('after %i wrong answers a factor waits %i minutes', (failures, minutes) => {
  expect(blockMinutesAfter(failures)).toBe(minutes);
});
