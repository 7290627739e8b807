import { describe, expect, it } from '@jest/globals';
import { seatLimitOfTier } from './seat-limit.js';

describe('seatLimitOfTier', () => {
  it.each<[string | null, number, string]>([
    ['starter', 15, 'S9.18'],
    ['professional', 30, 'S9.19'],
    ['enterprise', 0, 'S9.20, SD.18'],
    ['', 0, 'S9.20'],
    ['premium', 0, 'S9.20'],
    ['__proto__', 0, 'S9.20'],
    [null, 0, 'S9.20'],
    ['Starter', 15, 'SD.17'],
    [' STARTER ', 15, 'SD.17'],
  ])('gives tier %j %d seats (%s)', (tier, seats) => {
    expect(seatLimitOfTier(tier)).toBe(seats);
  });
});
