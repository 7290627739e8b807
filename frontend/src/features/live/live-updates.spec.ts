import { describe, expect, it } from 'vitest';
import { reconnectAfterMs } from './live-updates';

describe('reconnectAfterMs', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 5000],
    [4, 10_000],
    [5, 10_000],
    [50, 10_000],
  ])('waits before try %d for %d ms (S4.22, S9.42)', (tries, pause) => {
    expect(reconnectAfterMs(tries)).toBe(pause);
  });
});
