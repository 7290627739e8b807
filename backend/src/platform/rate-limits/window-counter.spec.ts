import { expect, it } from '@jest/globals';
import { WindowCounter } from './window-counter.js';

it('refuses after so many, until the window ends, and others not at all', () => {
  let now = 5000;
  const counter = new WindowCounter({ points: 2, windowMs: 1000, now: () => now });
  expect([counter.count('a'), counter.count('a')]).toEqual([null, null]);
  now += 400;
  expect(counter.count('a')).toBe(600);
  expect(counter.count('b')).toBeNull();
  now += 600;
  expect(counter.count('a')).toBeNull();
});

it('forgets the first subject rather than grow without end (security SEC18)', () => {
  const counter = new WindowCounter({ points: 1, windowMs: 1000, maxSubjects: 2, now: () => 0 });
  for (const subject of ['a', 'b', 'c']) expect(counter.count(subject)).toBeNull();
  expect(counter.count('c')).not.toBeNull();
  expect(counter.count('a')).toBeNull();
});
