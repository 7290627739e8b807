import { describe, expect, it } from '@jest/globals';
import { readBanDuration } from './admin-users.service.js';

describe('readBanDuration', () => {
  it.each([
    ['none', null],
    ['24h', 86_400_000],
    ['1h30m', 5_400_000],
    ['1.5h', 5_400_000],
    ['10s250ms', 10_250],
    ['0s', 0],
    ['876000h', 876_000 * 3_600_000],
  ])('reads %s', (written, expected) => {
    expect(readBanDuration(written)).toBe(expected);
  });

  it.each(['', '24', 'h', '-1h', '1d', '1h ', '1..5h', '1e3h', '876001h', '999999999h'])('refuses "%s"', (written) => {
    expect(() => readBanDuration(written)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });
});
