import { describe, expect, it } from '@jest/globals';
import { toRfc3339 } from './wire-timestamps.js';

describe('toRfc3339', () => {
  it.each([
    ['2026-01-31 09:30:00.123456+00', '2026-01-31T09:30:00.123456+00:00'],
    ['2026-01-31 09:30:00+00', '2026-01-31T09:30:00+00:00'],
    ['2026-01-31 09:30:00-08', '2026-01-31T09:30:00-08:00'],
    ['2026-01-31 09:30:00.5+05:30', '2026-01-31T09:30:00.5+05:30'],
  ])('writes %s as %s', (text, expected) => {
    expect(toRfc3339(text)).toBe(expected);
    expect(Date.parse(expected)).not.toBeNaN();
  });
});
