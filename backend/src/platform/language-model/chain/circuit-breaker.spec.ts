import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '../../../../../test/support/fake-clock.js';
import { CircuitBreaker } from './circuit-breaker.js';

let clock: FakeClock;
let breaker: CircuitBreaker;

beforeEach(() => {
  clock = new FakeClock();
  breaker = new CircuitBreaker(clock);
});

function fail(times: number, everyMs = 0): void {
  for (let count = 0; count < times; count += 1) {
    breaker.recordFailure();
    clock.advance(everyMs);
  }
}

describe('CircuitBreaker', () => {
  it('stays closed up to four failures', () => {
    fail(4);
    expect(breaker.isOpen).toBe(false);
    expect(breaker.mayTry()).toBe(true);
  });

  it('opens at the fifth failure of a minute', () => {
    fail(5);
    expect(breaker.isOpen).toBe(true);
    expect(breaker.mayTry()).toBe(false);
  });

  it('forgets failures after a minute', () => {
    fail(5, 15_001);
    expect(breaker.isOpen).toBe(false);
  });

  it('forgets failures at a success', () => {
    fail(4);
    breaker.recordSuccess();
    fail(4);
    expect(breaker.isOpen).toBe(false);
  });

  it('lets one trial through in each half minute', () => {
    fail(5);
    clock.advance(29_999);
    expect(breaker.mayTry()).toBe(false);
    clock.advance(1);
    expect(breaker.mayTry()).toBe(true);
    expect(breaker.mayTry()).toBe(false);
    clock.advance(30_000);
    expect(breaker.mayTry()).toBe(true);
  });

  it('closes when the trial succeeds', () => {
    fail(5);
    clock.advance(30_000);
    breaker.mayTry();
    breaker.recordSuccess();
    expect(breaker.isOpen).toBe(false);
    expect(breaker.mayTry()).toBe(true);
  });

  it('rests again when the trial fails', () => {
    fail(5);
    clock.advance(30_000);
    breaker.mayTry();
    clock.advance(20_000);
    breaker.recordFailure();
    clock.advance(29_999);
    expect(breaker.mayTry()).toBe(false);
    clock.advance(1);
    expect(breaker.mayTry()).toBe(true);
  });
});
