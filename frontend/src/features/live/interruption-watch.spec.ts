import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InterruptionWatch } from './interruption-watch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startWatch() {
  const told: boolean[] = [];
  return { watch: new InterruptionWatch((isInterrupted) => told.push(isInterrupted)), told };
}

describe('the watch over live updates', () => {
  it('passes over a loss that is made good at once', () => {
    const { watch, told } = startWatch();
    watch.handleLoss();
    vi.advanceTimersByTime(4999);
    watch.handleReturn();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });

  it('reports an interruption once, counted from the first loss, and its end', () => {
    const { watch, told } = startWatch();
    watch.handleLoss();
    vi.advanceTimersByTime(3000);
    watch.handleLoss();
    vi.advanceTimersByTime(2000);
    expect(told).toEqual([true]);
    watch.handleLoss();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([true]);
    watch.handleReturn();
    watch.handleReturn();
    expect(told).toEqual([true, false]);
  });

  it('reports the next interruption like the first', () => {
    const { watch, told } = startWatch();
    for (const _turn of [1, 2]) {
      watch.handleLoss();
      vi.advanceTimersByTime(5000);
      watch.handleReturn();
    }
    expect(told).toEqual([true, false, true, false]);
  });

  it('is silent once it is stopped', () => {
    const { watch, told } = startWatch();
    watch.handleLoss();
    watch.stop();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });
});
