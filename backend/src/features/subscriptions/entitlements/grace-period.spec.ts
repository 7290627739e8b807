import { expect, it } from '@jest/globals';
import { isWithinGrace } from './grace-period.js';

const END = new Date('2026-03-01T12:00:00Z');

it.each([
  ['before the end', '2026-02-01T00:00:00Z', 7, true],
  ['on the last moment of the grace', '2026-03-08T12:00:00Z', 7, true],
  ['after the grace', '2026-03-08T12:00:00.001Z', 7, false],
  ['after the end without a grace', '2026-03-01T12:00:00.001Z', 0, false],
])('a subscription %s opens the product or not (S4.32, T6)', (_moment, now, graceDays, isOpen) => {
  expect(isWithinGrace(END, new Date(now), graceDays)).toBe(isOpen);
});

it('a subscription without an end never runs out', () => {
  expect(isWithinGrace(null, END, 0)).toBe(true);
});
