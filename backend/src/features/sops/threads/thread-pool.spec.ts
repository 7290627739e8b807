import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ThreadPool } from './thread-pool.js';

function poolThatNeverAnswers(deadlineMs: number): ThreadPool<SharedArrayBuffer, never> {
  const workerUrl = new URL('./testing/counting.mjs', import.meta.url);
  return new ThreadPool({ work: 'counts', workerUrl, deadlineMs, maxHeapMb: 64, maxIdle: 1 });
}

/** Waits until the thread has begun to count. */
async function untilRunning(counter: Int32Array): Promise<void> {
  await vi.waitFor(() => expect(Atomics.load(counter, 0)).not.toBe(0), { timeout: 20_000 });
}

/** Fails when the thread still counts. */
async function expectEnd(counter: Int32Array): Promise<void> {
  await vi.waitFor(
    async () => {
      const before = Atomics.load(counter, 0);
      // So long that a thread that is there gets its turn, also on a busy machine.
      await sleep(700);
      expect(Atomics.load(counter, 0)).toBe(before);
    },
    { timeout: 5000 },
  );
}

describe('ThreadPool', { timeout: 30_000 }, () => {
  it('ends the thread itself at the deadline, and not only the wait for it', async () => {
    const memory = new SharedArrayBuffer(4);
    const counter = new Int32Array(memory);
    const late = expect(poolThatNeverAnswers(3000).ask(memory)).rejects.toMatchObject({ reason: 'late' });
    await untilRunning(counter);
    await late;
    await expectEnd(counter);
  });

  it('ends the thread itself when the request is aborted', async () => {
    const memory = new SharedArrayBuffer(4);
    const counter = new Int32Array(memory);
    const controller = new AbortController();
    const aborted = expect(poolThatNeverAnswers(60_000).ask(memory, controller.signal)).rejects.toThrow('not wanted');
    await untilRunning(counter);
    controller.abort(new Error('not wanted'));
    await aborted;
    await expectEnd(counter);
  });
});
