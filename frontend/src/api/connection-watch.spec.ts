import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionWatch } from './connection-watch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watch on a server that returns these answers, and what it has reported. */
function watchOver(...answers: boolean[]) {
  const told: boolean[] = [];
  const probe = vi.fn(async () => answers.shift() ?? true);
  const watch = new ConnectionWatch(probe, (isReachable) => told.push(isReachable));
  return { watch, probe, told };
}

describe('the watch over the connection', () => {
  it('reports no interruption after a single failed request', async () => {
    const { watch, told } = watchOver(true);
    await watch.look();
    expect(told).toEqual([true]);
  });

  it('asks every five seconds until the server answers again', async () => {
    const { watch, probe, told } = watchOver(false, false, true);
    const isBack = watch.look();
    await vi.advanceTimersByTimeAsync(4999);
    expect(told).toEqual([false]);
    await vi.advanceTimersByTimeAsync(5001);
    await isBack;
    expect(told).toEqual([false, false, true]);
    expect(probe).toHaveBeenCalledTimes(3);
  });

  it('asks once however many requests fail at the same time', async () => {
    const { watch, probe } = watchOver(true, true);
    await Promise.all([watch.look(), watch.look()]);
    expect(probe).toHaveBeenCalledOnce();
    await watch.look();
    expect(probe).toHaveBeenCalledTimes(2);
  });
});
