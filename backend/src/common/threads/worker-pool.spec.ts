import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '../../../../test/support/wait-for.js';
import { WorkerPool } from './worker-pool.js';

function poolThatNeverAnswers(deadlineMs: number): WorkerPool<SharedArrayBuffer, never> {
  const workerUrl = new URL('./testing/counting.mjs', import.meta.url);
  return new WorkerPool({ work: 'counts', workerUrl, deadlineMs, maxHeapMb: 64, maxThreads: 1 });
}

/** One thread that answers with its own number. */
function poolThatNamesItself(idleMs?: number): WorkerPool<string, number> {
  const workerUrl = new URL('./testing/naming.mjs', import.meta.url);
  return new WorkerPool({ work: 'names', workerUrl, deadlineMs: 20_000, maxHeapMb: 64, maxThreads: 1, idleMs });
}

/** Waits until the thread has started to count. */
async function untilRunning(counter: Int32Array): Promise<void> {
  await waitFor(() => expect(Atomics.load(counter, 0)).not.toBe(0), { timeout: 20_000 });
}

/** Fails when the thread still counts. */
async function expectEnd(counter: Int32Array): Promise<void> {
  await waitFor(
    async () => {
      const before = Atomics.load(counter, 0);
      // So long that a thread that is there gets its turn, also on a busy machine.
      await sleep(700);
      expect(Atomics.load(counter, 0)).toBe(before);
    },
    { timeout: 5000 },
  );
}

describe('WorkerPool', () => {
  it('ends the thread itself at the deadline, and not only the wait for it', async () => {
    const memory = new SharedArrayBuffer(4);
    const counter = new Int32Array(memory);
    const late = expect(poolThatNeverAnswers(3000).run(memory)).rejects.toMatchObject({ reason: 'timeout' });
    await untilRunning(counter);
    await late;
    await expectEnd(counter);
  });

  it('ends the thread itself when the request is aborted', async () => {
    const memory = new SharedArrayBuffer(4);
    const counter = new Int32Array(memory);
    const controller = new AbortController();
    const aborted = expect(poolThatNeverAnswers(60_000).run(memory, controller.signal)).rejects.toThrow('not wanted');
    await untilRunning(counter);
    controller.abort(new Error('not wanted'));
    await aborted;
    await expectEnd(counter);
  });

  it('never starts more threads than allowed: other tasks wait', async () => {
    const pool = poolThatNamesItself();
    const names = await Promise.all([pool.run('a'), pool.run('b'), pool.run('c')]);
    expect(new Set(names).size).toBe(1);
  });

  it('lets a request leave the line, and serves those behind it', async () => {
    const pool = poolThatNamesItself();
    const controller = new AbortController();
    const first = pool.run('a');
    const leaving = expect(pool.run('b', controller.signal)).rejects.toThrow('not wanted');
    const last = pool.run('c');
    controller.abort(new Error('not wanted'));
    await leaving;
    expect(await last).toBe(await first);
  });

  it('serves those who wait after a thread that broke', async () => {
    const memory = new SharedArrayBuffer(4);
    const pool = poolThatNeverAnswers(60_000);
    const controller = new AbortController();
    const aborted = expect(pool.run(memory, controller.signal)).rejects.toThrow('not wanted');
    const next = new SharedArrayBuffer(4);
    const later = new AbortController();
    const second = expect(pool.run(next, later.signal)).rejects.toThrow('enough');
    await untilRunning(new Int32Array(memory));
    expect(Atomics.load(new Int32Array(next), 0)).toBe(0);
    controller.abort(new Error('not wanted'));
    await aborted;
    await untilRunning(new Int32Array(next));
    later.abort(new Error('enough'));
    await second;
  });

  it('takes an idle thread that another pool of its kind has started', async () => {
    const name = await poolThatNamesItself().run('a');
    expect(await poolThatNamesItself().run('b')).toBe(name);
  });

  it('ends a thread that has had no work for its time, and gives its memory back', async () => {
    const pool = poolThatNamesItself(50);
    const first = await pool.run('a');
    await waitFor(async () => expect(await pool.run('b')).not.toBe(first), { timeout: 20_000, interval: 500 });
  });
});
