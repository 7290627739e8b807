import { describe, expect, it } from 'vitest';
import { ReadingClock } from './reading-clock';

const S = 1000;

describe('the time that somebody reads (screens M6)', () => {
  it('is what passes between signs of life, a minute each at most', () => {
    const clock = new ReadingClock(0, true);
    clock.noteSign(20 * S);
    clock.noteSign(50 * S);
    expect(clock.seconds).toBe(50);
    clock.noteSign(500 * S);
    expect(clock.seconds).toBe(110);
  });

  it('does not pass while the page is hidden', () => {
    const clock = new ReadingClock(0, true);
    clock.hide(10 * S);
    clock.noteSign(40 * S);
    clock.show(50 * S);
    clock.noteSign(55 * S);
    expect(clock.seconds).toBe(15);
  });

  it('begins when the page is first shown', () => {
    const clock = new ReadingClock(0, false);
    clock.noteSign(10 * S);
    clock.show(20 * S);
    clock.show(25 * S);
    clock.hide(30 * S);
    expect(clock.seconds).toBe(10);
  });
});
