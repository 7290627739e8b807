import { describe, expect, it } from '@jest/globals';
import { MESSAGE_WINDOW_MS } from '../limits.js';
import { MessageRate } from './client-socket.js';

describe('MessageRate', () => {
  it('allows so many messages in a window, and as many again in the next', () => {
    const rate = new MessageRate(2);
    const start = 1_000_000;
    expect([rate.take(start), rate.take(start + 1), rate.take(start + 2)]).toEqual([true, true, false]);
    expect(rate.take(start + MESSAGE_WINDOW_MS - 1)).toBe(false);
    expect(rate.take(start + MESSAGE_WINDOW_MS)).toBe(true);
  });
});
