import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KeyedThrottle } from './keyed-throttle.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function oneSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000));
}

function setUp(work: (value: string) => Promise<void> = async () => undefined) {
  const done: string[] = [];
  const throttle = new KeyedThrottle<string>({
    delayMs: 10,
    gapMs: 100,
    merge: (waiting, newer) => `${waiting}+${newer}`,
    work: async (value) => {
      done.push(value);
      await work(value);
    },
  });
  return { done, throttle };
}

describe('KeyedThrottle', () => {
  it('waits for the delay and joins what arrives meanwhile', async () => {
    const { done, throttle } = setUp();
    throttle.push('k', 'a');
    throttle.push('k', 'b');
    await jest.advanceTimersByTimeAsync(9);
    expect(done).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['a+b']);
  });

  it('keeps the gap between two works of a key, and loses nothing', async () => {
    const { done, throttle } = setUp();
    throttle.push('k', 'a');
    await jest.advanceTimersByTimeAsync(10);
    throttle.push('k', 'b');
    throttle.push('k', 'c');
    await jest.advanceTimersByTimeAsync(99);
    expect(done).toEqual(['a']);
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['a', 'b+c']);
  });

  it('never works on one key twice at a time', async () => {
    const { done, throttle } = setUp(oneSecond);
    throttle.push('k', 'a');
    await jest.advanceTimersByTimeAsync(10);
    throttle.push('k', 'b');
    await jest.advanceTimersByTimeAsync(999);
    expect(done).toEqual(['a']);
    await jest.advanceTimersByTimeAsync(101);
    expect(done).toEqual(['a', 'b']);
  });

  it('lets keys run apart', async () => {
    const { done, throttle } = setUp();
    throttle.push('k', 'a');
    throttle.push('l', 'b');
    await jest.advanceTimersByTimeAsync(10);
    expect(done).toEqual(['a', 'b']);
  });

  it('forgets a key that is done, so that the next value waits the delay only', async () => {
    const { done, throttle } = setUp();
    throttle.push('k', 'a');
    await jest.advanceTimersByTimeAsync(110);
    expect(jest.getTimerCount()).toBe(0);
    throttle.push('k', 'b');
    await jest.advanceTimersByTimeAsync(10);
    expect(done).toEqual(['a', 'b']);
  });

  it('drops what waits when it stops, and starts nothing afterwards', async () => {
    const { done, throttle } = setUp(oneSecond);
    throttle.push('running', 'a');
    await jest.advanceTimersByTimeAsync(10);
    throttle.push('waiting', 'b');
    throttle.stop();
    await jest.advanceTimersByTimeAsync(2000);
    expect(done).toEqual(['a']);
    expect(jest.getTimerCount()).toBe(0);
  });
});
